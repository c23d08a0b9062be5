/** The first content of an embedded database: the demonstration's, unless `SEED` names another. */
import type {Database} from '../db/connect.ts'
import {contentVersion} from '../db/content-schema.ts'
import type {Log} from '../log.ts'
import type {Content, ContentReport} from './content.ts'
import {describeProblem} from './problem.ts'

/** An agency's own PostgreSQL is left alone: its operator imports what belongs there. */
export async function seedOnce({database, content, seed, log}: Seeding) {
  const orm = await database.ready()
  if (!database.embedded || !seed || (await orm.$count(contentVersion))) return
  const report = await content.perform('import', seed)
  if (report.is === 'imported') log.info({seed, records: report.counts}, 'first content imported')
  else log.error({seed, reasons: reasonsOf(report)}, 'the first content could not be imported')
}

export interface Seeding {
  database: Database
  content: Content
  seed: string | undefined
  log: Log
}

function reasonsOf(report: ContentReport) {
  if (report.is === 'refused') return report.problems.map(describeProblem)
  return report.is === 'failed' ? [report.says] : []
}
