/** Messages for visitors when something failed to load (spec sections 7 and 8). */

export const OFFLINE = /*i18n*/ 'No Internet Connection'
export const LOAD_FAILED = /*i18n*/ 'Something went wrong'

/** Returns true when the browser itself reports that there is no connection. */
export const isOffline = () => globalThis.navigator?.onLine === false

export const connectionFailureMessage = () => (isOffline() ? OFFLINE : LOAD_FAILED)

/** No answer: the browser is offline, or the request or its answer was lost on the way. */
export class ApiError extends Error {
  override name = 'ApiError'
}

/** The words for any failure of a call, that of fetching the request layer included. */
export const failureMessage = (error: unknown) =>
  error instanceof ApiError ? error.message : connectionFailureMessage()
