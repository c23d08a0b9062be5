/** When a request got no answer. */
import {connectionFailureMessage} from './failure-messages.ts'

export {LOAD_FAILED} from './failure-messages.ts'

/** No answer: the browser is offline, or the request or its answer was lost on the way. */
export class ApiError extends Error {
  override name = 'ApiError'
}

/** The words for any failure of a call, that of fetching the request layer included. */
export const failureMessage = (error: unknown) =>
  error instanceof ApiError ? error.message : connectionFailureMessage()
