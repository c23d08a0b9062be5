/**
 * When a widget comes alive whose code does not come with its page: as it comes near the window, or
 * when a visitor turns to it. Until then it is what the server rendered, and what a visitor does in
 * it is held: the last press, choice or post is done again when the widget is alive.
 */
import {whenNear} from '../../widgets/shared/ui/near.ts'

export type Wake = 'near' | 'intent'

/** About the next turn of a wheel. */
const NEAR = '400px'
const TURNING_TO_IT = ['pointerover', 'pointerdown', 'focusin', 'keydown']

/** `load` rejects when the code cannot be had; what is called again tries again. Answers how to stop. */
export function whenWanted(
  element: HTMLElement,
  wake: Wake,
  load: () => Promise<void>,
): () => void {
  const waiting = new AbortController()
  const {signal} = waiting
  // A change does not leave the shadow root.
  const inside = element.shadowRoot ?? element
  const stays = () => {} // as the server rendered it
  const want = () => void load().catch(stays)

  if (wake === 'near') signal.addEventListener('abort', whenNear(element, NEAR, want))
  for (const type of [...TURNING_TO_IT, 'change']) {
    inside.addEventListener(type, want, {once: true, passive: true, signal})
  }
  const repeat = holdLast(inside, load, waiting)
  element.addEventListener(
    'ocp-ready',
    () => {
      waiting.abort()
      repeat()
    },
    {signal},
  )
  return () => waiting.abort()
}

/** Answers how to do again what was done last, for when somebody is there to hear it. */
function holdLast(inside: Node, load: () => Promise<void>, waiting: AbortController): () => void {
  const {signal} = waiting
  let last = () => {}
  const hold = (type: string, again: (event: Event) => (() => void) | undefined) =>
    inside.addEventListener(
      type,
      event => {
        last = again(event) ?? last
      },
      {signal},
    )

  hold('click', ({target}) => {
    const button = (target as Element).closest('button')
    return button && !button.form ? () => button.click() : undefined
  })
  hold(
    'change',
    ({target}) =>
      () =>
        target?.dispatchEvent(new Event('change', {bubbles: true})),
  )
  hold('submit', event => {
    event.preventDefault()
    const {target, submitter} = event as SubmitEvent
    const send = () => (target as HTMLFormElement).requestSubmit(submitter)
    // Without the code it is the browser that sends, to a server that judges.
    load().catch(() => {
      waiting.abort()
      send()
    })
    return send
  })
  return () => last()
}
