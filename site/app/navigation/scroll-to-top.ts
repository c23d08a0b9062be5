/** After an accepted form the page scrolls to the top (spec section 4). */
export const toTop = () => scrollTo({top: 0})

/**
 * The focus goes to the page's heading, not to nowhere: after a change of page in place, and for a
 * part that goes with what was pressed in it.
 */
export function focusPage() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? document.querySelector<HTMLElement>('main')
  target?.focus({preventScroll: true})
}
