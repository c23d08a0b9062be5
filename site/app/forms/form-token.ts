/** The visitor's form token in the browser. */
import {FORM_TOKEN_COOKIE, FORM_TOKEN_PATH} from '../shared-with-server/form-token.ts'

/** Undefined where cookies are refused: an enquiry arrives without one, too. */
export const storedFormToken = () =>
  document.cookie
    .split('; ')
    .find(cookie => cookie.startsWith(`${FORM_TOKEN_COOKIE}=`))
    ?.slice(FORM_TOKEN_COOKIE.length + 1)

/** As early as the page could have brought it: a person fills in no form within two seconds. */
export function askForToken() {
  if (!navigator.cookieEnabled || storedFormToken()) return
  fetch(FORM_TOKEN_PATH).catch(() => {}) // an enquiry arrives without one, too
}
