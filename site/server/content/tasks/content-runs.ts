/** Remembers in the database how imports and syncs ended, for people who read neither terminal nor log. */
import {and, desc, not, notInArray, sql} from 'drizzle-orm'
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import type {Log} from '#server/platform/log.ts'
import type {Refused} from '../feeds/outcome.ts'
import {RECENT_DAYS} from '../feeds/past-syncs.ts'
import {recordedSource, type SyncOptions} from '../feeds/settings.ts'
import {contentRuns, type RunProblem} from '../import-tables.ts'
import type {Problem} from '../schema/problem.ts'
import {BUSY, type Content, type ContentReport, STOPPED} from './content.ts'

export type ContentRun = typeof contentRuns.$inferSelect

/** The number of stored problems of one run; the others are counted. */
const MOST_PROBLEMS = 200
const MOST_RUNS = 50
/** Characters of one text, which may quote a record. */
const LONGEST = 500

interface Recording {
  database: Pick<Database, 'ready'>
  log?: Pick<Log, 'warn'>
}

/** The same tasks; what fails without a report is remembered as well, and thrown as before. */
export function recordRuns<Tasks extends Content>(content: Tasks, recording: Recording): Tasks {
  return {
    ...content,
    async perform(task, place, options) {
      const isRecorded = (task === 'import' || task === 'sync') && !options?.dryRun
      if (!isRecorded) return content.perform(task, place, options)
      const source = recordedSource(place)
      try {
        const report = await content.perform(task, place, options)
        if (!isNoRun(report))
          await record({task, source, ...outcomeOf(report, options?.sync)}, recording)
        return report
      } catch (error) {
        const says = (error as Error).message
        await record({task, source, ...failed(says)}, recording)
        throw error
      }
    },
  }
}

/** The latest first. */
export const listRuns = (orm: Orm, most: number): Promise<ContentRun[]> =>
  orm.select().from(contentRuns).orderBy(desc(contentRuns.id)).limit(most)

type Outcome = Pick<ContentRun, 'outcome' | 'counts' | 'says' | 'problems' | 'problemCount'>

/** Never fails: what was imported stays so, whether it is remembered or not. */
async function record(
  run: Outcome & Pick<ContentRun, 'task' | 'source'>,
  {database, log}: Recording,
) {
  try {
    const orm = await database.ready()
    await orm.insert(contentRuns).values(run)
    const kept = orm
      .select({id: contentRuns.id})
      .from(contentRuns)
      .orderBy(desc(contentRuns.id))
      .limit(MOST_RUNS)
    const isOld = notInArray(contentRuns.id, kept)
    // The next syncs compare their numbers.
    const isCompared = sql`${contentRuns.task} = 'sync' and ${contentRuns.ended} > now() - make_interval(days => ${RECENT_DAYS})`
    await orm.delete(contentRuns).where(and(isOld, not(isCompared)))
    await orm
      .update(contentRuns)
      .set({problems: []})
      .where(and(isOld, sql`${contentRuns.problems} <> '[]'::jsonb`))
  } catch (error) {
    if (!isUnreachable(error)) log?.warn({err: error}, 'the outcome of a content task is not kept')
  }
}

/** It did not begin, or somebody ended it. */
const isNoRun = (report: ContentReport) =>
  report.is === 'failed' && (report.says === BUSY || report.says === STOPPED)

function outcomeOf(report: ContentReport, sync: SyncOptions = {}): Outcome {
  switch (report.is) {
    case 'imported': {
      const counts = {records: 0, added: 0, changed: 0, withdrawn: 0}
      for (const kind of Object.values(report.changes)) {
        counts.records += kind.records
        counts.added += kind.added
        counts.changed += kind.changed
        counts.withdrawn += kind.withdrawn
      }
      return {outcome: 'done', counts, says: null, ...firstOf(report.notices.map(ofContent))}
    }
    case 'synced': {
      const {listings, changes, refused, photos, notices} = report
      const counts = {
        listings,
        ...changes,
        refused: new Set(refused.map(referenceOf)).size,
        ...(sync.allowWithdrawals && {allowed: 1}),
      }
      const faults = photos.faults.map(({reference, says}) => problemOf(reference, says))
      const problems = [...refused.map(ofFeed), ...faults, ...notices.map(ofContent)]
      return {outcome: 'done', counts, says: null, ...firstOf(problems)}
    }
    case 'refused':
      return {
        outcome: 'refused',
        counts: {},
        says: null,
        ...firstOf(report.problems.map(ofContent)),
      }
    case 'failed':
      return failed(report.says, report.refused)
    default:
      return {outcome: 'done', counts: {}, says: null, ...firstOf([])}
  }
}

const failed = (says: string, refused: Refused[] = []): Outcome => ({
  outcome: 'failed',
  counts: {},
  says: storable(says),
  ...firstOf(refused.map(ofFeed)),
})

const firstOf = (all: RunProblem[]) => ({
  problems: all.slice(0, MOST_PROBLEMS),
  problemCount: all.length,
})

const referenceOf = ({reference}: Refused) => reference
const ofFeed = ({reference, field, says}: Refused) => problemOf(reference, says, field)
const ofContent = ({file, record: key, field, says}: Problem) =>
  problemOf(key && !file.endsWith(`/${key}.json`) ? `${file} · ${key}` : file, says, field)

const problemOf = (name: string, says: string, field?: string): RunProblem => ({
  record: storable(name),
  ...(field && {field: storable(field)}),
  says: storable(says),
})

/** No database stores the character zero. */
const storable = (text: string) => firstCharacters(text.replaceAll('\0', ''), LONGEST)
