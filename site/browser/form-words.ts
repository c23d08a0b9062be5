/** What the site says above a form that was posted without JavaScript and refused. */
export const REFUSED_FIELDS = /*i18n*/ 'Some fields need another look.'

/** The newsletter words its one rule so, to the letter (spec section 5). */
export const REFUSED_EMAIL = /*i18n*/ 'Invalid Email'
