/**
 * Tables of viewings. That nobody is in two places at once is a matter of the database: exclusion
 * constraints, which the function `add_viewing_constraints()` of the migration adds. See
 * docs/decisions/064-viewings.md.
 */
import {sql} from 'drizzle-orm'
import {boolean, index, integer, pgTable, text, timestamp, uuid} from 'drizzle-orm/pg-core'
import {leads} from '#server/leads/tables.ts'

const moment = (name: string) => timestamp(name, {withTimezone: true})

/** Hours that are held while a form is open, and those that were booked with their enquiry. */
export const viewings = pgTable(
  'viewings',
  {
    id: uuid().primaryKey(),
    state: text().$type<'held' | 'booked' | 'cancelled' | 'declined'>().notNull(),
    /** The member of the team whose time it is. */
    agent: text().notNull(),
    /** Null: the agent alone was chosen. */
    property: text(),
    /** The neighbourhood of the property: between two of them an agent travels. */
    place: text(),
    /** The property has one viewing at a time, whoever the agent is. */
    isAlone: boolean('is_alone').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The end with what the agent has free after it. */
    freeFrom: moment('free_from').notNull(),
    /** The end with the way to another neighbourhood. */
    awayUntil: moment('away_until').notNull(),
    /** From then on a held hour blocks nobody. */
    heldUntil: moment('held_until'),
    /** Hash of the network that holds it; null once it is booked. */
    sender: text(),
    mode: text().$type<'person' | 'video'>(),
    /** Hash of the visitor's mailbox, which may have so many viewings to come. */
    mailbox: text(),
    lead: uuid().references(() => leads.id, {onDelete: 'cascade'}),
    locale: text(),
    /** Grows with each change that calendars have to know. */
    sequence: integer().notNull().default(0),
    /** When the agent said that the hour suits. */
    acceptedAt: moment('accepted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({agent, property, startsAt, sender, mailbox, lead, heldUntil, state}) => [
    index('viewings_by_agent').on(agent, startsAt),
    index('viewings_by_property').on(property, startsAt),
    index('viewings_by_lead').on(lead),
    index('viewings_by_mailbox').on(mailbox, startsAt),
    index('viewings_held').on(sender, heldUntil).where(sql`${state} = 'held'`),
  ],
)

/** Private links to a viewing: of the form that holds it, and of mails. Hashes of their tokens. */
export const viewingLinks = pgTable(
  'viewing_links',
  {
    hash: text().primaryKey(),
    viewing: uuid()
      .notNull()
      .references(() => viewings.id, {onDelete: 'cascade'}),
    role: text().$type<'visitor' | 'agent'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({viewing}) => [index('viewing_links_by_viewing').on(viewing)],
)

/**
 * Times at which an agent's own calendar is busy. Whoever writes them takes the lock of `lockHours()`
 * first; they may overlap each other and what is booked.
 */
export const busyTimes = pgTable(
  'busy_times',
  {
    agent: text().notNull(),
    /** The calendar that they were read from, all of whose rows are replaced at a time. */
    calendar: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  ({agent, endsAt}) => [index('busy_times_by_agent').on(agent, endsAt)],
)
