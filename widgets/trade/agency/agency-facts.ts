/**
 * Facts of the agency in an API's envelope. A back end sends them beside the data where they are not
 * those that the widgets were built with, so that partners' pages show today's phone number.
 */

import {flag, list, record, type Shaped, text} from '#kit/api-client/shapes.ts'
import {setAgency} from './agency.ts'

/** What widgets show; the server sends all of them, or none. */
const sentFacts = record({
  name: text,
  phone: text,
  whatsapp: text,
  demonstration: flag,
  hiddenReviewers: list(text),
})

export type SentFacts = Shaped<typeof sentFacts>

export function readAgencyFacts({agency}: {agency?: unknown}) {
  const facts = agency && sentFacts.read(agency)
  if (facts) setAgency(facts)
}
