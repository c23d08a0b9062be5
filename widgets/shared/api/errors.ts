/** What a visitor reads when a request got no answer (spec sections 7 and 8). */

export const OFFLINE = /*i18n*/ 'No Internet Connection'
export const LOST = /*i18n*/ 'Something went wrong'

/** No answer: the browser is offline, or the request or its answer was lost on the way. */
export class ApiError extends Error {
  override name = 'ApiError'
}

/** Whether the browser itself says that there is no connection. */
export const isOffline = () => globalThis.navigator?.onLine === false

/** The words for any failure of a call, that of fetching the request layer included. */
export const failureMessage = (error: unknown) =>
  error instanceof ApiError ? error.message : isOffline() ? OFFLINE : LOST
