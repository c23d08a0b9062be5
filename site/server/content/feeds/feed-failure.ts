/** Since when the syncs of a feed have failed, by the record of content tasks. */
import {and, eq, gt, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {contentRuns} from '../tables.ts'
import {recordedSource} from './feed-address.ts'

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
