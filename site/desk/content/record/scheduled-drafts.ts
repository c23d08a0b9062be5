/** Publishes drafts when their time has come, by one of the servers that share a database. */
import {and, eq, isNull, sql} from 'drizzle-orm'
import {contentDrafts} from '#server/content/edit-tables.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import type {Log} from '#server/platform/log.ts'
import {recurring} from '#server/platform/recurring.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import {changeContent, type DeskContent} from './change-record.ts'
import type {FieldProblem} from './check-one.ts'
import {withProblems} from './drafts.ts'
import {type Published, publishIn} from './publish-record.ts'

interface Options extends DeskContent {
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Milliseconds between two looks. */
  pause?: number
}

export interface ScheduledDrafts {
  /** Looks now; resolves when what was due is published. */
  look(): Promise<void>
  close(): Promise<void>
}

const PAUSE = 15_000

export function publishScheduled({log, pause = PAUSE, ...parts}: Options): ScheduledDrafts {
  let isClosed = false

  async function publishDue() {
    const orm = await parts.database.ready()
    const due = await orm
      .select({kind: contentDrafts.kind, record: contentDrafts.record})
      .from(contentDrafts)
      .where(isDue)
    for (const {kind, record} of due) {
      if (!isClosed) await publishOne(kind as KindName, record)
    }
  }

  async function publishOne(kind: KindName, key: string) {
    const outcome = await changeContent<Published | {is: 'done'}>(parts, async transaction => {
      const [draft] = await transaction
        .select()
        .from(contentDrafts)
        .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.record, key), isDue))
      // Another server was quicker.
      if (!draft) return {outcome: {is: 'done'}, isChanged: false}
      const {value, base, account, actor} = draft
      const publishing = {kind, key, value, base, isScheduled: true}
      const published = await publishIn(transaction, parts, {account, name: actor}, publishing)
      if (published.is !== 'published') {
        await transaction
          .update(contentDrafts)
          .set(withProblems(problemsIn(published)))
          .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.record, key)))
      }
      return {outcome: published, isChanged: published.is === 'published'}
    })
    if (outcome.is === 'published') log.info({kind, key}, 'published scheduled record')
    if (outcome.is === 'refused' || outcome.is === 'conflict')
      log.warn({kind, key, reason: outcome.is}, 'scheduled record not published')
  }

  const looks = recurring(publishDue, {
    pause,
    onFailure: error => log.error({err: error}, 'scheduled records not published'),
  })
  return {
    look: looks.look,
    async close() {
      isClosed = true
      await looks.close()
    },
  }
}

/** By the clock of the database; one that had a problem waits for a person. */
const isDue = and(sql`${contentDrafts.publishAt} <= now()`, isNull(contentDrafts.problem))

function problemsIn(published: Exclude<Published, {is: 'published'}>): FieldProblem[] {
  if (published.is === 'refused') return published.problems
  const says = message(/*i18n*/ 'The record was changed after the draft was started.')
  return [{field: '', says}]
}
