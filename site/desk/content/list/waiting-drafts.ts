/** Drafts of all kinds that wait for the same: for somebody, for their time, or for a correction. */
import {type SQL, sql} from 'drizzle-orm'
import {contentDrafts} from '#server/content/edit-tables.ts'
import type {Reader} from '../record/current-record.ts'
import {recordName} from '../record-name.ts'
import {PAGE} from './listed-records.ts'

export const waitingFilters = ['problems', 'scheduled', 'drafts'] as const
export type WaitingFilter = (typeof waitingFilters)[number]

export const isWaitingFilter = (given: string | undefined): given is WaitingFilter =>
  waitingFilters.some(one => one === given)

/** The first screen counts by the same. */
export const waitingWhere: Record<WaitingFilter, SQL> = {
  problems: sql`${contentDrafts.problem} is not null`,
  scheduled: sql`${contentDrafts.publishAt} is not null and ${contentDrafts.problem} is null`,
  drafts: sql`${contentDrafts.publishAt} is null`,
}

export type WaitingPage = Awaited<ReturnType<typeof waitingDrafts>>

/** `after`: kind and key of the last one of the page before. */
export async function waitingDrafts(
  orm: Reader,
  filter: WaitingFilter,
  after?: {kind: string; key: string},
) {
  const {kind, record, value, actor, savedAt, publishAt, problem} = contentDrafts
  const rest = after ? sql` and (${kind}, ${record}) > (${after.kind}, ${after.key})` : sql``
  const rows = await orm
    .select({kind, key: record, value, actor, savedAt, publishAt, problem})
    .from(contentDrafts)
    .where(sql`${waitingWhere[filter]}${rest}`)
    .orderBy(kind, record)
    .limit(PAGE + 1)
  const drafts = rows.slice(0, PAGE).map(({value: own, ...draft}) => ({
    ...draft,
    name: recordName(own, 'en') || draft.key,
  }))
  const last = drafts.at(-1)
  return {drafts, next: rows.length > PAGE && last ? {kind: last.kind, key: last.key} : undefined}
}
