/** Makes the kit one of a property agency. Each entry of a build imports this once, for its effect. */
import {provideProduct} from '#kit/core/product.ts'
import {sourceOf} from '../property/shown-home.ts'
import {agency, phoneLink} from './agency.ts'
import {readAgencyFacts} from './agency-facts.ts'

provideProduct({
  phone: () => ({text: agency.phone, href: phoneLink(agency.phone)}),
  readEnvelope: readAgencyFacts,
  sourceOf,
})
