/** An agent has left: the private address ends, and no calendar of theirs is read any more. */
import {eq} from 'drizzle-orm'
import {agentCalendars, calendarFeeds} from '../calendar-tables.ts'
import {busyTimes} from '../tables.ts'
import {lockHours, locksOf, type Transaction} from '../take-hour.ts'

export async function endCalendars(inside: Transaction, agent: string) {
  await lockHours(inside, ...locksOf({agent, property: null, place: null, isAlone: false}))
  await inside.delete(calendarFeeds).where(eq(calendarFeeds.agent, agent))
  await inside.delete(agentCalendars).where(eq(agentCalendars.agent, agent))
  await inside.delete(busyTimes).where(eq(busyTimes.agent, agent))
}
