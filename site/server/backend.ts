/** The reference API with its dependencies: secret, database, leads, media. */
import {randomBytes} from 'node:crypto'
import {unlink} from 'node:fs/promises'
import {createApi} from './api.ts'
import {contentInProcess} from './content/content-process.ts'
import {recordRuns} from './content/content-runs.ts'
import {type ContentVersion, contentVersionOf} from './content/content-version.ts'
import {scheduleSync} from './content/feeds/scheduled-sync.ts'
import {refreshRates} from './content/rates/refresh-rates.ts'
import {openReader} from './content/reader.ts'
import {seedOnce} from './content/seed.ts'
import {type ReadSiteContent, siteContentOf} from './content/site-content.ts'
import {readOlderHomes} from './content/unread-amenities.ts'
import {deleteOldEntries} from './desk/audit/old-entries.ts'
import {publishScheduled} from './desk/content/scheduled-drafts.ts'
import type {DeskBackend} from './desk/desk-parts.ts'
import {sendReminders} from './desk/enquiries/send-reminders.ts'
import {type RetainedFiles, retainedFiles} from './embed/retained/retained-files.ts'
import {inProcessFetch} from './http/in-process-fetch.ts'
import {listen} from './http/listen.ts'
import {openMetrics} from './http/metrics-route.ts'
import {vitalSigns} from './http/vital-signs.ts'
import {leadHooks} from './lead-hooks.ts'
import {openDeletions} from './leads/deletion/deletions.ts'
import {keepDeleted} from './leads/deletion/keep-deleted.ts'
import {startDelivery} from './leads/delivery/delivery.ts'
import {channelNames} from './leads/delivery/settings.ts'
import {type Leads, openLeads} from './leads/leads.ts'
import {announceServer, otherServers} from './leads/servers.ts'
import {sendMonthlyMails} from './partners/monthly/monthly-mails.ts'
import type {ReportSources} from './partners/report/partner-report.ts'
import {type Database, openDatabase} from './platform/db/connect.ts'
import type {Settings} from './platform/env.ts'
import {type FormSecret, openFormSecret} from './platform/form-secret.ts'
import type {Lock} from './platform/lock.ts'
import type {Log} from './platform/log.ts'
import type {Metrics} from './platform/metrics/metrics.ts'
import {type OperatorAccess, operatorFile} from './platform/operator-access.ts'
import {writePrivate} from './platform/secret.ts'
import {checkDatabase, checkStorage} from './platform/start-checks.ts'
import {openPrivateFiles} from './platform/storage/private-files.ts'
import {openStorage} from './platform/storage/storage.ts'
import {moveUploads} from './uploads/move-uploads.ts'
import {openUploads} from './uploads/uploads.ts'

export interface Backend {
  /** Signs the forms' time tokens; the site needs it to issue them. */
  secret: FormSecret
  siteContent: ReadSiteContent
  contentVersion: ContentVersion
  /** What servers of other builds serve. */
  retained: RetainedFiles
  /** What partners' own pages show. */
  partners: ReportSources
  /** Where searches are saved. */
  savedSearches: {database: Database}
  /** What the agency's desk works with. */
  desk: Omit<DeskBackend, 'siteContent'>
  /** Where somebody wants them. */
  metrics: Metrics | undefined
  /** Calls the API without a connection. */
  fetch: typeof fetch
  /** Starts the grace period for requests in progress; they are still answered until `close()`. */
  startGrace(): void
  /** How many enquiries are on this disk alone. */
  waiting(): number
  close(): Promise<void>
}

