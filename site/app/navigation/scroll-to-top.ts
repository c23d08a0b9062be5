/** After an accepted form the page scrolls to the top (spec section 4). */
export const toTop = () => scrollTo({top: 0})

/** For a part that goes with what was pressed in it: the focus goes to the page, not to nowhere. */
export const focusPage = () =>
  document.querySelector<HTMLElement>('main')?.focus({preventScroll: true})
