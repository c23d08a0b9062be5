/** Times that agents are busy at between two moments: viewings, open houses, and their own calendars. */
import {and, eq, gt, lt} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {busyTimes, viewings} from '#server/viewings/tables.ts'
import {housesIn, ofAgent, type Sight} from './appointments.ts'
import type {Taken} from './conflicts.ts'

export async function takenIn(orm: Orm, {agent, from, to}: Omit<Sight, 'viewer'>) {
  const booked = await orm
    .select()
    .from(viewings)
    .where(
      and(
        ofAgent(viewings.agent, agent),
        eq(viewings.state, 'booked'),
        gt(viewings.endsAt, from),
        lt(viewings.startsAt, to),
      ),
    )
  const busy = await orm
    .select()
    .from(busyTimes)
    .where(
      and(ofAgent(busyTimes.agent, agent), gt(busyTimes.endsAt, from), lt(busyTimes.startsAt, to)),
    )
  const taken: Taken[] = [
    ...booked.map(row => ({...row, is: 'viewing' as const})),
    ...busy.map(row => ({...row, id: row.calendar, is: 'busy' as const})),
  ]
  for (const house of await housesIn(orm, {agent, from, to}))
    if (house.agent !== null) taken.push({...house, agent: house.agent, is: 'house'})
  return taken
}