/** Needs the lock of the data directory; closing it closes the database and gives the lock back. */
export async function startBackend(
  settings: Settings,
  lock: Lock,
  log: Log,
  database: Database = openDatabase(settings, {log}),
): Promise<Backend> {
  const {dataDir, spoolLimit, apiUrl, apiPort, host, siteUrl} = settings
  if (lock.leftBehind) log.warn('unclean shutdown detected, replaying spool')
  const secret = await openFormSecret({dataDir, database, log})
  const {leftBehind} = lock
  const delivery = startDelivery({
    ...{database, settings: settings.delivery, siteUrl, log},
    hooks: leadHooks,
  })
  const channels = channelNames(settings.delivery)
  const onStored = delivery.wake
  const leads = await openLeads({
    ...{dataDir, spoolLimit, database, leftBehind, channels, onStored, log},
    hooks: leadHooks,
  })
  const files = openPrivateFiles(settings)
  const deletions = openDeletions({dataDir, database, files, leads, hooks: leadHooks, log})
  const {retention, desk} = settings
  const keeper = keepDeleted({dataDir, database, deletions, retention, hooks: leadHooks, log})
  const audit = deleteOldEntries({database, retention: desk.auditRetention, log})
  const monthly = sendMonthlyMails({database, leads, mail: settings.delivery.mail, log})
  const reminders = sendReminders({database, mail: settings.delivery.mail, siteUrl, log})
  const announcer = announceServer({dataDir, database, leads, log})
  const access: OperatorAccess = {url: apiUrl, token: randomBytes(32).toString('hex')}
  const storage = openStorage(settings)
  const mover = moveUploads({dataDir, files, log})
  const uploads = await openUploads(dataDir, log, mover.wake)
  const siteContent = siteContentOf(database)
  const content = recordRuns(contentInProcess({settings, database, log}), {database, log})
  const drafts = publishScheduled({database, storage, log})
  const olderHomes = readOlderHomes(database, log)
  const reader = openReader(settings, database, log)
  const others = () => otherServers(dataDir, database)
  const operator = {leads, delivery, deletions, others, content, token: access.token}
  const signs = vitalSigns(database, leads, storage, reader, settings.sync?.source)
  const metrics = await openMetrics(settings, signs)
  const api = await createApi(settings, {
    ...{database, reader, leads, storage, uploads, log, secret, operator, siteContent},
    ...{signs, metrics},
  })
  const retained = retainedFiles(database, log)
  const sync = settings.sync && scheduleSync({database, content, settings: settings.sync, log})
  const {ratesUrl} = settings
  const rates = ratesUrl ? refreshRates({database, url: ratesUrl, log}) : undefined
  const close = async () => {
    const synced = sync?.close()
    await content.close()
    await synced
    await rates?.close()
    retained.close()
    const delivered = delivery.close()
    await api.close()
    await mover.close()
    await keeper.close()
    await audit.close()
    await monthly?.close()
    await reminders?.close()
    await drafts.close()
    await olderHomes.close()
    await leads.close()
    await announcer.close()
    metrics?.close()
    await delivered
    secret.close()
    await reader.close()
    await database.close()
    await unlink(operatorFile(dataDir)).catch(() => {})
    lock.release()
  }
  await Promise.all([checkDatabase(database, log), checkStorage(storage, log)])
  // Up or down: leads are taken either way, but who waits for "ready" wants the rest too.
  await seedOnce({database, content, seed: settings.seed, log}).catch(error => {
    log.error({err: error}, 'no content yet')
  })
  void olderHomes.look()
  // The database may be down: then they are sorted at the next start.
  void uploads
    .recover(ids => knownAmong(ids, leads))
    .catch(error => {
      log.error({err: error}, 'recovering pending uploads failed, will retry')
    })
  mover.wake()
  try {
    await listen(api, {host, port: apiPort, variable: 'API_PORT'})
    await writePrivate(operatorFile(dataDir), JSON.stringify(access))
  } catch (error) {
    await close()
    throw error
  }
  // What it takes is loaded when it is due, and an empty database has its content by now.
  void sync?.look()
  void rates?.look()
  return {
    metrics,
    secret,
    siteContent,
    contentVersion: contentVersionOf(database),
    retained,
    partners: {database, leads},
    savedSearches: {database},
    desk: {
      database,
      leads,
      delivery,
      deletions,
      others,
      content,
      storage,
      files,
      signs,
      secret,
      log,
    },
    fetch: inProcessFetch(api, apiUrl),
    startGrace: () => api.startGrace(),
    waiting: () => leads.status().waiting,
    close,
  }
}

async function knownAmong(ids: Set<string>, leads: Leads) {
  await leads.settled()
  const known = new Set<string>()
  for await (const {id} of leads.all()) if (ids.has(id)) known.add(id)
  return known
}
