/** Slice: enquiries, from the spool on disk to the agency, and their end. */
import type {FastifyInstance} from 'fastify'
import {closeLater, defineSlice, type SliceOptions} from '#server/platform/slice.ts'
import {type Deletions, openDeletions} from './deletion/deletions.ts'
import {keepDeleted} from './deletion/keep-deleted.ts'
import {type Delivery, startDelivery} from './delivery/delivery.ts'
import {channelNames} from './delivery/settings.ts'
import type {ExportSources} from './export/export-leads.ts'
import type {LeadHooks} from './hooks.ts'
import {type Leads, openLeads} from './leads.ts'
import {announceServer, otherServers} from './servers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    leads: Leads
    delivery: Delivery
    deletions: Deletions
    /** Servers that share the database. */
    otherServers: ExportSources['others']
  }
}

export interface LeadsOptions extends SliceOptions {
  hooks: LeadHooks
}

export const leads = defineSlice<LeadsOptions>(
  'leads',
  ['platform', 'uploads'],
  async (app, {hooks, pauses, isIdle}) => {
    const {settings, database, privateFiles: files, mailer, outbox, log} = app
    const {dataDir, spoolLimit, retention, siteUrl} = settings
    const delivery = startDelivery({
      database,
      outbox,
      settings: settings.delivery,
      mailer,
      siteUrl,
      hooks,
      log,
    })
    const opened = await openLeads({
      dataDir,
      spoolLimit,
      database,
      hooks,
      log,
      pauses,
      leftBehind: app.isLeftBehind,
      channels: channelNames(settings.delivery),
      onStored: delivery.wake,
    })
    const deletions = openDeletions({dataDir, database, files, leads: opened, hooks, log})
    app.decorate('delivery', delivery)
    app.decorate('leads', opened)
    app.decorate('deletions', deletions)
    app.decorate('otherServers', () => otherServers(dataDir, database))
    // Its last word is how many enquiries still wait here, when no more are stored.
    const announcer = isIdle ? undefined : announceServer({dataDir, database, leads: opened, log})
    closeLater(app, opened, announcer)
    if (isIdle) return
    closeLater(app, keepDeleted({dataDir, database, deletions, retention, hooks, log}))
    app.addHook('onReady', async () => {
      // The database may be down: then they are sorted at the next start.
      void app.uploads
        .recover(ids => knownAmong(ids, app))
        .catch(error => {
          log.error({err: error}, 'recovering pending uploads failed, will retry')
        })
    })
  },
)

async function knownAmong(ids: Set<string>, {leads: opened}: Pick<FastifyInstance, 'leads'>) {
  await opened.settled()
  const known = new Set<string>()
  for await (const {id} of opened.all()) if (ids.has(id)) known.add(id)
  return known
}
