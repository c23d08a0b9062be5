/** Makes the kit one of a property agency. Each entry of a build imports this once, for its effect. */
import {flag, list, record, type Shaped, text} from '#kit/api-client/shapes.ts'
import {provideProduct} from '#kit/core/product.ts'
import {sourceOf} from '../property/shown-home.ts'
import {type Agency, builtInAgency, phoneLink} from './agency.ts'

declare module '#kit/core/product.ts' {
  interface Facts extends Agency {}
}

/**
 * Facts that a back end sends beside the data of an answer, all of them, where they are not those
 * that the widgets were built with: partners' pages show today's phone number.
 */
const sentFacts = record({
  name: text,
  phone: text,
  whatsapp: text,
  demonstration: flag,
  hiddenReviewers: list(text),
})

export type SentFacts = Shaped<typeof sentFacts>

provideProduct({
  facts: builtInAgency,
  readFacts: ({agency}: {agency?: unknown}) => (agency ? sentFacts.read(agency) : undefined),
  phone: ({phone}) => ({text: phone, href: phoneLink(phone)}),
  sourceOf,
})
