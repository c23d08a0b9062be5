/** Actions that a page repeats with our widgets: everything here runs in the page itself. */

export interface Mounting {
  markup: string
  times: number
  /** So many at a time: a frame that one of them waits for, all of them have waited for. */
  together: number
}

/** Puts widgets on the page, lets them render, begins to use them and removes them. */
export async function mountOften({markup, times, together}: Mounting) {
  const until = async (holds: () => boolean) => {
    const deadline = performance.now() + 30_000
    while (!holds()) {
      if (performance.now() > deadline)
        throw new Error(`timed out waiting for a widget to render: ${holds}`)
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  const isWhole = ({shadowRoot}: Element) =>
    !shadowRoot?.querySelector('[aria-busy=true],.skeleton')
  const put = (count: number) => {
    const box = document.createElement('div')
    box.innerHTML = markup.repeat(count)
    document.body.append(box)
    return box
  }
  for (let left = times; left > 0; left -= together) {
    // As frameworks do that mount twice: it is removed before it has rendered.
    const removedAtOnce = put(1)
    await null
    removedAtOnce.remove()
    const box = put(together)
    const widgets = [...box.children]
    let ready = 0
    box.addEventListener('ocp-ready', () => ready++)
    await until(() => ready === together && widgets.every(isWhole))
    // A form hydrates, and requests what it needs, as soon as it gets the focus.
    widgets[0]?.shadowRoot?.querySelector('input')?.focus()
    box.remove()
    await until(() => widgets.every(({shadowRoot}) => !shadowRoot?.querySelector('[data-root] *')))
  }
}

/** Opens the dialog of the page's widget by the control and closes it by its own button. */
export async function openOften({control, times}: {control: string; times: number}) {
  const until = async <Found>(find: () => Found | null | undefined) => {
    const deadline = performance.now() + 30_000
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() > deadline) throw new Error(`timed out waiting for: ${find}`)
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  const layer = () => document.querySelector('ocp-layer-dialog')
  const inDialog = (selector: string) => layer()?.shadowRoot?.querySelector<HTMLElement>(selector)
  const opener = await until(() => {
    const [widget] = document.querySelectorAll('body > *')
    return widget?.shadowRoot?.querySelector<HTMLElement>(control)
  })
  // A view begins to listen once it has been painted.
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  for (let time = 0; time < times; time++) {
    opener.focus()
    opener.click()
    const close = await until(() => inDialog('[part=close]'))
    inDialog('input')?.focus()
    close.click()
    await until(() => !layer())
  }
}

/** Loads the page's one toaster, has it show a toast, and closes that toast. */
export async function toastOften({times}: {times: number}) {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const all = (selector: string) => {
    const {shadowRoot} = document.querySelector('ocp-layer-toasts') ?? {}
    return shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []
  }
  const toasts = () => all('[data-sonner-toast]')
  while (all('section').length === 0) {
    dispatchEvent(new PointerEvent('pointermove'))
    await nextFrame()
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

/** Caches responses, since only the page is measured. To be called before anything runs in it. */
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
