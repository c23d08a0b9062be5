/** The server's own errors: what cannot be done is thrown, and the handlers of failures read these facts. */

/** The base of all of them. The handlers word the answer; `message` is for the log and the operator. */
export class ServerError extends Error {
  override name = 'ServerError'
  /** The status of the answer to a request that it ends. */
  readonly statusCode: number = 500

  /** Names the kind of failure for programs. */
  get code() {
    return this.name
  }
}

/** A request that ends with this status. */
export class HttpError extends ServerError {
  override name = 'HttpError'
  override readonly statusCode: number

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
