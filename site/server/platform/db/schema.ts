/**
 * What visitors left. These tables and those of `content-schema.ts` are written once, for the
 * embedded database and for PostgreSQL. After a change run
 * `npx drizzle-kit generate --config site/server/platform/db/drizzle.config.ts`.
 */
import {sql} from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import {folded} from './folded.ts'

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
 * The partners that the agency knows. While there is none, every name counts.
 * See docs/decisions/040-partner-registry.md.
 */
export const partners = pgTable('partners', {
  /** What a page says as `data-partner`. */
  id: text().primaryKey(),
  /** Of its pages; empty: any. */
  origins: jsonb().$type<string[]>().notNull(),
  /** How many enquiries of a day are attributed to it; null: all. */
  dailyLimit: integer('daily_limit'),
  mail: text(),
  disabledAt: timestamp('disabled_at', {withTimezone: true}),
  /** Of the private link's token, which nobody keeps. */
  linkHash: text('link_hash').unique(),
  createdAt: timestamp('created_at', {withTimezone: true}).notNull().defaultNow(),
})

/** What pages say that the registry does not know: a name, or a known name's other origin. */
export const partnerClaims = pgTable(
  'partner_claims',
  {
    partner: text().notNull(),
    /** Empty where the name itself is unknown. */
    origin: text().notNull(),
    count: integer().notNull(),
    lastSeen: timestamp('last_seen', {withTimezone: true}).notNull().defaultNow(),
  },
  ({partner, origin}) => [primaryKey({columns: [partner, origin]})],
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

/** What all servers of this database sign with: made by the first of them. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
})

/**
 * How many enquiries each network sent in a minute, over all servers. Networks are hashed with the
 * shared secret, and rows are deleted after some minutes.
 */
export const enquiryCounts = pgTable(
  'enquiry_counts',
  {
    network: text().notNull(),
    /** Since 1970. */
    minute: integer().notNull(),
    count: integer().notNull(),
  },
  ({network, minute}) => [primaryKey({columns: [minute, network]})],
)

/**
 * Things that a network may do only a few times an hour or a day, over all servers. The key is hashed
 * with the shared secret, and rows are deleted after two days.
 */
export const networkUses = pgTable(
  'network_uses',
  {
    /** Keyed hash of the action and the network. */
    key: text().notNull(),
    at: timestamp({withTimezone: true}).notNull().defaultNow(),
  },
  ({key, at}) => [index('network_uses_by_key').on(key, at), index('network_uses_by_time').on(at)],
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

/** The last day of the office on which one of the servers did a task of every day; of a month, its first. */
export const dailyTasks = pgTable('daily_tasks', {
  task: text().primaryKey(),
  day: date().notNull(),
})

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

/** Visits counted by day of the office; nothing about the visitors. */
export const visits = pgTable('visits', {
  day: date().primaryKey(),
  count: integer().notNull(),
})

/**
 * How often widgets were viewed and opened on partners' pages, by day of the office; nothing
 * personal.
 */
export const widgetUse = pgTable(
  'widget_use',
  {
    day: date().notNull(),
    /** Empty where the page named none. */
    partner: text().notNull(),
    /** The tag. */
    widget: text().notNull(),
    kind: text().$type<'view' | 'open'>().notNull(),
    count: integer().notNull(),
  },
  ({day, partner, widget, kind}) => [primaryKey({columns: [day, partner, widget, kind]})],
)

/** Which versions of the script pages of registered partners load, and when each was last seen. */
export const scriptVersions = pgTable(
  'script_versions',
  {
    partner: text().notNull(),
    version: text().notNull(),
    /** Of the office. */
    lastSeen: date('last_seen').notNull(),
  },
  ({partner, version}) => [primaryKey({columns: [partner, version]})],
)
