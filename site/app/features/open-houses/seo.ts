/** Open houses. The price on the page is the home's; to come costs nothing. */
import type {Event, Offer} from 'schema-dts'
import {openHousePath} from '#trade/open-house/calendar.ts'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {propertyPath} from '#trade/property/property-path.ts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import {collection} from '../../structured-data/item-list.ts'
import {
  idOf,
  type JsonLdContext,
  ref,
  type StructuredData,
  theAgency,
} from '../../structured-data/json-ld.ts'
import {type OpenHouseData, openHouseBreadcrumbs} from './detail/load.ts'
import type {OpenHousesData} from './list/load.ts'

const openHousesFacts = ({houses}: OpenHousesData, context: JsonLdContext) =>
  collection(
    houses.map(({title, slug}) => ({name: title, href: openHousePath(slug)})),
    context,
  )

/** Without a date or a venue it is not an event that can be attended. */
function openHouseFacts(data: OpenHouseData, context: JsonLdContext): StructuredData | undefined {
  const {house, excerpt, property} = data
  if (!house) return undefined
  const trail = openHouseBreadcrumbs(data, context.i18n)
  const {title, venue, day, starts, ends, status, images, isOver} = house
  if (!day || !venue) return {trail}
  const eventStatus = statusOf(status)
  const event: Event = {
    '@type': 'Event',
    '@id': idOf(context, 'event'),
    name: title,
    description: excerpt,
    url: context.address,
    image: images.length ? images.map(context.media) : undefined,
    startDate: starts ? inDubai(starts) : day,
    endDate: ends && inDubai(ends),
    eventStatus,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {'@type': 'Place', name: venue, address: venue},
    organizer: theAgency(context),
    isAccessibleForFree: true,
    offers: eventStatus === SCHEDULED && !isOver ? freeEntry(context) : undefined,
    about: property && {
      '@type': 'Accommodation',
      name: property.name,
      url: context.at(propertyPath(property.slug)),
    },
  }
  return {page: {mainEntity: ref(idOf(context, 'event'))}, trail, things: [event]}
}

/** Search engines show an event with what it costs to come, be it nothing. */
const freeEntry = ({address: url}: JsonLdContext): Offer => ({
  '@type': 'Offer',
  price: 0,
  priceCurrency: 'AED',
  availability: 'https://schema.org/InStock',
  url,
})

const SCHEDULED = 'https://schema.org/EventScheduled'

/** A back end says it in words of its own; only these two keep a visitor at home. */
function statusOf(status: OpenHouseEntry['status'] = '') {
  if (/cancel|annul|отмен/i.test(status)) return 'https://schema.org/EventCancelled'
  if (/postpon|report|перенес/i.test(status)) return 'https://schema.org/EventPostponed'
  return SCHEDULED
}

/** `2026-12-05T06:00:00.000Z` -> `2026-12-05T10:00:00+04:00`: Dubai's clocks are never changed. */
const inDubai = (instant: string) =>
  `${new Date(Date.parse(instant) + AHEAD).toISOString().slice(0, 19)}+04:00`

const AHEAD = 4 * 3_600_000

const pictureOf = (house?: OpenHouseEntry) => ({
  path: house?.images[0],
  pictures: house?.pictures,
})

export default {
  list: {
    structuredData: openHousesFacts,
    ogImage: ({houses}: OpenHousesData) => ({picture: pictureOf(houses[0])}),
  },
  detail: {
    structuredData: openHouseFacts,
    ogImage: ({house}: OpenHouseData) => ({picture: pictureOf(house)}),
  },
} satisfies FeatureSeo
