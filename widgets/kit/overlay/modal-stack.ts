/**
 * Isolates an open dialog from the page around it, and undoes that on close: everything else is
 * inert, the page does not scroll, Escape closes the topmost dialog even when the focus is on the
 * body. The toast layer stays alive, which is why this is not `<dialog>.showModal()`.
 */
import {above} from '../core/shadow-box.ts'
import {isToastLayer} from './layer.ts'

const stack: HTMLElement[] = []

/** Makes `host` the topmost dialog; the returned function takes it away again. */
export function pushModal(host: HTMLElement, onEscape: () => void): () => void {
  const silenced = silenceAround(host)
  stack.push(host)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || stack.at(-1) !== host) return
    event.preventDefault()
    onEscape()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    stack.splice(stack.indexOf(host), 1)
    for (const element of silenced) element.inert = false
  }
}

function silenceAround(host: HTMLElement) {
  const silenced: HTMLElement[] = []
  // The layer may be inside a modal dialog of the page: then what is around that is silenced, too.
  for (let kept: Element | null = host; kept && kept.localName !== 'body'; kept = above(kept)) {
    for (const element of kept.parentNode?.children ?? []) {
      if (element === kept || !(element instanceof HTMLElement) || isSpared(element)) continue
      silenced.push(element)
    }
  }
  // After all styles were read: each change would have them computed again.
  for (const element of silenced) element.inert = true
  return silenced
}

/** Hidden elements need not become inert, and a page's dialog over ours must be usable. */
const isSpared = (element: HTMLElement) =>
  element.inert || isToastLayer(element) || getComputedStyle(element).display === 'none'

let locks = 0
let unlockScroll = () => {}

/**
 * Keeps the page from scrolling; the returned function lets it again, once nothing else holds it. It
 * measures the page, so it comes before whatever changes the page.
 */
export function holdScroll(): () => void {
  if (locks++ === 0) unlockScroll = lockScroll()
  return () => {
    if (--locks === 0) unlockScroll()
  }
}

function lockScroll() {
  const root = document.documentElement
  const scrollbar = innerWidth - root.clientWidth
  const scroller = sourceOfOverflow(root)
  // Each for itself: the shorthand reads as empty where the page has set one of them.
  const restores = ['overflow-x', 'overflow-y'].map(axis =>
    override(scroller, axis, 'hidden', 'important'),
  )
  if (scrollbar > 0) restores.push(override(root, 'padding-right', `${scrollbar}px`))
  return () => {
    for (const restore of restores) restore()
  }
}

/**
 * The element whose `overflow` is that of the window: the root, or the body of a page whose root says
 * nothing. With an `overflow` of the root such a body would become a scroller of its own, at its top.
 */
function sourceOfOverflow(root: HTMLElement) {
  const body = document.querySelector('body')
  return body && !saysOverflow(root) && saysOverflow(body) ? body : root
}

const saysOverflow = (element: HTMLElement) => getComputedStyle(element).overflow !== 'visible'

/** Sets a style of an element of the page; the returned function sets it as it was. */
function override(element: HTMLElement, name: string, value: string, priority = '') {
  const {style} = element
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  style.setProperty(name, value, priority)
  return () => {
    style.setProperty(name, ...before)
    // Chromium does not remove an attribute that was not read since the style changed.
    if (!element.getAttribute('style')) element.removeAttribute('style')
  }
}
