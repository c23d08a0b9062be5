/**
 * The calendars of agents as the desk sees them: which are read and whether that works, and the private
 * address of the one that an agent subscribes to. Addresses of calendars that are read never leave here.
 */
import {randomUUID} from 'node:crypto'
import {and, asc, eq, gte, or} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {Refusal, refuseFields} from '#server/platform/http-error.ts'
import {isSameSecret} from '#server/platform/secret.ts'
import {hashOfToken, isToken, newToken} from '#server/platform/token.ts'
import {agentCalendars as calendars, calendarFeeds as feeds} from '../calendar-tables.ts'
import {busyTimes} from '../tables.ts'
import {lockHours, locksOf} from '../take-hour.ts'
import {CALENDARS} from './calendar-feed.ts'
import type {CalendarRow} from './due-calendars.ts'
import {calendarAddress} from './fetch-calendar.ts'
import {timesOf} from './store-busy.ts'
import {NOTE_AFTER_FAILURES} from './sync-calendars.ts'

export interface AgentCalendar {
  id: string
  agent: string
  /** The name of its server, such as `calendar.google.com`. */
  host: string
  /** When its busy times were right last; undefined: not yet. */
  readAt: Date | undefined
  /** Events that do not count since their times cannot be read. */
  unreadable: number
  /** It could not be read: never yet, or several times, where what was read before still counts. */
  trouble: {since: Date; reason: string} | undefined
}

/** Called in the transaction of a change, such as for a log of who made it. */
type Note = (inside: Pick<Orm, 'insert'>) => Promise<void>

export interface AgentsCalendars {
  of(agent: string): Promise<AgentCalendar[]>
  /** Those of all agents that somebody has to look after. */
  troubled(): Promise<AgentCalendar[]>
  /** Throws (422) where it is no address, or one too many. It is read at once. */
  add(agent: string, address: string, note?: Note): Promise<void>
  /** Its busy times are free from then on. */
  remove(agent: string, id: string, note?: Note): Promise<void>
  /** A new private address of the agent's appointments, which nobody can see again. The one before ends. */
  newFeed(agent: string, note?: Note): Promise<string>
  endFeed(agent: string, note?: Note): Promise<void>
  /** Since when an agent has one. */
  feedSince(agent: string): Promise<Date | undefined>
  /** The agent whose appointments a token opens. */
  agentOfFeed(token: string): Promise<string | undefined>
}

const MAX_CALENDARS = 5
const NO_ADDRESS =
  /*i18n*/ 'This is no address of a calendar. It begins with https:// or webcal:// and is shown by your calendar as its private or secret address in iCal format.'
const TOO_MANY =
  /*i18n*/ 'These are as many calendars as an agent can have. Remove one of them first.'

interface Parts {
  database: Pick<Database, 'ready'>
  /** Origin of the API as calendars reach it. */
  apiUrl: string
  /** Called when a calendar was added. */
  onAdded(): void
}

export function openAgentsCalendars({database, apiUrl, onAdded}: Parts): AgentsCalendars {
  const list = async (orm: Orm, where: ReturnType<typeof and>) => {
    const rows = await orm
      .select()
      .from(calendars)
      .where(where)
      .orderBy(asc(calendars.agent), asc(calendars.createdAt))
    return rows.map(shown)
  }
  return {
    of: async agent => list(await database.ready(), eq(calendars.agent, agent)),
    troubled: async () =>
      list(
        await database.ready(),
        or(gte(calendars.failures, NOTE_AFTER_FAILURES), gte(calendars.unreadable, 1)),
      ),
    async add(agent, given, note) {
      const address = calendarAddress(given)
      if (!address) refuseFields({address: NO_ADDRESS})
      const orm = await database.ready()
      await orm.transaction(async inside => {
        await lockHours(inside, ...hoursOf(agent))
        const own = await inside.$count(calendars, eq(calendars.agent, agent))
        if (own >= MAX_CALENDARS) throw new Refusal(422, TOO_MANY, {errors: {address: TOO_MANY}})
        const row = {id: randomUUID(), agent, address}
        await inside.insert(calendars).values(row).onConflictDoNothing()
        await note?.(inside)
      })
      onAdded()
    },
    async remove(agent, id, note) {
      const orm = await database.ready()
      await orm.transaction(async inside => {
        await lockHours(inside, ...hoursOf(agent))
        await inside.delete(calendars).where(and(eq(calendars.id, id), eq(calendars.agent, agent)))
        await inside.delete(busyTimes).where(timesOf({id, agent}))
        await note?.(inside)
      })
    },
    async newFeed(agent, note) {
      const orm = await database.ready()
      const token = newToken()
      const hash = hashOfToken(token)
      await orm.transaction(async inside => {
        await inside
          .insert(feeds)
          .values({agent, hash})
          .onConflictDoUpdate({target: feeds.agent, set: {hash, createdAt: new Date()}})
        await note?.(inside)
      })
      return `${apiUrl}${CALENDARS}${token}.ics`
    },
    async endFeed(agent, note) {
      const orm = await database.ready()
      await orm.transaction(async inside => {
        await inside.delete(feeds).where(eq(feeds.agent, agent))
        await note?.(inside)
      })
    },
    async feedSince(agent) {
      const orm = await database.ready()
      const [feed] = await orm.select().from(feeds).where(eq(feeds.agent, agent))
      return feed?.createdAt
    },
    async agentOfFeed(token) {
      if (!isToken(token)) return undefined
      const hash = hashOfToken(token)
      const [feed] = await (await database.ready()).select().from(feeds).where(eq(feeds.hash, hash))
      return feed && isSameSecret(hash, feed.hash) ? feed.agent : undefined
    },
  }
}

const hoursOf = (agent: string) => locksOf({agent, property: null, place: null, isAlone: false})

function shown(row: CalendarRow): AgentCalendar {
  const {id, agent, address, readAt, unreadable, failures, failingSince, failure} = row
  // A calendar that was never read has nothing that still counts, and somebody waits for it.
  const isFailing = (failures >= NOTE_AFTER_FAILURES || !readAt) && failingSince
  return {
    ...{id, agent, unreadable},
    host: new URL(address).host,
    readAt: readAt ?? undefined,
    trouble: isFailing ? {since: failingSince, reason: failure ?? ''} : undefined,
  }
}
