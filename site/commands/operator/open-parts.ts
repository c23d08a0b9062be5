/** Opens the parts that tasks need, where no server runs on the data directory. */

import {siteContentOf} from '#server/content/records/site-content.ts'
import {openContentVersion} from '#server/content/versions/content-version.ts'
import {leadHooks} from '#server/lead-hooks.ts'
import {openDeletions} from '#server/leads/deletion/deletions.ts'
import {countDeliveries, retryDeliveries} from '#server/leads/delivery/backlog.ts'
import {channelNames} from '#server/leads/delivery/settings.ts'
import {openLeads} from '#server/leads/leads.ts'
import {otherServers} from '#server/leads/servers.ts'
import type {TaskParts} from '#server/operator/task.ts'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import type {Settings} from '#server/platform/env.ts'
import {createLog} from '#server/platform/log.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {openPrivateFiles} from '#server/platform/storage/private-files.ts'

interface Opening {
  leftBehind: boolean
  mayBeDown: boolean | undefined
}

/**
 * Needs the lock. Leads that wait in the spool are stored first; `mayBeDown`: or stay there, when the
 * database cannot be reached.
 */
export async function withOpenParts<Result>(
  settings: Settings,
  {leftBehind, mayBeDown = false}: Opening,
  use: (parts: TaskParts) => Promise<Result>,
): Promise<Result> {
  const {dataDir, spoolLimit} = settings
  const database = openDatabase(settings)
  // Nothing is delivered here, but what the server has to deliver later is noted with each lead.
  const channels = channelNames(settings.delivery)
  const opened = {dataDir, database, hooks: leadHooks}
  const errors = createLog({logLevel: 'error'})
  const leads = await openLeads({...opened, spoolLimit, leftBehind, channels, log: errors})
  try {
    if (await isUp(database, mayBeDown)) await leads.settled()
    // A task reports what it does as the server would.
    const log = createLog({logLevel: 'info'})
    return await use({
      settings,
      database,
      leads,
      deletions: openDeletions({...opened, files: openPrivateFiles(settings), leads, log}),
      delivery: {
        counts: async () => countDeliveries(await database.ready()),
        retry: async note => retryDeliveries(await database.ready(), note),
      },
      siteContent: siteContentOf(database, openContentVersion(database)),
      mailer: openMailer(settings.delivery.mail),
      others: () => otherServers(dataDir, database),
      counted: async () => {},
      log,
    })
  } finally {
    await leads.close()
    await database.close()
  }
}

async function isUp(database: Database, mayBeDown: boolean) {
  try {
    await database.ready()
    return true
  } catch (error) {
    if (mayBeDown && isUnreachable(error)) return false
    throw error
  }
}
