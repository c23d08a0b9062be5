/** Where the language of a page is named. */

/** The visitor's choice. */
export const LANGUAGE_COOKIE = 'language'

/** The parameter of an address, for that answer alone. */
export const LANGUAGE_PARAMETER = 'lang'
