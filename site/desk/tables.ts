/** The agency's desk: who works there, and what they did. Work on an enquiry is deleted with it. */
import {sql} from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import {leads} from '#server/leads/tables.ts'

const moment = (name: string) => timestamp(name, {withTimezone: true})
const rowId = () => bigint({mode: 'number'}).primaryKey().generatedAlwaysAsIdentity()

/** The role of an account: see `desk/access/permissions.ts`. */
export type Role = 'administrator' | 'editor' | 'agent'

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** In small letters. */
  mail: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  /** The record of the team that this person is: an agent sees the enquiries of its listings. */
  agent: text(),
  /** The language of the desk for this account. */
  locale: text().notNull().default('en'),
  /** None until the invitation is accepted. */
  passwordHash: text('password_hash'),
  /** Base32; in use once `totp_confirmed_at` is set. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: moment('totp_confirmed_at'),
  /** The step of the last accepted code, so that none is accepted twice. */
  totpStep: bigint('totp_step', {mode: 'number'}),
  /** How many steps the phone's clock was ahead of the server's at set-up; negative: behind. */
  totpOffset: smallint('totp_offset').notNull().default(0),
  /** Hashes of those that are left. */
  recoveryCodes: text('recovery_codes').array().notNull().default(sql`'{}'`),
  /**
   * The hash of the token in the invitation, or in the mail that lets them choose a new password.
   */
  inviteHash: text('invite_hash').unique(),
  inviteExpiresAt: moment('invite_expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSignInAt: moment('last_sign_in_at'),
  disabledAt: moment('disabled_at'),
})

export const accountSessions = pgTable(
  'account_sessions',
  {
    id: uuid().primaryKey(),
    account: uuid()
      .notNull()
      .references(() => accounts.id, {onDelete: 'cascade'}),
    /** The hash of the cookie's token, which is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** `password` while the second factor is awaited: nothing is shown to it. */
    stage: text().$type<'password' | 'complete'>().notNull(),
    /** Browser and system, for the list of sessions. */
    device: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({account}) => [index('account_sessions_by_account').on(account)],
)

/** Links that people requested for a forgotten password: all of an account end when one is used. */
export const requestedLinks = pgTable(
  'requested_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    account: uuid()
      .notNull()
      .references(() => accounts.id, {onDelete: 'cascade'}),
    expiresAt: moment('expires_at').notNull(),
  },
  ({account}) => [index('requested_links_by_account').on(account)],
)

/** Failed attempts to sign in, of an account or a network; hashed, and deleted after some hours. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text().primaryKey(),
  count: integer().notNull(),
  since: moment('since').notNull().defaultNow(),
})

/** Everything that was done at the desk; nothing of what an enquiry says. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: rowId(),
    at: moment('at').notNull().defaultNow(),
    /** Null for the operator's commands, and for the server itself. */
    account: uuid(),
    /** Name or mail at that time: accounts may be deleted. */
    actor: text().notNull(),
    /** Such as `enquiry.state`: the names of `desk/audit/actions.ts`. */
    action: text().notNull(),
    /** Id of the enquiry or the account, or `kind/key` of the record. */
    subject: text(),
    /** Such as the state before and after. */
    details: jsonb().$type<Record<string, unknown>>(),
  },
  ({id, subject}) => [index('audit_log_by_subject').on(subject, id)],
)

/** The history of an enquiry; it is deleted with it. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: rowId(),
    lead: uuid()
      .notNull()
      .references(() => leads.id, {onDelete: 'cascade'}),
    at: moment('at').notNull().defaultNow(),
    account: uuid(),
    actor: text().notNull(),
    what: text()
      .$type<
        ('state' | 'note' | 'assigned' | 'reminder' | 'answered') | ('merged' | 'split' | 'viewing')
      >()
      .notNull(),
    /** The text of a note, or of an answer. */
    text: text(),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  ({lead, id}) => [index('lead_events_by_lead').on(lead, id)],
)
