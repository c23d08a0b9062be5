/** What a page does over and over with our widgets: everything here runs in the page itself. */

export interface Mounting {
  markup: string
  times: number
  /** So many at a time: a frame that one of them waits for, all of them have waited for. */
  together: number
}

/** Puts widgets on the page, lets them become whole, begins to use them and takes them away. */
export async function mountOften({markup, times, together}: Mounting) {
  const until = async (holds: () => boolean) => {
    const deadline = performance.now() + 10_000
    while (!holds()) {
      if (performance.now() > deadline) throw new Error(`a widget does not become whole: ${holds}`)
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  const isWhole = ({shadowRoot}: Element) =>
    !shadowRoot?.querySelector('[aria-busy=true],.skeleton')
  for (let left = times; left > 0; left -= together) {
    const box = document.createElement('div')
    let ready = 0
    box.addEventListener('ocp-ready', () => ready++)
    box.innerHTML = markup.repeat(together)
    document.body.append(box)
    const widgets = [...box.children]
    await until(() => ready === together && widgets.every(isWhole))
    // Forms wake, and ask for what they need, as soon as somebody turns to them.
    for (const {shadowRoot} of widgets) shadowRoot?.querySelector('input')?.focus()
    box.remove()
    await until(() => widgets.every(({shadowRoot}) => !shadowRoot?.querySelector('[data-root] *')))
  }
}

/** Opens the dialog of the page's widget by the control and closes it by its own button. */
export async function openOften({control, times}: {control: string; times: number}) {
  const until = async <Found>(find: () => Found | null | undefined) => {
    const deadline = performance.now() + 10_000
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() > deadline) throw new Error(`never came: ${find}`)
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  const layer = () => document.querySelector('ocp-layer-dialog')
  const inDialog = (selector: string) => layer()?.shadowRoot?.querySelector<HTMLElement>(selector)
  const opener = await until(() => {
    const [widget] = document.querySelectorAll('body > *')
    return widget?.shadowRoot?.querySelector<HTMLElement>(control)
  })
  for (let time = 0; time < times; time++) {
    opener.focus()
    opener.click()
    const close = await until(() => inDialog('[part=close]'))
    inDialog('input')?.focus()
    close.click()
    await until(() => !layer())
  }
}

/** Has the page's one toaster say something, and closes it. */
export async function toastOften({times}: {times: number}) {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const toasts = () => {
    const {shadowRoot} = document.querySelector('ocp-layer-toasts') ?? {}
    return shadowRoot?.querySelectorAll('[data-sonner-toast]') ?? []
  }
  for (let time = 0; time < times; time++) {
    document.dispatchEvent(
      new CustomEvent('ocp-toast', {detail: {kind: 'success', message: 'Sent.'}}),
    )
    while (toasts().length === 0) await nextFrame()
    for (const toast of toasts()) toast.querySelector<HTMLElement>('[data-close-button]')?.click()
    while (toasts().length > 0) await nextFrame()
  }
}

/** The server is asked once for each thing: what is looked at is the page. Before anything runs in it. */
export function rememberAnswers() {
  const fetchIt = window.fetch
  const answers = new Map<string, {text: string; status: number}>()
  window.fetch = async (input, init) => {
    const {url} = new Request(input)
    if (!url.includes('/api/v1/')) return fetchIt(input, init)
    let answer = answers.get(url)
    if (!answer) {
      const response = await fetchIt(input, init)
      answer = {text: await response.text(), status: response.status}
      answers.set(url, answer)
    }
    const headers = {'content-type': 'application/json'}
    return new Response(answer.text, {status: answer.status, headers})
  }
}
