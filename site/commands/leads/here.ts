/** Opens the leads of a data directory whose server does not run. */

import {type Deletions, openDeletions} from '../../server/leads/deletion/deletions.ts'
import {channelNames} from '../../server/leads/delivery/delivery.ts'
import {type Leads, openLeads} from '../../server/leads/leads.ts'
import {type Database, openDatabase} from '../../server/platform/db/connect.ts'
import type {Settings} from '../../server/platform/env.ts'
import {createLog} from '../../server/platform/log.ts'

/** Needs the lock. Leads that wait in the spool are stored first. */
export async function withLeads(
  settings: Settings,
  leftBehind: boolean,
  work: (opened: {leads: Leads; deletions: Deletions; database: Database}) => Promise<void>,
) {
  const {dataDir, spoolLimit} = settings
  const log = createLog({logLevel: 'error'})
  const database = openDatabase(settings)
  // Nothing is delivered here, but what the server has to deliver later is noted with each lead.
  const channels = channelNames(settings.delivery)
  const leads = await openLeads({dataDir, spoolLimit, database, leftBehind, channels, log})
  try {
    await database.ready()
    await leads.settled()
    // A deletion is reported as by the server.
    const report = createLog({logLevel: 'info'})
    await work({leads, database, deletions: openDeletions({dataDir, database, leads, log: report})})
  } finally {
    await leads.close()
    await database.close()
  }
}
