/** 1 where a text begins at the left, -1 where it begins at the right: turns what counts from the left. */
export const flipOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
