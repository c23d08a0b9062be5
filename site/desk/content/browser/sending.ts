/** While files are being sent no form leaves the page, and closing it asks first. */
import {noticeBeside} from '#desk/browser/notice.ts'

export interface Sending {
  begin(): void
  /** `isWhole`: every file arrived. Answers whether nothing is being sent any more. */
  end(isWhole: boolean): boolean
}

export function holdWhileSending(form: HTMLFormElement): Sending {
  const words = form.querySelector<HTMLElement>('[data-wait]')?.dataset ?? {}
  let running = 0
  let isAllWhole = true
  let held: {notice: HTMLElement; button: string} | undefined
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  // Before every other listener: none of them sees a form that stays.
  document.addEventListener(
    'submit',
    event => {
      const {target, submitter} = event
      if (!running || !(target instanceof HTMLFormElement)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const button = submitter?.getAttribute('aria-label') ?? submitter?.textContent?.trim() ?? ''
      const says = words.wait?.replace('%', button) ?? ''
      held = {notice: noticeBeside(target, submitter, {mark: 'sending', says}), button}
    },
    {capture: true},
  )
  return {
    begin() {
      running += 1
      addEventListener('beforeunload', warn)
    },
    end(isWhole) {
      running -= 1
      isAllWhole &&= isWhole
      if (running) return false
      removeEventListener('beforeunload', warn)
      if (held) {
        const says = (isAllWhole ? words.arrived : words.missing) ?? ''
        held.notice.textContent = says.replace('%', held.button)
        held.notice.classList.toggle('notice--wrong', !isAllWhole)
      }
      held = undefined
      isAllWhole = true
      return true
    },
  }
}
