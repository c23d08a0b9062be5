/** The first content of an embedded database: the demonstration's, unless `SEED` names another. */
import type {Database} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import type {Content, ContentReport} from './content.ts'
import type {Changes} from './replace-records.ts'
import {describeProblem} from './schema/problem.ts'
import {contentVersion} from './tables.ts'

/** An agency's own PostgreSQL is left alone: its operator imports what belongs there. */
export async function seedOnce({database, content, seed, log}: Seeding) {
  if (!database.embedded || !seed) return
  const orm = await database.ready()
  if (await orm.$count(contentVersion)) return
  const report = await content.perform('import', seed)
  if (report.is === 'imported')
    log.info({seed, records: countsOf(report.changes)}, 'imported initial content')
  else log.error({seed, reasons: reasonsOf(report)}, 'initial content import failed')
}

export interface Seeding {
  database: Database
  content: Content
  seed: string | undefined
  log: Log
}

const countsOf = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([kind, {records}]) => [kind, records]))

function reasonsOf(report: ContentReport) {
  if (report.is === 'refused') return report.problems.map(describeProblem)
  return report.is === 'failed' ? [report.says] : []
}
