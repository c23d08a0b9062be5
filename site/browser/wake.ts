/**
 * When a widget comes alive whose code does not come with its page: as it comes near the window, or
 * when a visitor turns to it. Until then it is what the server rendered, whose links and forms work.
 */
import {whenNear} from '../../widgets/shared/ui/near.ts'

export type Wake = 'near' | 'intent'

/** About the next turn of a wheel. */
const NEAR = '400px'
const TURNING_TO_IT = ['pointerover', 'pointerdown', 'focusin', 'keydown']

/** Calls `load` once; answers how to stop waiting. */
export const whenWanted = (element: HTMLElement, wake: Wake, load: () => void): (() => void) =>
  wake === 'near' ? whenNear(element, NEAR, load) : onIntent(element, load)

/** The last thing that was done while nobody was there to hear it is done again then. */
function onIntent(element: HTMLElement, load: () => void) {
  const waiting = new AbortController()
  const {signal} = waiting
  let unheard = () => {}

  // A change does not leave the shadow root.
  const inside = element.shadowRoot ?? element
  for (const type of [...TURNING_TO_IT, 'change']) {
    inside.addEventListener(type, load, {once: true, passive: true, signal})
  }
  inside.addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest('button')
      if (button && !button.form) unheard = () => button.click()
    },
    {signal},
  )
  inside.addEventListener(
    'change',
    ({target}) => {
      unheard = () => target?.dispatchEvent(new Event('change', {bubbles: true}))
    },
    {signal},
  )
  element.addEventListener(
    'ocp-ready',
    () => {
      waiting.abort()
      unheard()
    },
    {signal},
  )
  return () => waiting.abort()
}
