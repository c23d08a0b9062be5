/**
 * Figures for monitoring, in the format OpenMetrics. Labels are routes, states and names of ours, so
 * that there are few of them and nothing of a visitor is among them.
 */
import {Counter, collectDefaultMetrics, Gauge, Histogram, Registry} from 'prom-client'
import {listenTo} from '../observed.ts'

export interface Metrics {
  contentType: string
  /** All figures as they are now. */
  text(): Promise<string>
  close(): void
}

interface MailsOfState {
  waiting: number
  held: number
  failed: number
}

/** Parts of the server whose state is read when somebody reads the figures. */
export interface MeasuredParts {
  isDatabaseUp(): Promise<boolean>
  isStorageUp(): Promise<boolean>
  spool(): {waiting: number; bytes: number; damaged: number}
  /** `oldest`: when the oldest waiting delivery was stored. */
  deliveries(): Promise<{waiting: number; failed: number; oldest: string | null} | undefined>
  savedSearchMails(): Promise<MailsOfState | undefined>
  feed(): Promise<{failingSeconds: number} | undefined>
}

/** Seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** `signs`: of the reference API, where it runs here. */
export function createMetrics(signs: MeasuredParts | undefined): Metrics {
  const registry = new Registry()
  // Its types know the other format alone.
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never)
  // Memory, processor time, garbage collection and the delay of the event loop.
  collectDefaultMetrics({register: registry})
  const ends = [...countRequests(registry), ...countWork(registry)]
  if (signs) measureParts(registry, signs)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close() {
      for (const end of ends) end()
      registry.clear()
    },
  }
}

function countRequests(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'ocp_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['server', 'method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'ocp_http_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['server', 'route'],
    buckets: BUCKETS,
    registers,
  })
  return [
    listenTo('request', ({server, method, route, status, seconds}) => {
      requests.inc({server, method, route, status})
      durations.observe({server, route}, seconds)
    }),
  ]
}

function countWork(registry: Registry) {
  const registers = [registry]
  const caches = new Counter({
    name: 'ocp_cache_requests_total',
    help: 'How often a cache was asked, and had it',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const deliveries = new Counter({
    name: 'ocp_delivery_attempts_total',
    help: 'How often this server tried to deliver an enquiry, and how that ended',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  const imports = new Counter({
    name: 'ocp_imports_total',
    help: 'Imports of content through this server, and how they ended',
    labelNames: ['outcome'],
    registers,
  })
  const lastImport = new Gauge({
    name: 'ocp_last_import_duration_seconds',
    help: 'How long the last import took',
    registers,
  })
  const syncs = new Counter({
    name: 'ocp_syncs_total',
    help: 'Syncs with feeds through this server, and how they ended',
    labelNames: ['outcome'],
    registers,
  })
  const lastSync = new Gauge({
    name: 'ocp_last_sync_duration_seconds',
    help: 'How long the last sync took',
    registers,
  })
  const refused = new Gauge({
    name: 'ocp_sync_refused_listings',
    help: 'Listings that the last sync refused',
    registers,
  })
  return [
    listenTo('cache', ({cache, isHit}) => caches.inc({cache, outcome: isHit ? 'hit' : 'miss'})),
    listenTo('delivery', labels => deliveries.inc(labels)),
    listenTo('import', ({outcome, seconds}) => {
      imports.inc({outcome})
      lastImport.set(seconds)
    }),
    listenTo('sync', ({outcome, seconds, refused: count}) => {
      syncs.inc({outcome})
      lastSync.set(seconds)
      if (count !== undefined) refused.set(count)
    }),
  ]
}

/** Looked at when somebody reads them. */
function measureParts(registry: Registry, signs: MeasuredParts) {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  gauge('ocp_database_up', '1 while the database answers', async () =>
    Number(await signs.isDatabaseUp()),
  )
  gauge('ocp_storage_up', '1 while the storage of media answers', async () =>
    Number(await signs.isStorageUp()),
  )
  gauge(
    'ocp_spool_enquiries',
    'Enquiries that wait for the database on this server',
    () => signs.spool().waiting,
  )
  gauge('ocp_spool_bytes', 'Bytes of these enquiries', () => signs.spool().bytes)
  gauge(
    'ocp_spool_damaged',
    'Enquiries that cannot be read, or that the database refuses',
    () => signs.spool().damaged,
  )
  new Gauge({
    name: 'ocp_deliveries',
    help: 'Deliveries in the database, the same on all servers',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const backlog = await signs.deliveries()
      this.reset()
      if (!backlog) return
      this.set({state: 'waiting'}, backlog.waiting)
      this.set({state: 'failed'}, backlog.failed)
    },
  })
  new Gauge({
    name: 'ocp_saved_search_mails',
    help: 'Mails of saved searches in the database, the same on all servers',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const backlog = await signs.savedSearchMails()
      this.reset()
      if (!backlog) return
      this.set({state: 'waiting'}, backlog.waiting)
      this.set({state: 'held'}, backlog.held)
      this.set({state: 'failed'}, backlog.failed)
    },
  })
  gauge(
    'ocp_feed_failing_seconds',
    'For how long the syncs of the feed on schedule have failed, the same on all servers',
    async () => (await signs.feed())?.failingSeconds ?? 0,
  )
  gauge(
    'ocp_oldest_delivery_seconds',
    'For how long the oldest delivery has been waiting',
    async () => {
      const {oldest} = (await signs.deliveries()) ?? {}
      return oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0
    },
  )
}
