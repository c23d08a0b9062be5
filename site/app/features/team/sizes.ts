/** How wide portraits are shown; the document preloads the first one with the same sizes. */
export const CARD_SIZES =
  '(min-width: 80em) 379px, (min-width: 56em) 30vw, (min-width: 40em) 45vw, 44vw'

export const PORTRAIT_SIZES = '(min-width: 80em) 440px, (min-width: 40em) 36vw, 92vw'
