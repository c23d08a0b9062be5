/** The appointments of an agent, for the calendar that the agent subscribes to. */
import {and, eq, gt, gte, inArray} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'
import {localise} from '#server/content/records/localise.ts'
import {updatedAt} from '#server/content/records/updated-at.ts'
import {neighborhoods, openHouses, properties} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import {eventId} from '#server/platform/calendar-file.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {officeMoment} from '../hours/opening.ts'
import {viewings} from '../tables.ts'
import type {Appointment} from './calendar-feed.ts'

const DAY_MS = 86_400_000
/** Calendars show that a viewing was cancelled, and what was last month. */
const PAST_DAYS = 30

interface Whose {
  agent: string
  /** The origin of the desk, and the domain of ids. */
  siteUrl: string
  now: Date
}

/** The soonest first. Names of homes are in English, since accounts of an agent may differ in language. */
export async function appointmentsOf(orm: Orm, whose: Whose): Promise<Appointment[]> {
  const since = new Date(whose.now.getTime() - PAST_DAYS * DAY_MS)
  const all = [...(await viewingsOf(orm, whose, since)), ...(await housesOf(orm, whose, since))]
  return all.sort((one, two) => one.startsAt.getTime() - two.startsAt.getTime())
}

async function viewingsOf(orm: Orm, {agent, siteUrl}: Whose, since: Date): Promise<Appointment[]> {
  const rows = await orm
    .select({
      viewing: viewings,
      visitor: leads.name,
      home: {name: properties.name, address: properties.address, place: neighborhoods.name},
    })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead))
    .leftJoin(properties, eq(properties.id, viewings.property))
    .leftJoin(neighborhoods, eq(neighborhoods.id, viewings.place))
    .where(
      and(
        eq(viewings.agent, agent),
        gt(viewings.endsAt, since),
        inArray(viewings.state, ['booked', 'cancelled', 'declined']),
      ),
    )
    .orderBy(viewings.id)
  return rows.map(({viewing, visitor, home}) => {
    const {id, lead, mode, state, sequence, createdAt, startsAt, endsAt} = viewing
    const {name, address, place} = home ? localise(home, 'en') : {}
    return {
      ...{uid: eventId(id, siteUrl), sequence, changedAt: createdAt, startsAt, endsAt},
      title: [name, oneLine(visitor ?? '')].filter(Boolean).join(' · '),
      location: mode === 'video' ? undefined : (address ?? place ?? undefined),
      url: `${siteUrl}/desk/enquiries/${lead}`,
      isCancelled: state !== 'booked',
    }
  })
}

async function housesOf(orm: Orm, {agent, siteUrl}: Whose, since: Date): Promise<Appointment[]> {
  const rows = await orm
    .select({house: openHouses, changed: updatedAt('open-houses', openHouses.id)})
    .from(openHouses)
    .innerJoin(properties, eq(properties.id, openHouses.property))
    .where(
      and(
        eq(properties.agent, agent),
        available(),
        openHouses.published,
        gte(openHouses.date, officeDay(since)),
      ),
    )
    .orderBy(openHouses.id)
  return rows.map(({house, changed}) => {
    const {id, date, start_time: opens, end_time: closes, title, venue} = house
    const words = localise({title, venue}, 'en')
    const changedAt = new Date(changed ?? officeMoment(date, '00:00'))
    return {
      uid: eventId(encodeURIComponent(id), siteUrl),
      // Content has no number of its changes: minutes grow as well.
      sequence: changed ? Math.floor(changedAt.getTime() / 60_000) : 0,
      changedAt,
      startsAt: officeMoment(date, opens),
      endsAt: officeMoment(date, closes),
      title: words.title,
      location: words.venue,
      url: `${siteUrl}/open-houses/${encodeURIComponent(id)}`,
      isCancelled: false,
    }
  })
}
