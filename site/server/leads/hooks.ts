/**
 * Work of other slices when an enquiry is stored, delivered or deleted. Leads know none of these slices:
 * whoever starts the server hands the hooks in.
 */
import type {PgTable} from 'drizzle-orm/pg-core'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import type {leads} from './tables.ts'

/** A lead as a row of the database, without the moment it was stored. */
export type LeadRow = Omit<typeof leads.$inferSelect, 'storedAt'>

/** An enquiry that may name a partner, the `Origin` it came with, and the hash of its network. */
export interface ClaimingLead {
  row: LeadRow
  origin: string | undefined
  sender: string | undefined
}

/** Somebody who gets a mail about an enquiry. */
export interface Recipient {
  mail: string
  locale: Locale
  /** Why they get it, in their language. */
  opening: string
}

export interface LeadHooks {
  /**
   * Decides in the storing transaction whose each enquiry is. `note` writes what is to be known of it
   * afterwards, and never fails.
   */
  attribute(
    orm: Orm,
    leads: ClaimingLead[],
  ): Promise<{rows: LeadRow[]; note(orm: Orm, log?: Pick<Log, 'warn'>): Promise<void>}>
  /** Returns those of the enquiries that are somebody's work. */
  withRecipient(orm: Pick<Orm, 'selectDistinct'>, ids: string[]): Promise<Set<string>>
  /** Finds the people whose work an enquiry is. */
  recipientsOf(orm: Pick<Orm, 'select'>, id: string, also?: string): Promise<Recipient[]>
  /** Deletes what other slices stored under these ids, and returns the ids that were found. */
  deleteOthers(inside: Orm, ids: string[]): Promise<string[]>
  /** Tables with personal data, beside those of leads. */
  tables: {
    /** Tables that hold data of visitors: their files are rewritten after each deletion. */
    visitors: PgTable[]
    /** Tables that hold data of people who work at the desk: their files are rewritten daily. */
    staff: PgTable[]
  }
}
