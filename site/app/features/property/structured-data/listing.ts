/** Pages that advertise a home: a property's, a project's, a launch's. */
import type {FAQPage, RealEstateListing, VideoObject} from 'schema-dts'
import type {Faq, Property} from '#trade/contract/entities.ts'
import {hasDldDetails} from '#trade/property/details/has-section.ts'
import {referenceOf} from '#trade/property/facts.tsx'
import {
  idOf,
  type JsonLdContext,
  ref,
  type StructuredData,
} from '../../../structured-data/json-ld.ts'
import type {LandingData} from '../../landing/load.ts'
import {agentFacts} from '../../team/seo.ts'
import {projectBreadcrumbs, propertyBreadcrumbs} from '../breadcrumbs.ts'
import type {ProjectData, PropertyData} from '../load.ts'
import {offerOf} from './offer.ts'
import {residence} from './residence.ts'

export function propertyFacts({property}: PropertyData, context: JsonLdContext): StructuredData {
  const trail = propertyBreadcrumbs(property, context.i18n)
  const advertised = advertising(property, context, {
    isMany: property.project === true,
    facts: true,
    size: true,
    film: true,
    reference: referenceOf(property),
    listed: listedOn(property),
  })
  return {trail, ...advertised}
}

export const projectFacts = ({property}: ProjectData, context: JsonLdContext): StructuredData => ({
  trail: projectBreadcrumbs(property, context.i18n),
  ...advertising(property, context, {isMany: true, facts: true, film: true}),
})

/** The launch's own texts replace those of the record. */
export function landingFacts(
  {launch, property}: LandingData,
  context: JsonLdContext,
): StructuredData {
  const {heading: name, text: short_description, place: address} = launch
  return advertising(
    {...property, name, short_description, about: {...property.about, address}},
    context,
    {isMany: true},
  )
}

interface Shows {
  isMany: boolean
  facts?: boolean
  size?: boolean
  film?: boolean
  /** Present where the page shows it beside the facts of the Land Department. */
  reference?: string
  listed?: string
}

/** A permit that has ended: nothing of the home is advertised any more. */
function advertising(property: Property, context: JsonLdContext, shows: Shows): StructuredData {
  const {permit_expiry, agent, faqs} = property
  if (permit_expiry && permit_expiry.slice(0, 10) < context.today) return {}
  const person = agent && agentFacts(agent, context)
  const by = person && ref(person['@id'])
  const film = shows.film ? filmOf(property, dayOf(listedOn(property)), context) : undefined
  const page: RealEstateListing = {
    '@type': 'RealEstateListing',
    datePosted: dayOf(shows.listed ?? (hasDldDetails(property) && property.dld_details?.listed)),
    identifier: identifiersOf(property, shows),
    mainEntity: ref(idOf(context, 'home')),
    offers: offerOf(property, {...shows, by}, context),
    mentions: by,
    video: film && ref(film['@id']),
  }
  return {
    page,
    things: [residence(property, shows, context), film, faqFacts(faqs, context), person],
  }
}

const listedOn = ({listed, dld_details}: Property) => listed ?? dld_details?.listed

/** A date that is not ISO 8601 is shown unchanged and left out of structured data. */
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

/** `listed`: the day on which the home and its film were published. Search engines need it. */
function filmOf(
  {name, short_description, video, main_images: [still]}: Property,
  listed: string | undefined,
  context: JsonLdContext,
): (VideoObject & {'@id': string}) | undefined {
  if (!video || !still || !listed) return undefined
  return {
    '@type': 'VideoObject',
    '@id': idOf(context, 'film'),
    name,
    description: short_description || undefined,
    thumbnailUrl: context.media(still),
    contentUrl: context.media(video),
    uploadDate: listed,
  }
}

/** The questions that the page answers; without any there is no FAQPage. */
function faqFacts(faqs: Faq[] | undefined, context: JsonLdContext): FAQPage | undefined {
  if (!faqs?.length) return undefined
  return {
    '@type': 'FAQPage',
    '@id': idOf(context, 'faqs'),
    isPartOf: ref(idOf(context, 'page')),
    inLanguage: context.locale,
    mainEntity: faqs.map(({question, answer}) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: {'@type': 'Answer' as const, text: answer},
    })),
  }
}
