/** Reads what an agent, and the home, are busy with: viewings, open houses, the agent's calendar. */
import {and, eq, gt, gte, lt, lte, ne, or, type SQL, sql} from 'drizzle-orm'
import {openHouses, properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {busyTimes, viewings} from '../tables.ts'
import {appointmentAt, type Busy} from './free-starts.ts'
import {dayAfter, type HoursContent, officeMoment} from './opening.ts'

/** Days of the office, the last one included. */
export interface Days {
  from: string
  to: string
}

interface Whose {
  agent: string
  property: string | null
  isAlone: boolean
}

/** Condition of rows that take an hour at this moment. A hold that is over takes none. */
const takesHour = (now: Date): SQL =>
  sql`(${viewings.state} = 'booked' or ${viewings.state} = 'held' and ${viewings.heldUntil} > ${now.toISOString()}::timestamptz)`

/** `except` is a viewing that is about to move. */
export async function busyOf(
  orm: Pick<Orm, 'select'>,
  {agent, property, isAlone}: Whose,
  {from, to}: Days,
  {rules, now, except}: Pick<HoursContent, 'rules'> & {now: Date; except?: string | undefined},
): Promise<Busy[]> {
  const [begin, end] = [officeMoment(from, '00:00'), officeMoment(dayAfter(to, 1), '00:00')]
  const isHome = and(eq(viewings.property, property ?? ''), viewings.isAlone)
  const {startsAt, freeFrom, awayUntil, place} = viewings
  const booked = await orm
    .select({startsAt, freeFrom, awayUntil, place, agent: viewings.agent})
    .from(viewings)
    .where(
      and(
        property && isAlone ? or(eq(viewings.agent, agent), isHome) : eq(viewings.agent, agent),
        lt(startsAt, end),
        gt(awayUntil, begin),
        takesHour(now),
        except ? ne(viewings.id, except) : undefined,
      ),
    )
  const own = await orm
    .select({startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt})
    .from(busyTimes)
    .where(
      and(eq(busyTimes.agent, agent), lt(busyTimes.startsAt, end), gt(busyTimes.endsAt, begin)),
    )
  const houses = await orm
    .select({
      ...{date: openHouses.date, opens: openHouses.start_time, closes: openHouses.end_time},
      place: properties.neighborhood,
    })
    .from(openHouses)
    .innerJoin(properties, eq(properties.id, openHouses.property))
    .where(
      and(
        eq(properties.agent, agent),
        openHouses.published,
        gte(openHouses.date, dayAfter(from, -1)),
        lte(openHouses.date, dayAfter(to, 1)),
      ),
    )
  return [
    // Another agent in the same home is nowhere for this one to travel from.
    ...booked.map(({agent: whose, ...row}) => (whose === agent ? row : {...row, place: null})),
    ...own.map(row => ({
      startsAt: row.startsAt,
      freeFrom: row.endsAt,
      awayUntil: row.endsAt,
      place: null,
    })),
    ...houses.map(({date, opens, closes, place}) => ({
      ...appointmentAt(officeMoment(date, opens), rules, officeMoment(date, closes)),
      place,
    })),
  ]
}
