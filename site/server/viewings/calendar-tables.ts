/** Tables of the calendars of agents: those that are read, and those that they subscribe to. */
import {index, integer, pgTable, text, timestamp, unique, uuid} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, {withTimezone: true})

/** Calendars that are read for their busy times, which are in `busy_times`. */
export const agentCalendars = pgTable(
  'agent_calendars',
  {
    /** Also the `calendar` of its busy times. */
    id: uuid().primaryKey(),
    agent: text().notNull(),
    /** It opens the calendar, so it is sent to the calendar's server and to nobody else. */
    address: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When one of the servers asked for it last. */
    askedAt: moment('asked_at'),
    /** When its busy times were right last. */
    readAt: moment('read_at'),
    /** When it was read whole; until the next time its server may answer that it is the same. */
    readWholeAt: moment('read_whole_at'),
    etag: text(),
    lastModified: text('last_modified'),
    /** Events whose times cannot be read. */
    unreadable: integer().notNull().default(0),
    /** Failures since it was read last, with the first one's time and the last one's reason. */
    failures: integer().notNull().default(0),
    failingSince: moment('failing_since'),
    failure: text(),
  },
  ({agent, address, askedAt}) => [
    unique('agent_calendars_once').on(agent, address),
    index('agent_calendars_by_turn').on(askedAt),
  ],
)

/** The private calendar of an agent's appointments. Only the hash of the token is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  agent: text().primaryKey(),
  hash: text().notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
