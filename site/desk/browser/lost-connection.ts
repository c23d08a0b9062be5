/**
 * Before a form leaves its page the server must answer something: where the connection is lost,
 * browsers show a page of their own, and what was typed would be gone.
 */
import {noticeBeside} from './notice.ts'

const LONGEST_MS = 10_000

export function sendWhenConnected() {
  const main = document.querySelector<HTMLElement>('main[data-lost]')
  const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href
  if (!main || !file) return
  const asking = new WeakSet<HTMLFormElement>()
  const answered = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', event => {
    const {target: form, submitter} = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    if (answered.delete(form) || staysHere(submitter)) return
    event.preventDefault()
    if (asking.has(form)) return
    asking.add(form)
    void isConnected(file).then(is => {
      asking.delete(form)
      if (!is) {
        noticeBeside(form, submitter, {mark: 'lost', says: main.dataset.lost ?? ''})
        return
      }
      document.querySelector('[data-notice=lost]')?.remove()
      answered.add(form)
      form.requestSubmit(submitter)
    })
  })
}

/** The answer opens in a tab of its own: browsers refuse that to a script that has waited. */
const staysHere = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.formTarget === '_blank'

/** Whatever the answer is. */
const isConnected = (file: string) =>
  fetch(file, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LONGEST_MS)}).then(
    () => true,
    () => false,
  )
