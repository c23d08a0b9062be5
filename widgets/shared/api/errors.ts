/** When a request got no answer. */
import {lostMessage} from './lost.ts'

export {LOST} from './lost.ts'

/** No answer: the browser is offline, or the request or its answer was lost on the way. */
export class ApiError extends Error {
  override name = 'ApiError'
}

/** The words for any failure of a call, that of fetching the request layer included. */
export const failureMessage = (error: unknown) =>
  error instanceof ApiError ? error.message : lostMessage()
