/**
 * When a widget is hydrated whose code is not part of its page: once the page has loaded, when it is
 * near the viewport of such a page, or when a visitor turns to it. Until then it is what the server rendered; what a visitor does in it
 * is held by `early-presses.ts`.
 */
import {whenIdle} from '#kit/core/when-idle.ts'
import {whenNear} from '#kit/ui/when-near.ts'
import {UNAVAILABLE} from '../startup/early-presses.ts'

export type HydrateOn = 'load' | 'near' | 'intent'

/** About the next turn of a wheel. */
const PRELOAD_MARGIN = '400px'
const SIGNS_OF_INTENT = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change']

/** `load` rejects when the code cannot be had; the next sign of intent tries again. Answers how to stop. */
export function hydrateOnInteraction(
  element: HTMLElement,
  hydrateOn: HydrateOn,
  load: () => Promise<void>,
): () => void {
  const waiting = new AbortController()
  const {signal} = waiting
  // A change does not leave the shadow root.
  const inside = element.shadowRoot ?? element
  let isLoading = false
  const want = async () => {
    if (isLoading) return
    isLoading = true
    try {
      await load()
    } catch {
      // It stays as the server rendered it: its links and forms work without the code.
      element.dispatchEvent(new Event(UNAVAILABLE, {bubbles: true}))
    }
    isLoading = false
  }

  if (hydrateOn === 'load') {
    if (document.readyState === 'complete') void want()
    else addEventListener('load', want, {signal})
  }
  if (hydrateOn === 'near') {
    whenIdle(() => {
      if (!signal.aborted) signal.addEventListener('abort', whenNear(element, PRELOAD_MARGIN, want))
    })
  }
  for (const type of SIGNS_OF_INTENT) {
    inside.addEventListener(type, want, {passive: true, signal})
  }
  // A `focusout` between two fields stays inside, too: replay it once the widget validates fields.
  const left = new Set<EventTarget>()
  inside.addEventListener('focusout', ({target}) => target && left.add(target), {signal})
  element.addEventListener(
    'ocp-ready',
    ({target}) => {
      if (target !== element) return // a widget inside one in the document
      waiting.abort()
      for (const field of left) field.dispatchEvent(new FocusEvent('focusout', {bubbles: true}))
    },
    {signal},
  )
  return () => waiting.abort()
}
