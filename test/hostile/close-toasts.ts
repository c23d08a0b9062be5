/** Somebody who has read the message. */
import type {Debugger} from '../support/browser/debugger.ts'

/** For when a message is there; waits for all to be gone: while one is seen, it listens. */
export async function closeToasts(seen: Debugger) {
  const [layer] = await seen.elements('ocp-layer-toasts')
  await layer?.call(async function () {
    const toasts = () => [...(this.shadowRoot?.querySelectorAll('[data-sonner-toast]') ?? [])]
    const moment = () => new Promise(resolve => setTimeout(resolve, 5))
    while (toasts().length) {
      for (const toast of toasts()) toast.querySelector<HTMLElement>('[data-close-button]')?.click()
      await moment()
    }
  })
}
