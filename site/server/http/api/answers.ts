/** The one shape of every answer (spec section 7): the HTTP status equals `statusCode`. */
import type {Answer} from '#kit/api-client/call.ts'
import type {KeptAnswer, Outcome} from '#server/platform/api/handler.ts'
import {encodedBody, entityTag} from '#server/platform/encoded-body.ts'
import {type Agency, builtInAgency} from '#trade/agency/agency.ts'
import type {SentFacts} from '#trade/agency/product.ts'

export const fulfilled = ({message, data = null}: Outcome): Answer => ({
  statusCode: 200,
  message,
  data,
})

/** The data of an answer that is text already, such as cards that are kept. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The answer of a reading call as text. */
export function answerText(message: string, data: unknown, agency: Agency) {
  const envelope = JSON.stringify({statusCode: 200, message, agency: changedFor(agency)})
  const text = data instanceof JsonText ? data.text : JSON.stringify(data)
  return `${envelope.slice(0, -1)},"data":${text}}`
}

/** An answer as the cache has it: encoded once, with its tag. */
export const keptAnswer = (text: string): KeptAnswer => ({
  etag: entityTag(text),
  body: encodedBody(text),
})

function factsForWidgets(agency: Agency): SentFacts {
  const {name, phone, whatsapp, demonstration = false, hiddenReviewers = []} = agency
  return {name, phone, whatsapp, demonstration, hiddenReviewers}
}

const BUILT_IN = JSON.stringify(factsForWidgets(builtInAgency))

/** None while they are those that the widgets were built with. */
function changedFor(agency: Agency) {
  const facts = factsForWidgets(agency)
  return JSON.stringify(facts) === BUILT_IN ? undefined : facts
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
