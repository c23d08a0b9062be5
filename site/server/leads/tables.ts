/** What visitors left: enquiries, test enquiries, their deliveries, and the servers that hold copies. */
import {sql} from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import {folded} from '#server/platform/db/folded.ts'

export type LeadState = 'received' | 'called' | 'viewing' | 'won' | 'lost' | 'spam'

/** What a search for enquiries looks at; numbers also as their digits alone. */
export const leadWords = sql`to_tsvector('simple', ${folded(
  sql.raw(
    `coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || coalesce(message, '')`,
  ),
)})`

/** What visitors sent, in every form: shared fields as columns, the whole of it in `payload`. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    /** The call's name in the contract. */
    form: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Distinguishes a repeated request from another one with the same key. */
    bodyHash: text('body_hash').notNull(),
    name: text(),
    phone: text(),
    /** The same as E.164, where the country is known. */
    phoneE164: text('phone_e164'),
    email: text(),
    message: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    fromUrl: text('from_url'),
    /** Page of the sender: a path of the site without its first slash, or another site's address. */
    page: text(),
    /** Whose it is: what the page said, where nothing in the registry of partners is against it. */
    partner: text(),
    /** What the page said, where it is not attributed; `not_attributed` says why. */
    claimedPartner: text('claimed_partner'),
    notAttributed: text('not_attributed').$type<'origin' | 'limit' | 'disabled'>(),
    /** The tag of the widget it was sent from, where its page named a partner. */
    widget: text(),
    /** utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, fbclid. */
    campaign: jsonb().$type<Record<string, string>>(),
    locale: text(),
    /** Why this may be a robot's; such a lead is kept, because a person's may look the same. */
    suspectedSpam: text('suspected_spam'),
    /** What became of it; the agency says. */
    state: text().$type<LeadState>().notNull().default('received'),
    stateChangedAt: timestamp('state_changed_at', {withTimezone: true}),
    /** The property that its page shows. */
    property: text(),
    /** The member of the team that it was written to. */
    agent: text(),
    /** The account whose work it is. */
    assignee: uuid(),
    /** When the assignee wants to be reminded. */
    remindAt: timestamp('remind_at', {withTimezone: true}),
    /** The enquiry of the same person that this one is a repetition of. */
    mergedInto: uuid('merged_into'),
    receivedAt: timestamp('received_at', {withTimezone: true}).notNull(),
    storedAt: timestamp('stored_at', {withTimezone: true}).notNull().defaultNow(),
  },
  table => {
    const {receivedAt, id, state, assignee, property, agent, partner, remindAt} = table
    const arrival = [receivedAt, id] as const
    return [
      index('leads_by_arrival').on(...arrival),
      index('leads_by_state').on(state, ...arrival),
      index('leads_by_partner').on(partner, ...arrival),
      index('leads_by_assignee')
        .on(assignee, ...arrival)
        .where(sql`${assignee} is not null`),
      index('leads_by_property')
        .on(property, ...arrival)
        .where(sql`${property} is not null`),
      index('leads_by_agent')
        .on(agent, ...arrival)
        .where(sql`${agent} is not null`),
      index('leads_reminders').on(remindAt).where(sql`${remindAt} is not null`),
      index('leads_words').using('gin', leadWords),
    ]
  },
)

/** Trials of partners' developers: never delivered, exported or counted, and deleted after a week. */
export const testLeads = pgTable(
  'test_leads',
  {
    id: uuid().primaryKey(),
    form: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    bodyHash: text('body_hash').notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Empty where the page named none. */
    partner: text().notNull(),
    /** Hash of the network that it came from: each has its share of the places. */
    sender: text().notNull().default(''),
    campaign: jsonb().$type<Record<string, string>>(),
    locale: text(),
    receivedAt: timestamp('received_at', {withTimezone: true}).notNull().defaultNow(),
  },
  ({receivedAt}) => [index('test_leads_by_arrival').on(receivedAt)],
)

/**
 * The outbox: to whom each lead is yet to be brought, and to whom it was. A row is made with the
 * lead itself and goes with it; it contains nothing personal.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    lead: uuid()
      .notNull()
      .references(() => leads.id, {onDelete: 'cascade'}),
    channel: text().$type<'webhook' | 'mail' | 'agent'>().notNull(),
    state: text().$type<'waiting' | 'sending' | 'delivered' | 'failed'>().notNull(),
    tries: integer().notNull().default(0),
    /** While it is sent: when another server may take it for abandoned. */
    nextTry: timestamp('next_try', {withTimezone: true}).notNull().defaultNow(),
    /** Of the last try, in words of ours: never what the other side said. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', {withTimezone: true}).notNull().defaultNow(),
    deliveredAt: timestamp('delivered_at', {withTimezone: true}),
  },
  ({lead, channel, nextTry, state}) => [
    primaryKey({columns: [lead, channel]}),
    index('deliveries_due').on(channel, nextTry).where(sql`${state} in ('waiting', 'sending')`),
    index('deliveries_failed').on(channel).where(sql`${state} = 'failed'`),
  ],
)

/** What was deleted, so that no copy of it is stored again; nothing of what it was. */
export const deletedLeads = pgTable(
  'deleted_leads',
  {
    id: uuid().primaryKey(),
    deletedAt: timestamp('deleted_at', {withTimezone: true}).notNull().defaultNow(),
  },
  ({deletedAt}) => [index('deleted_leads_by_time').on(deletedAt)],
)

/**
 * The servers that share this database, and how many enquiries wait on each: an export tells what is
 * missing in it.
 */
export const servers = pgTable('servers', {
  /** Of its `DATA_DIR`. */
  id: uuid().primaryKey(),
  host: text().notNull(),
  waiting: integer().notNull(),
  isRunning: boolean('is_running').notNull(),
  seenAt: timestamp('seen_at', {withTimezone: true}).notNull().defaultNow(),
})
