/** How wide a card's picture is shown in the page's grids, as in `<img sizes>` (styles/columns.css). */
export const CARD_SIZES =
  '(min-width: 110em) 376px, (min-width: 60em) 29vw, (min-width: 40em) 46vw, 92vw'
