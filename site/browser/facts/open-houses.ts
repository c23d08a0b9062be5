/** Open houses. The price on their pages is the home's: nobody pays to come in, so it is told nowhere. */
import type {Event} from 'schema-dts'
import {openHousePath} from '../../../widgets/shared/open-house/calendar.ts'
import type {OpenHouseEntry} from '../../../widgets/shared/open-house/entry.ts'
import {propertyPath} from '../../../widgets/shared/property/property-path.ts'
import type {OpenHousesData} from '../open-houses/load-list.ts'
import type {OpenHouseData} from '../open-houses/load-one.ts'
import {openHouseTrail} from '../open-houses/trail.ts'
import {collection} from './list.ts'
import {idOf, type PageFacts, ref, type Telling, theAgency} from './telling.ts'

export const openHousesFacts = ({houses}: OpenHousesData, telling: Telling) =>
  collection(
    houses.map(({title, slug}) => ({name: title, href: openHousePath(slug)})),
    telling,
  )

/** Without a day or a venue it is no event that anybody could come to. */
export function openHouseFacts(data: OpenHouseData, telling: Telling): PageFacts | undefined {
  const {house, excerpt, property} = data
  if (!house) return undefined
  const trail = openHouseTrail(data, telling.i18n)
  const {title, venue, day, starts, ends, status, images} = house
  if (!day || !venue) return {trail}
  const event: Event = {
    '@type': 'Event',
    '@id': idOf(telling, 'event'),
    name: title,
    description: excerpt,
    url: telling.address,
    image: images.length ? images.map(telling.media) : undefined,
    startDate: starts ? inDubai(starts) : day,
    endDate: ends && inDubai(ends),
    eventStatus: statusOf(status),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {'@type': 'Place', name: venue, address: venue},
    organizer: theAgency(telling),
    about: property && {
      '@type': 'Accommodation',
      name: property.name,
      url: telling.at(propertyPath(property.slug)),
    },
  }
  return {page: {mainEntity: ref(idOf(telling, 'event'))}, trail, things: [event]}
}

/** A back end says it in words of its own; only these two keep a visitor at home. */
function statusOf(status: OpenHouseEntry['status'] = '') {
  if (/cancel|annul|отмен/i.test(status)) return 'https://schema.org/EventCancelled'
  if (/postpon|report|перенес/i.test(status)) return 'https://schema.org/EventPostponed'
  return 'https://schema.org/EventScheduled'
}

/** `2026-12-05T06:00:00.000Z` -> `2026-12-05T10:00:00+04:00`: Dubai's clocks are never changed. */
const inDubai = (instant: string) =>
  `${new Date(Date.parse(instant) + AHEAD).toISOString().slice(0, 19)}+04:00`

const AHEAD = 4 * 3_600_000
