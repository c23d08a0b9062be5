/** What is said of enquiries that are not attributed: the agency's lists, and a line of the log. */
import {performDaily} from '#server/platform/daily-task.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {type Claim, recordClaims} from './claims.ts'

/** After the enquiries are stored, which never fail because of it. */
export async function noteClaims(
  orm: Orm,
  {claims, overLimit}: {claims: Claim[]; overLimit: string[]},
  log: Pick<Log, 'warn'> | undefined,
) {
  try {
    await recordClaims(orm, claims)
    for (const partner of overLimit) {
      await performDaily(orm, `limit of ${partner}`, async () => {
        log?.warn({partner}, 'a partner exceeds its enquiries of a day, the rest is not attributed')
      })
    }
  } catch (error) {
    log?.warn({err: error}, 'what pages say of partners cannot be noted')
  }
}
