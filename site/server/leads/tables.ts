/** Tables of enquiries, test enquiries, deletions, and the servers that hold copies. */
import {sql} from 'drizzle-orm'
import {boolean, index, integer, jsonb, pgTable, text, timestamp, uuid} from 'drizzle-orm/pg-core'
import {folded} from '#server/platform/db/expressions.ts'

export type LeadState = 'received' | 'called' | 'viewing' | 'won' | 'lost' | 'spam'

/** The text index for enquiries; numbers also as their digits alone. */
export const leadWords = sql`to_tsvector('simple', ${folded(
  sql.raw(
    `coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || coalesce(message, '')`,
  ),
)})`

/** Enquiries of all forms: shared fields as columns, all fields in `payload`. */
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
    /** The partner of the page, if the registry of partners allows it. */
    partner: text(),
    /**
     * The partner that the page named without being attributed; `not_attributed` has the reason.
     */
    claimedPartner: text('claimed_partner'),
    notAttributed: text('not_attributed').$type<'origin' | 'limit' | 'disabled'>(),
    /** The tag of the widget it was sent from, where its page named a partner. */
    widget: text(),
    /** utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, fbclid. */
    campaign: jsonb().$type<Record<string, string>>(),
    locale: text(),
    /** Why this may be a robot's; such a lead is kept, because a person's may look the same. */
    suspectedSpam: text('suspected_spam'),
    /** The state that the agency has set. */
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

/** Ids of deleted enquiries, so that no copy is stored again; nothing of their content. */
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
  /** The id of its `DATA_DIR`. */
  id: uuid().primaryKey(),
  host: text().notNull(),
  waiting: integer().notNull(),
  isRunning: boolean('is_running').notNull(),
  seenAt: timestamp('seen_at', {withTimezone: true}).notNull().defaultNow(),
})
