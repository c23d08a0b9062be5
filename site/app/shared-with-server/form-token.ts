/** How a visitor's browser comes by the signed time that its enquiries carry. */

/** Read by the site's own code, for the API, and by the server, for posts without JavaScript. */
export const FORM_TOKEN_COOKIE = 'form_token'

/** Sets the cookie, where pages come out of a shared cache and can set none. */
export const FORM_TOKEN_PATH = '/form-token'

/** Token of a form that came back to a browser which refuses cookies. */
export const FORM_TOKEN_PARAMETER = 'form_token'
