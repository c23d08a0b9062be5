/** The width of a card's picture in the page's grids, as in `<img sizes>`; styles/card-grid.css sets it. */
export const CARD_SIZES =
  '(min-width: 110em) 376px, (min-width: 60em) 29vw, (min-width: 40em) 46vw, 92vw'
