/**
 * How wide the first pictures of these pages are shown; a file of its own, because the head imports
 * it.
 */

/** The first article of the list: most of the page's width. */
export const COVER_SIZES = '(min-width: 80em) 790px, (min-width: 60em) 62vw, 92vw'

/** Above an article: as wide as the page's column. */
export const ARTICLE_SIZES = '(min-width: 81em) 1200px, 100vw'
