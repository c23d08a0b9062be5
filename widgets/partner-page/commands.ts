/**
 * Commands of a page to its widgets: `ocp.open('#visit')`, or `ocp.q.push(['open', '#visit'])`
 * before the loader is there. `scan` and `consent` cannot wait for this file; the loader does them.
 */
import {pageSettings} from '#kit/core/page-settings.ts'
import {readyWidgets, widgetsOnPage} from './data-layer.ts'
import type {Command, PageApi, Prefill, Target} from './page-api.ts'

/** Does what waits in the page's queue, and from then on what comes, at once. */
export function followCommands() {
  const page = globalThis as {ocp?: Pick<PageApi, 'q'>}
  // The loader has made one. Beside the package a page makes its own, and that may be later than this.
  if (!Object.hasOwn(page, 'ocp')) page.ocp = {q: []}
  const q = page.ocp?.q
  if (!Array.isArray(q)) return // the page has a variable of that name for something else
  const follow = () => {
    while (q.length) perform(q.shift() as Command)
  }
  const {push} = q
  Object.defineProperty(q, 'push', {
    configurable: true,
    value: (...commands: Command[]) => {
      push.apply(q, commands)
      follow()
      return q.length
    },
  })
  follow()
}

const commands: Record<string, (...args: never[]) => void> = {
  open: (target?: Target) => setOpen(target, true),
  close: (target?: Target) => setOpen(target, false),
  prefill,
  on,
  scan() {},
  consent() {},
}

function perform([name, ...args]: Command) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) command(...(args as never[]))
  else warn(`there is no command "${name}"; there are ${Object.keys(commands).join(', ')}`)
}

/** The dialog is open while the attribute is there. A widget that is not loaded yet is fetched. */
function setOpen(target: Target | undefined, isOpen: boolean) {
  const element = elementOf(target)
  if (!element) {
    return warn(`nothing on this page is ${target ?? 'an <ocp-book-now>'}: put the element first`)
  }
  element.toggleAttribute('open', isOpen)
  pageSettings().fetchWidget?.(element.localName)
}

/** A listener for `ocp-ready` is also called for widgets that are ready already. */
function on(type: string, handler: (event: Event) => void) {
  document.addEventListener(type, handler)
  if (type !== 'ocp-ready') return
  for (const widget of readyWidgets()) {
    widget.addEventListener(type, handler, {once: true})
    widget.dispatchEvent(new CustomEvent(type, {detail: {}}))
  }
}

/** For one element, or for every form of the page, those that come later too. */
function prefill(values: Prefill, target?: Target) {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(known.map(([name, value]) => [name, `${value}`])).toString()
  if (target) return elementOf(target)?.setAttribute('prefill', query)
  pageSettings().prefill = query
  for (const form of widgetsOnPage().filter(hasForm)) form.setAttribute('prefill', query)
}

const elementOf = (target: Target = 'ocp-book-now') =>
  typeof target === 'string' ? document.querySelector(target) : target

const hasForm = (widget: Element) =>
  (widget.constructor as {observedAttributes?: string[]}).observedAttributes?.includes('prefill')

const warn = (message: string) => console.warn(`[ocp] ${message}`)
