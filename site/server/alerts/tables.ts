/** Tables of searches that visitors saved, and of changes of homes since. */
import {sql} from 'drizzle-orm'
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type {Frequency} from '#trade/alerts/suite.ts'
import type {RentPeriod} from '#trade/contract/rent.ts'

const moment = (name: string) => timestamp(name, {withTimezone: true})

/** Searches with the address that gets the mails, and the record of the consent to them. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Distinguishes a repeated request from another one with the same key. */
    bodyHash: text('body_hash').notNull(),
    email: text().notNull(),
    /** Hash of the address in small letters: whose searches share a mail. */
    person: text().notNull(),
    /** Hash of the mailbox, which many addresses may lead to. Null: the search is older than this. */
    mailbox: text(),
    name: text().notNull(),
    /** The filters as the address of a search has them; empty: all homes. */
    query: text().notNull(),
    /** Reference of the one home that it is about; null: all homes that match the query. */
    home: text(),
    frequency: text().$type<Frequency>().notNull(),
    locale: text().notNull(),
    /** `waiting`: until the address is confirmed. `ended`: unsubscribed. */
    state: text().$type<'waiting' | 'confirmed' | 'ended'>().notNull(),
    /** Version of the wording that was agreed to. */
    consent: text().notNull(),
    /** The page on which it was. */
    fromUrl: text('from_url'),
    partner: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
    /** Day of the office of the last mail; of the confirmation before the first one of a week. */
    mailedOn: date('mailed_on'),
    /**
     * The latest change that was mailed or did not match: only later ones count. A row of
     * `home_changes`; of `home_events` where it is about one home.
     */
    seen: bigint({mode: 'number'}).notNull().default(0),
  },
  ({person, mailbox, state, createdAt, seen, home, id}) => [
    index('saved_searches_by_person').on(person),
    index('saved_searches_by_mailbox').on(mailbox, createdAt),
    index('saved_searches_by_state').on(state, createdAt),
    index('saved_searches_due').on(id, seen).where(sql`${state} = 'confirmed'`),
    index('saved_searches_by_home').on(home, seen).where(sql`${home} is not null`),
  ],
)

/** The private links in mails, each to one search. Only the hashes of their tokens are stored. */
export const savedSearchLinks = pgTable(
  'saved_search_links',
  {
    hash: text().primaryKey(),
    search: uuid()
      .notNull()
      .references(() => savedSearches.id, {onDelete: 'cascade'}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({search}) => [index('saved_search_links_by_search').on(search)],
)

/** Every home that could be had, and the lowest price that it was seen with. */
export const watchedHomes = pgTable('watched_homes', {
  property: text().primaryKey(),
  price: bigint({mode: 'number'}),
  /** The period of that price; none for a sale, or a year. */
  period: text().$type<RentPeriod>(),
  /** Day of the office on which it was not there any more; one that is back soon is not new. */
  goneOn: date('gone_on'),
})

/** Changes to report: a home is new, or cheaper than ever before. */
export const homeChanges = pgTable(
  'home_changes',
  {
    id: bigserial({mode: 'number'}).primaryKey(),
    property: text().notNull(),
    /** The price before; none: the home is new. */
    before: bigint({mode: 'number'}),
    /** The period of that price; none in rows of older versions. */
    period: text().$type<RentPeriod>(),
    at: moment('at').notNull().defaultNow(),
  },
  ({at}) => [index('home_changes_by_time').on(at)],
)

/** One row: which content, on which day, homes were last compared with, and who looks now. */
export const homeWatch = pgTable('home_watch', {
  id: integer().primaryKey(),
  watched: text().notNull(),
  matchedAt: moment('matched_at'),
})
