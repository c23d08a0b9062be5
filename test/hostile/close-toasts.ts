/** Closes messages, as a visitor who has read them does. */
import type {Debugger} from '../support/browser/debugger.ts'

/** Needs a visible message; waits until all are removed, since a visible one has listeners. */
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
