/** 1 where a text begins at the left, -1 where it begins at the right: turns what counts from the left. */
export const flipOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** `2 / 8`: which of how many, in this order in every language. */
export const Count = ({at, of}: {at: number; of: number}) => <bdi dir="ltr">{`${at} / ${of}`}</bdi>
