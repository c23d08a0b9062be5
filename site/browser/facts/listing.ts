/** Pages that advertise a home: a property's, a project's, a launch's. */
import type {RealEstateListing} from 'schema-dts'
import type {Property} from '../../../widgets/shared/api/entities.ts'
import {referenceOf} from '../../../widgets/shared/property/facts.tsx'
import {hasDldDetails} from '../../../widgets/shared/property/sections/present.ts'
import type {LandingData} from '../landing/load.ts'
import type {ProjectData, PropertyData} from '../property/load.ts'
import {propertyTrail} from '../property/property-trail.ts'
import {faqFacts} from './faqs.ts'
import {offerOf} from './offer.ts'
import {agentFacts} from './people.ts'
import {residence} from './residence.ts'
import {idOf, type PageFacts, ref, type Telling} from './telling.ts'

export function propertyFacts({property}: PropertyData, telling: Telling): PageFacts {
  const trail = propertyTrail(property, telling.i18n)
  const {listed, dld_details, project} = property
  const advertised = advertising(property, telling, {
    isMany: project === true,
    size: true,
    reference: referenceOf(property),
    listed: listed ?? dld_details?.listed,
  })
  return {trail, ...advertised}
}

export const projectFacts = ({property}: ProjectData, telling: Telling): PageFacts =>
  advertising(property, telling, {isMany: true})

/** The launch's own words stand for those of the record. */
export function landingFacts({launch, property}: LandingData, telling: Telling): PageFacts {
  const {heading: name, text: short_description, place: address} = launch
  return advertising(
    {...property, name, short_description, about: {...property.about, address}},
    telling,
    {isMany: true},
  )
}

interface Shows {
  isMany: boolean
  size?: boolean
  /** Where the page shows it beside what the Land Department wants. */
  reference?: string
  listed?: string
}

/** A permit that has ended: nothing of the home is advertised any more. */
function advertising(property: Property, telling: Telling, shows: Shows): PageFacts {
  const {permit_expiry, agent, faqs} = property
  if (permit_expiry && permit_expiry.slice(0, 10) < telling.today) return {}
  const person = agent && agentFacts(agent, telling)
  const by = person && ref(person['@id'])
  const page: RealEstateListing = {
    '@type': 'RealEstateListing',
    datePosted: dayOf(shows.listed ?? (hasDldDetails(property) && property.dld_details?.listed)),
    identifier: identifiersOf(property, shows),
    mainEntity: ref(idOf(telling, 'home')),
    offers: offerOf(property, {isMany: shows.isMany, by}, telling),
    mentions: by,
  }
  return {
    page,
    things: [residence(property, shows, telling), faqFacts(faqs, telling), person],
  }
}

/** What is no ISO 8601 day is shown as it came, and told to no machine. */
const dayOf = (listed: string | false | undefined) =>
  listed && /^\d{4}-\d{2}-\d{2}/.test(listed) ? listed.slice(0, 10) : undefined

function identifiersOf(property: Property, {reference}: Shows) {
  const dld = hasDldDetails(property) ? property.dld_details : undefined
  const numbers = {
    Reference: reference ?? dld?.reference,
    'DLD Permit Number': dld?.permit_number,
  }
  const known = Object.entries(numbers).flatMap(([propertyID, value]) =>
    value ? [{'@type': 'PropertyValue' as const, propertyID, value}] : [],
  )
  return known.length ? known : undefined
}
