/** Counts the properties that a feed had lately: one that loses half a few times is broken, too. */
import {and, desc, eq, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {contentRuns} from '../tables.ts'
import {recordedSource} from './feed-address.ts'

export const RECENT_DAYS = 7

/** The largest number of the last days, or since the operator allowed withdrawals. */
export async function recentSize(orm: Orm, source: string): Promise<number> {
  const {task, outcome, ended, counts, id} = contentRuns
  const runs = await orm
    .select({counts})
    .from(contentRuns)
    .where(
      and(
        ...[eq(task, 'sync'), eq(outcome, 'done'), eq(contentRuns.source, recordedSource(source))],
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
