/** The last syncs of a feed, by the record of content tasks: since when they fail, and how large it was. */
import {and, desc, eq, gt, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {contentRuns} from '../import-tables.ts'
import {recordedSource} from './settings.ts'

/** After as many seconds without a sync people have to look after it. */
export const MAX_FAILING_SECONDS = 86_400

interface FeedFailure {
  /** When the first sync after the last good one failed. */
  since: Date
  /** From then until now, by the clock of the database. */
  seconds: number
}

/** Undefined when the last sync was good, and before the first one. */
export async function feedFailure(orm: Orm, source: string): Promise<FeedFailure | undefined> {
  const {task, outcome, ended, id} = contentRuns
  const isOwn = and(eq(task, 'sync'), eq(contentRuns.source, recordedSource(source)))
  const lastGood = orm
    .select({id: sql`coalesce(max(${id}), 0)`})
    .from(contentRuns)
    .where(and(isOwn, eq(outcome, 'done')))
  const [first] = await orm
    .select({
      since: ended,
      seconds: sql`extract(epoch from now() - ${ended})`.mapWith(Number),
    })
    .from(contentRuns)
    .where(and(isOwn, gt(id, lastGood)))
    .orderBy(id)
    .limit(1)
  return first
}

export const RECENT_DAYS = 7

/** The largest number of the last days, or since the operator allowed withdrawals. */
export async function recentSize(orm: Orm, source: string): Promise<number> {
  const {task, outcome, ended, counts, id} = contentRuns
  const runs = await orm
    .select({counts})
    .from(contentRuns)
    .where(
      and(
        eq(task, 'sync'),
        eq(outcome, 'done'),
        eq(contentRuns.source, recordedSource(source)),
        sql`${ended} > now() - make_interval(days => ${RECENT_DAYS})`,
      ),
    )
    .orderBy(desc(id))
  let largest = 0
  for (const {counts: run} of runs) {
    const {added = 0, changed = 0, unchanged = 0, withdrawn = 0, allowed} = run
    const known = changed + unchanged
    largest = Math.max(largest, known + added)
    if (allowed) break
    largest = Math.max(largest, known + withdrawn)
  }
  return largest
}
