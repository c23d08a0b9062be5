/** The one shape of every answer (spec section 7): the HTTP status equals `statusCode`. */
import {agency, changedFacts} from '../../../../widgets/shared/agency.ts'
import type {SentFacts} from '../../../../widgets/shared/api/agency-facts.ts'
import type {Answer} from '../../../../widgets/shared/api/call.ts'
import type {KeptAnswer} from './answer-cache.ts'

/** What a handler gives back when all went well. */
export interface Outcome {
  message: string
  data?: unknown
  /** In the place of both: the whole answer, as it was made before. */
  kept?: KeptAnswer
}

/** A request that is not fulfilled, in words for the visitor or the partner's developer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly statusCode: number
  readonly errors: Record<string, string> | undefined
  /** Seconds after which asking again may help. */
  readonly retryAfter: number | undefined

  constructor(
    statusCode: number,
    message: string,
    more: {errors?: Record<string, string>; retryAfter?: number} = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** Fields that a form's rules or shape refuse: the first message, and all of them by field. */
export function refuseFields(errors: Record<string, string>): never {
  const [first = 'Something is missing.'] = Object.values(errors)
  throw new Refusal(422, first, {errors})
}

export const fulfilled = ({message, data = null}: Outcome): Answer => ({
  statusCode: 200,
  message,
  data,
})

/** The answer of a reading call as text. */
export const answerText = (message: string, data: unknown) =>
  JSON.stringify({statusCode: 200, message, data, agency: factsForWidgets()})

/** None while they are those that the widgets were built with. */
function factsForWidgets() {
  if (!changedFacts()) return undefined
  const {name, phone, whatsapp, demonstration = false, hiddenReviewers = []} = agency
  return {name, phone, whatsapp, demonstration, hiddenReviewers} satisfies SentFacts
}

export const refused = (
  statusCode: number,
  message: string,
  errors?: Answer['errors'],
): Answer => ({
  statusCode,
  message,
  data: null,
  ...(errors && {errors}),
})
