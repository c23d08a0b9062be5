/** Opens the leads of a data directory whose server does not run. */

import {leadHooks} from '#server/lead-hooks.ts'
import {type Deletions, openDeletions} from '#server/leads/deletion/deletions.ts'
import {channelNames} from '#server/leads/delivery/settings.ts'
import {type Leads, openLeads} from '#server/leads/leads.ts'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import type {Settings} from '#server/platform/env.ts'
import {createLog} from '#server/platform/log.ts'
import {openPrivateFiles} from '#server/platform/storage/private-files.ts'

interface Opened {
  leads: Leads
  deletions: Deletions
  database: Database
}

/**
 * Needs the lock. Leads that wait in the spool are stored first; `mayBeDown`: or stay there, when the
 * database cannot be reached.
 */
export async function withOpenLeads(
  settings: Settings,
  leftBehind: boolean,
  work: (opened: Opened) => Promise<void>,
  {mayBeDown = false} = {},
) {
  const {dataDir, spoolLimit} = settings
  const log = createLog({logLevel: 'error'})
  const database = openDatabase(settings)
  // Nothing is delivered here, but what the server has to deliver later is noted with each lead.
  const channels = channelNames(settings.delivery)
  const leads = await openLeads({
    dataDir,
    spoolLimit,
    database,
    leftBehind,
    channels,
    hooks: leadHooks,
    log,
  })
  try {
    if (await isUp(database, mayBeDown)) await leads.settled()
    // A deletion is reported as by the server.
    const report = createLog({logLevel: 'info'})
    const files = openPrivateFiles(settings)
    const parts = {dataDir, database, files, leads, hooks: leadHooks}
    const deletions = openDeletions({...parts, log: report})
    await work({leads, database, deletions})
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
