/**
 * Calls with the slide that the keyboard has reached while it only peeks in: the browser sees a part
 * of it, and leaves it there.
 */
export function onCutSlideFocused(
  viewport: HTMLElement,
  slides: HTMLElement[],
  signal: AbortSignal,
  act: (index: number) => void,
) {
  const listener = ({target}: FocusEvent) => {
    const focused = target as Element
    if (!focused.matches(':focus-visible')) return
    const index = slides.findIndex(slide => slide.contains(focused))
    const slide = slides[index]
    if (slide && isCut(slide, viewport)) act(index)
  }
  viewport.addEventListener('focusin', listener, {signal})
}

function isCut(slide: Element, viewport: Element) {
  const [box, edge] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()]
  return box.left < edge.left - 1 || box.right > edge.right + 1
}
