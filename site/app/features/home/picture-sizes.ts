/**
 * As wide as the window, as in `<img sizes>`. A phone gets half of it: its pixels are so fine that
 * twice the picture would be three times the bytes and not to be seen.
 */
export const ON_SMALL = '(min-width: 40em) 100vw, 49vw'
