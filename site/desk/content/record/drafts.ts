/** Drafts of editors: one for all of them, which visitors do not see and which may have errors. */
import {and, eq, sql} from 'drizzle-orm'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {contentDrafts} from '#server/content/edit-tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import type {RecordName} from './change-record.ts'
import type {FieldProblem} from './check-one.ts'
import type {Value} from './current-record.ts'

export type Draft = typeof contentDrafts.$inferSelect

export type Saved =
  | {is: 'saved'; savedAt: string}
  /** Somebody else saved one in between. */
  | {is: 'conflict'; theirs: Draft}

const isOwn = ({kind, key}: RecordName) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.record, key))

export async function findDraft(
  orm: Pick<Orm, 'select'>,
  name: RecordName,
): Promise<Draft | undefined> {
  const [draft] = await orm.select().from(contentDrafts).where(isOwn(name))
  return draft
}

/** The mark by which a form names the draft it began from; empty: there was none. */
export const markOf = (draft: Pick<Draft, 'savedAt'> | undefined) =>
  draft?.savedAt.toISOString() ?? ''

/** A form knows the draft that it began from, and the one that it saved itself, as a preview does. */
export const isKnownTo = (
  {since, form}: Pick<Saving, 'since' | 'form'>,
  draft: Pick<Draft, 'savedAt' | 'form'>,
) => markOf(draft) === since || (Boolean(form) && draft.form === form)

/** Why it was not published at its time, as `withProblems` keeps it. */
export const problemsOf = ({problem}: Pick<Draft, 'problem'>): FieldProblem[] =>
  problem ? (JSON.parse(problem) as FieldProblem[]) : []

/** Stores the first five; they are translated when a screen shows them. */
export const withProblems = (problems: readonly FieldProblem[]) => ({
  problem: JSON.stringify(problems.slice(0, 5)),
})

interface Saving extends RecordName {
  value: Value
  /** Hash of what was published when the work began. */
  base: string
  /** `markOf` the draft that the editor began from. */
  since: string
  /** Id of the form that it is sent by: it may save again what it saved itself. */
  form?: string | undefined
}

/** Unchecked. A time of publication is given up: what would be published is another now. */
export function saveDraft(orm: Orm, actor: Actor, saving: Saving): Promise<Saved> {
  const {kind, key, value, base, since, form} = saving
  return orm.transaction(async transaction => {
    // The second of two first drafts must see the first.
    await transaction.execute(sql`lock table ${contentDrafts} in share row exclusive mode`)
    const theirs = await findDraft(transaction, {kind, key})
    if (theirs && !isKnownTo({since, form}, theirs)) return {is: 'conflict', theirs}
    const after = theirs ? theirs.savedAt.getTime() + 1 : 0
    const set = {
      value,
      base,
      account: actor.account,
      actor: actor.name,
      form: form || null,
      savedAt: new Date(Math.max(Date.now(), after)),
      publishAt: null,
      problem: null,
    }
    await transaction
      .insert(contentDrafts)
      .values({kind, record: key, ...set})
      .onConflictDoUpdate({target: [contentDrafts.kind, contentDrafts.record], set})
    await audit(transaction, actor, {action: 'record.drafted', subject: `${kind}/${key}`})
    return {is: 'saved', savedAt: markOf(set)}
  })
}

/** Answers whether there was one. */
export const discardDraft = (orm: Orm, actor: Actor, name: RecordName): Promise<boolean> =>
  orm.transaction(async transaction => {
    const isThere = await removeDraft(transaction, name)
    const subject = `${name.kind}/${name.key}`
    if (isThere) await audit(transaction, actor, {action: 'record.discarded', subject})
    return isThere
  })

export async function removeDraft(orm: Pick<Orm, 'delete'>, name: RecordName): Promise<boolean> {
  const removed = await orm.delete(contentDrafts).where(isOwn(name)).returning()
  return removed.length > 0
}

export type Scheduled = {is: 'scheduled'; publishAt: Date} | {is: 'past'} | {is: 'none'}

/** `at`: as `2026-11-30T09:00`, by the clock of the office; null gives the time up. */
export function scheduleDraft(
  orm: Orm,
  actor: Actor,
  name: RecordName,
  at: string | null,
): Promise<Scheduled | {is: 'unscheduled'}> {
  return orm.transaction(async transaction => {
    const moment = at && sql`${at}::timestamp at time zone ${OFFICE_TIME_ZONE}`
    const [draft] = await transaction
      .update(contentDrafts)
      .set({publishAt: moment ? moment : null, problem: null})
      .where(isOwn(name))
      .returning()
    if (!draft) return {is: 'none'}
    const {publishAt} = draft
    if (publishAt && publishAt.getTime() <= Date.now()) {
      await transaction.update(contentDrafts).set({publishAt: null}).where(isOwn(name))
      return {is: 'past'}
    }
    await audit(transaction, actor, {
      action: 'record.scheduled',
      subject: `${name.kind}/${name.key}`,
      details: {publishAt: publishAt?.toISOString() ?? null},
    })
    return publishAt ? {is: 'scheduled', publishAt} : {is: 'unscheduled'}
  })
}
