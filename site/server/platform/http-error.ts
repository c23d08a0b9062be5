/** Errors that end a request with a status: a server's plain failure, and a refusal in words for people. */

/** The handlers of failures word the answer; `message` is for the log alone. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** A request that is not fulfilled, in words for the visitor or the partner's developer. */
export class Refusal extends HttpError {
  override name = 'Refusal'
  readonly errors: Record<string, string> | undefined
  /** Seconds after which another attempt may help. */
  readonly retryAfter: number | undefined

  constructor(
    statusCode: number,
    message: string,
    more: {errors?: Record<string, string>; retryAfter?: number} = {},
  ) {
    super(statusCode, message)
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** Fields that a form's rules or shape refuse: the first message, and all of them by field. */
export function refuseFields(errors: Record<string, string>): never {
  const [first = 'Something is missing.'] = Object.values(errors)
  throw new Refusal(422, first, {errors})
}
