/** A record as an editor left it becomes what visitors see, if nobody else changed it meanwhile. */
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {unseenAdvertisements} from '#server/content/records/advertisements.ts'
import type {Transaction} from '#server/content/records/content-rows.ts'
import {referrersOf} from '#server/content/records/referrers.ts'
import {takenDown} from '#server/content/schema/check-values.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import {storedTexts, writeTexts} from '../media/picture-texts.ts'
import {ownPaths} from '../preview/public-path.ts'
import {
  type Busy,
  changeContent,
  type DeskContent,
  type RecordName,
  writeRecord,
} from './change-record.ts'
import {checkOne, type FieldProblem} from './check-one.ts'
import {currentRecord, hashOf, type Value} from './current-record.ts'
import {findDraft, isKnownTo, markOf, removeDraft} from './drafts.ts'

export interface Publishing extends RecordName {
  /** As the desk keeps it, with what is said of its pictures. */
  value: Value
  /** Hash of what was published when the work began. */
  base: string
  /** `markOf` the draft that the editor began from; without it, any draft gives way. */
  since?: string
  /** Id of the form that it is sent by. */
  form?: string
  what?: 'published' | 'restored'
  /** At the time that somebody chose. */
  isScheduled?: boolean
}

export type Published =
  | {is: 'published'; changed: string[]; notices: FieldProblem[]}
  | {is: 'refused'; problems: FieldProblem[]}
  | Conflict
  | Busy

/** Somebody else changed the record: what is published now, and what a next try must begin from. */
export interface Conflict {
  is: 'conflict'
  theirs: Value | undefined
  base: string
  /** The mark of the draft that they saved. */
  since?: string
}

export const publishRecord = (
  parts: DeskContent,
  actor: Actor,
  publishing: Publishing,
): Promise<Published> =>
  changeContent(parts, async orm => {
    const outcome = await publishIn(orm, parts, actor, publishing)
    return {outcome, isChanged: outcome.is === 'published'}
  })

/** In a transaction that holds the content. */
export async function publishIn(
  orm: Transaction,
  {storage}: Pick<DeskContent, 'storage'>,
  actor: Actor,
  publishing: Publishing,
): Promise<Exclude<Published, Busy>> {
  const {kind, key, value, base, since, form, what = 'published', isScheduled} = publishing
  const current = await currentRecord(orm, kind, key)
  if (hashOf(current) !== base) {
    return {is: 'conflict', theirs: current?.value, base: hashOf(current)}
  }
  const draft = since === undefined ? undefined : await findDraft(orm, {kind, key})
  if (draft && since !== undefined && !isKnownTo({since, form}, draft)) {
    return {is: 'conflict', theirs: draft.value, base, since: markOf(draft)}
  }
  const checked = await checkOne(orm, storage, {kind, key, value, current})
  const {values, texts, problems, notices} = checked
  if (current && isHidden(values) && !isHidden(current.value)) {
    problems.push(...(await neededBy(orm, {kind, key, paths: ownPaths(kind, key, current.value)})))
  }
  if (problems.length) return {is: 'refused', problems}
  const textsBefore = await storedTexts(orm, kind, current?.value ?? {})
  const hasNewTexts = await writeTexts(orm, texts)
  const change = {kind, key, current, values, what, textsBefore, hasNewTexts}
  const changed = await writeRecord(orm, actor, change)
  if (hasNewTexts) changed.push('pictures')
  await removeDraft(orm, {kind, key})
  notices.push(...(await takenDownBy(orm, {kind, key})))
  await audit(orm, actor, {
    action: `record.${what}`,
    subject: `${kind}/${key}`,
    details: {changed, ...(isScheduled && {isScheduled})},
  })
  return {is: 'published', changed, notices}
}

const isHidden = ({published}: Value) => published === false

/** To hide a record is to withdraw it, at once or at the time that somebody chose. */
async function neededBy(
  orm: Transaction,
  target: Parameters<typeof referrersOf>[1],
): Promise<FieldProblem[]> {
  const by = await referrersOf(orm, target)
  if (!by.length) return []
  const records = [...new Set(by.map(({kind, key}) => `${kind}/${key}`))].join(', ')
  const says = message(
    /*i18n*/ 'cannot be switched off, because {records} need it. Change these first.',
    {
      records,
    },
  )
  return [{field: 'published', says}]
}

/** The pages that answer 410 as the record is now. */
async function takenDownBy(orm: Transaction, {kind, key}: RecordName): Promise<FieldProblem[]> {
  const isAbout = (one: {kind: KindName; key: string; property: string}) =>
    kind === 'properties' ? one.property === key : one.kind === kind && one.key === key
  return (await unseenAdvertisements(orm)).filter(isAbout).map(one => ({
    field: kind === 'properties' ? '' : one.field,
    says: takenDown(`${one.kind}/${one.key}`, one.property),
  }))
}
