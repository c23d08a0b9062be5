/**
 * Before a form leaves its page the server must answer something: where the connection is lost,
 * browsers show a page of their own, and what was typed would be gone.
 */
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
    if (answered.delete(form)) return
    event.preventDefault()
    if (asking.has(form)) return
    asking.add(form)
    void isConnected(file).then(is => {
      asking.delete(form)
      main.querySelector('[data-lost-notice]')?.remove()
      if (!is) return tell(form, submitter, main.dataset.lost ?? '')
      answered.add(form)
      form.requestSubmit(submitter)
    })
  })
}

/** Whatever the answer is. */
const isConnected = (file: string) =>
  fetch(file, {
    ...{method: 'HEAD', cache: 'no-store'},
    signal: AbortSignal.timeout(LONGEST_MS),
  }).then(
    () => true,
    () => false,
  )

function tell(form: HTMLFormElement, submitter: HTMLElement | null, says: string) {
  const notice = document.createElement('p')
  notice.className = 'notice notice--wrong'
  notice.dataset.lostNotice = ''
  notice.setAttribute('role', 'alert')
  const buttons = submitter?.closest('.buttons')
  if (buttons && form.contains(buttons)) buttons.before(notice)
  else form.append(notice)
  // Said after it is there, so that it is read out.
  notice.textContent = says
  notice.scrollIntoView({block: 'nearest'})
}
