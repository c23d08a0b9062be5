/** Spec section 8: of articles and news it is said with a space. */
export const LOST_WORDS = /*i18n*/ 'Something went wrong !'
