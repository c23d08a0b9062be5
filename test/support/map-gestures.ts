/** Mouse gestures on a map that can be moved. */

/** Options of an event as the browser sends it. */
export const eventOptions = {bubbles: true, composed: true, cancelable: true}

export const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

export function middleOf(element: Element) {
  const {left, top, width, height} = element.getBoundingClientRect()
  return {clientX: left + width / 2, clientY: top + height / 2}
}

/**
 * Presses, moves, pauses and releases: a drag without inertia. The pause is longer than a map that
 * is released needs to settle; `whilePaused` is called in each of its frames.
 */
export async function drag(target: Element, x: number, y: number, whilePaused = () => {}) {
  const from = middleOf(target)
  const at = (part: number) => ({
    clientX: from.clientX + x * part,
    clientY: from.clientY + y * part,
  })
  const send = (Kind: typeof MouseEvent, type: string, part: number) =>
    target.dispatchEvent(new Kind(type, {...eventOptions, ...at(part)}))
  send(PointerEvent, 'pointerdown', 0)
  send(MouseEvent, 'mousedown', 0)
  for (let step = 1; step <= 40; step++) {
    send(MouseEvent, 'mousemove', Math.min(1, step / 8))
    await frame()
    if (step > 10) whilePaused()
  }
  send(PointerEvent, 'pointerup', 1)
  send(MouseEvent, 'mouseup', 1)
}
