/** The pages of viewings on the agency's site. */

/** Free hours and their form, for browsers without JavaScript: of a home, or of an agent. */
export const BOOK_VIEWING = '/book-viewing'

export const VIEWINGS = '/viewings/'

/** The private page of one viewing, by the token of its link. */
export const viewingPath = (token: string) => VIEWINGS + encodeURIComponent(token)

/** A file that every calendar reads. */
export const viewingFile = (token: string) => `${viewingPath(token)}/calendar.ics`
