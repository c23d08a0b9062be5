/** Changes of content that people made at the desk. Versions stay, so that every change can be undone. */
import {sql} from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, {withTimezone: true})
const rowId = () => bigint({mode: 'number'}).primaryKey().generatedAlwaysAsIdentity()

/** A record that somebody works on, one for all editors; it may have faults. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text().notNull(),
    record: text().notNull(),
    /** As a file of the folder of content says it, but for media, which have their addresses. */
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Hash of what was published when the work began; empty for a record that is new. */
    base: text().notNull(),
    account: uuid(),
    actor: text().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** Id of the form that saved it. */
    form: text(),
    /** When it is to be published; none: when somebody does. */
    publishAt: moment('publish_at'),
    /** Why it was not published when it should have been: a list of problems, as JSON. */
    problem: text(),
  },
  ({kind, record, publishAt}) => [
    primaryKey({columns: [kind, record]}),
    index('content_drafts_due').on(publishAt).where(sql`${publishAt} is not null`),
  ],
)

/** Versions that were published at the desk, and those that they replaced. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: rowId(),
    kind: text().notNull(),
    record: text().notNull(),
    at: moment('at').notNull().defaultNow(),
    account: uuid(),
    actor: text().notNull(),
    /** `found`: as it was before anybody changed it at the desk. */
    what: text().$type<'found' | 'published' | 'withdrawn' | 'restored'>().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  ({kind, record, id}) => [index('content_versions_by_record').on(kind, record, id)],
)

/** The records whose content is the desk's: imports and feeds leave these fields as they are. */
export const contentEdits = pgTable(
  'content_edits',
  {
    kind: text().notNull(),
    record: text().notNull(),
    /** Those that differ from what was imported. Empty for a record that was added at the desk. */
    fields: text().array().notNull(),
    /** Day of the office of the last change. */
    changed: date().notNull(),
  },
  ({kind, record}) => [primaryKey({columns: [kind, record]})],
)

/** Media that were uploaded at the desk: an import leaves their files, also while no record shows them. */
export const deskMedia = pgTable('desk_media', {
  address: text().primaryKey(),
  account: uuid(),
  uploadedAt: moment('uploaded_at').notNull().defaultNow(),
})
