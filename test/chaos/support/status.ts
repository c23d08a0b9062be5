/** Reads the status that a server reports to its monitoring. */
import {until} from '../../site/server/support/until.ts'
import {WRITERS} from './writers.ts'

interface Status {
  database: 'up' | 'down'
  /** Enquiries in the spool. */
  waiting: number
  /** Enquiries that cannot be stored. */
  damaged: number
}

export async function statusOf(api: string): Promise<Status> {
  return (await (await fetch(`${api}/readyz`)).json()).data
}

/** Milliseconds until no more enquiries wait for the database than are being sent. */
export async function timeToCatchUp(api: string): Promise<number> {
  const begun = performance.now()
  await until(async () => {
    const {database, waiting} = await statusOf(api)
    return database === 'up' && waiting <= WRITERS
  })
  return performance.now() - begun
}
