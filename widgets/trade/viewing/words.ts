/** Words of the server about viewings, apart from the rules, so that they are read without Vest. */

/** The server's thanks for a viewing that is booked; the name is that of its call. */
export const viewingThanks = {createViewing: /*i18n*/ 'Your viewing is booked.'}

/** The server's words where somebody else has the hour. */
export const HOUR_TAKEN = /*i18n*/ 'This hour has just been taken. Please choose another one.'

/** The server's words where a visitor has as many viewings to come as one person may. */
export const TOO_MANY_VIEWINGS =
  /*i18n*/ 'You have several viewings to come already. Please call us to arrange another one.'

/** The server's words where a network has booked as many as it may in a day. */
export const TOO_MANY_BOOKINGS =
  /*i18n*/ 'Many viewings were booked from your network today. Please call us to arrange yours.'

/** The server's words where a network holds as many hours as it may. */
export const TOO_MANY_HOURS =
  /*i18n*/ 'Too many hours are being held from your network. Please try again in a few minutes.'

/** The server's words where a viewing has been moved as often as a visitor may. */
export const TOO_MANY_MOVES =
  /*i18n*/ 'This viewing has been moved several times already. Please call us to move it again.'

/** The server's words where nothing can be changed any more. */
export const VIEWING_OVER = /*i18n*/ 'This viewing can no longer be changed.'
