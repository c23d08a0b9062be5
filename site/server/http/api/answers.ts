/** The one shape of every answer (spec section 7): the HTTP status equals `statusCode`. */

import type {Answer} from '#kit/api-client/call.ts'
import type {Outcome} from '#server/platform/api/handler.ts'
import {agency, changedFacts} from '#trade/agency/agency.ts'
import type {SentFacts} from '#trade/agency/agency-facts.ts'

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
