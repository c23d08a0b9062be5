/**
 * Once slides do not scroll by themselves, the browser cannot bring one into view for the
 * keyboard: hidden slides are removed from the tab order, and from screen readers.
 */

/** The share of a slide that counts as seen: one that only peeks in does not. */
const SEEN = 0.3

export function makeUnseenInert(viewport: HTMLElement, slides: HTMLElement[]) {
  const observer = new IntersectionObserver(
    changes => {
      for (const {target, intersectionRatio} of changes) {
        const isSeen = intersectionRatio >= SEEN
        if (!isSeen && hasFocus(target)) viewport.focus({preventScroll: true})
        ;(target as HTMLElement).inert = !isSeen
      }
    },
    {root: viewport, threshold: SEEN},
  )
  for (const slide of slides) observer.observe(slide)
  return () => {
    observer.disconnect()
    for (const slide of slides) slide.inert = false
  }
}

const hasFocus = (element: Element) =>
  element.contains((element.getRootNode() as Document | ShadowRoot).activeElement)
