/** An agent has left: private addresses end, and no calendar of theirs is read any more. */
import {and, eq, inArray} from 'drizzle-orm'
import {agentCalendars, calendarFeeds} from '../calendar-tables.ts'
import {busyTimes, viewingLinks as links, viewings} from '../tables.ts'
import {lockHours, locksOf, type Transaction} from '../take-hour.ts'

export async function endCalendars(inside: Transaction, agent: string) {
  await lockHours(inside, ...locksOf({agent, property: null, place: null, isAlone: false}))
  await inside.delete(calendarFeeds).where(eq(calendarFeeds.agent, agent))
  await inside.delete(agentCalendars).where(eq(agentCalendars.agent, agent))
  await inside.delete(busyTimes).where(eq(busyTimes.agent, agent))
  const theirs = inside.select({id: viewings.id}).from(viewings).where(eq(viewings.agent, agent))
  await inside.delete(links).where(and(eq(links.role, 'agent'), inArray(links.viewing, theirs)))
}
