/**
 * What an open dialog does to the page around it, and undoes: everything else is inert, the page
 * does not scroll, Escape closes the topmost dialog even when the focus is on the body. The toast
 * layer stays alive, which is why this is not `<dialog>.showModal()`.
 */
import {above, isToastLayer} from './layer.ts'

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

/** What is not shown needs no silence; and a dialog of the page that opens over ours must be of use. */
const isSpared = (element: HTMLElement) =>
  element.inert || isToastLayer(element) || getComputedStyle(element).display === 'none'

let locks = 0
let scrollBefore: {overflow: string; priority: string; padding: string} | null = null

/**
 * Keeps the page from scrolling; the returned function lets it again, once nothing else holds it. It
 * measures the page, so it comes before whatever changes the page.
 */
export function holdScroll(): () => void {
  if (locks++ === 0) lockScroll()
  return () => {
    if (--locks === 0) unlockScroll()
  }
}

function lockScroll() {
  const {style, clientWidth} = document.documentElement
  const scrollbar = innerWidth - clientWidth
  scrollBefore = {
    overflow: style.getPropertyValue('overflow'),
    priority: style.getPropertyPriority('overflow'),
    padding: style.paddingRight,
  }
  style.setProperty('overflow', 'hidden', 'important')
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
}

function unlockScroll() {
  if (!scrollBefore) return
  const {style} = document.documentElement
  style.setProperty('overflow', scrollBefore.overflow, scrollBefore.priority)
  style.paddingRight = scrollBefore.padding
  // Chromium does not remove an attribute that was not read since the style changed.
  if (!document.documentElement.getAttribute('style')) {
    document.documentElement.removeAttribute('style')
  }
  scrollBefore = null
}
