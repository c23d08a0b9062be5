/**
 * The settings an operator gives by environment variables (`.env.example` documents each), read
 * once into one typed object. A bad value stops the start with the variable's name and the remedy.
 */
import {existsSync} from 'node:fs'
import {resolve} from 'node:path'
import {loadEnvFile} from 'node:process'
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'
import {readSync, type SyncSettings} from '../content/feeds/settings.ts'
import {readRatesUrl} from '../content/rates/settings.ts'
import {type DeskSettings, readDesk} from '../desk/settings.ts'
import {type Retention, readRetention} from '../leads/deletion/retention.ts'
import {type DeliverySettings, readDelivery} from '../leads/delivery/settings.ts'
import {
  type BucketSettings,
  bucket,
  databaseReadUrl,
  databaseUrl,
  type Environment,
  hostOf,
  languages,
  mapTiles,
  oneOf,
  origins,
  portOf,
  proxies,
  reachable,
  seed,
  text,
  url,
  whole,
} from './env-values.ts'
import {type MetricsSettings, readMetrics} from './metrics/settings.ts'
import {OperatorError} from './operator-error.ts'

export interface Settings {
  /** Where the site listens. */
  host: string
  port: number
  /** Where the reference API listens, on the same host. */
  apiPort: number
  /** False when `API_URL` names another back end: then no reference API is started. */
  ownApi: boolean
  /** Origin of the API as this server reaches it, without a trailing slash. */
  apiUrl: string
  /** The same as browsers reach it: behind a proxy it has another name. */
  apiPublicUrl: string
  /** Prepended to stored media paths, with a trailing slash. */
  storageUrl: string
  /** Origin of the site in canonical URLs, without a trailing slash. */
  siteUrl: string
  /** Of the site, in the order of its menu. English is always among them. */
  languages: readonly Locale[]
  /** Where maps get satellite pictures from: the drawn ground alone, another source, or the default. */
  mapTiles: string | undefined
  /** Whom maps name for these pictures. */
  mapAttribution: string | undefined
  /** PostgreSQL; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** A replica of `databaseUrl` that public content is read from. */
  databaseReadUrl: string | undefined
  /** Where media are stored; undefined means in `dataDir`. */
  bucket: BucketSettings | undefined
  /** Folder of content for an embedded database that has none yet; undefined leaves it empty. */
  seed: string | undefined
  /** Embedded database, spool, uploads, secrets, shared images, releases of the embed. Absolute. */
  dataDir: string
  /** Production-only behaviour of the specification (visit beacon, context menu). */
  production: boolean
  /** Whether production blocks the context menu, as the specification has it. */
  blockContextMenu: boolean
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** Origins whose pages may call the API from a browser. */
  partnerOrigins: '*' | string[]
  /** For how many seconds caches between this server and visitors may keep a page; 0: not at all. */
  pageCacheSeconds: number
  /** How many POST requests one address may send to the API in a minute. */
  leadsPerMinute: number
  /** Milliseconds within which a request must have arrived whole, headers and body. */
  requestTimeout: number
  /** Bytes of leads that may wait for the database before new ones are turned away. */
  spoolLimit: number
  /** Whereto enquiries are brought, besides the database. */
  delivery: DeliverySettings
  /** Hour of the office from which mails of saved searches are sent. */
  savedSearchHour: number
  /** Limits of confirmation mails of saved searches, by hour. */
  confirmations: {perNetwork: number; inAll: number}
  /** When enquiries are deleted without anybody's doing; undefined: never. */
  retention: Retention | undefined
  desk: DeskSettings
  /** The feed that the server syncs by itself; undefined: none. */
  sync: SyncSettings | undefined
  /** Where the day's exchange rates are from; undefined: from the content alone. */
  ratesUrl: string | undefined
  /** Where monitoring reads figures. */
  metrics: MetricsSettings
  logLevel: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The settings of this process; a `.env` file fills in what the environment leaves out. */
export function loadSettings(): Settings {
  if (existsSync('.env')) loadEnvFile('.env')
  return readSettings(process.env)
}

export function readSettings(env: Environment): Settings {
  const host = hostOf(env)
  const port = portOf(env, 'PORT', 3000)
  const apiPort = portOf(env, 'API_PORT', 3001)
  const ownApi = !env.API_URL
  if (ownApi && port === apiPort) {
    throw new OperatorError(`PORT and API_PORT are both ${port}. Give them different numbers.`)
  }
  const apiUrl = url(env, 'API_URL', `http://${reachable(host)}:${apiPort}`)
  const apiPublicUrl = url(env, 'API_PUBLIC_URL', apiUrl)
  return {
    host,
    port,
    apiPort,
    ownApi,
    apiUrl,
    apiPublicUrl,
    storageUrl: `${url(env, 'STORAGE_URL', `${apiPublicUrl}/storage`)}/`,
    siteUrl: url(env, 'SITE_URL', `http://${reachable(host)}:${port}`),
    languages: languages(env),
    mapTiles: mapTiles(env),
    mapAttribution: env.MAP_ATTRIBUTION?.trim() || undefined,
    databaseUrl: databaseUrl(env),
    databaseReadUrl: databaseReadUrl(env),
    bucket: bucket(env),
    seed: seed(env),
    dataDir: resolve(text(env, 'DATA_DIR', '.data')),
    production: text(env, 'NODE_ENV', 'production') === 'production',
    blockContextMenu: oneOf(env, 'CONTEXT_MENU', 'block', ['block', 'allow']) === 'block',
    trustProxy: proxies(env),
    partnerOrigins: origins(env),
    pageCacheSeconds: whole(env, 'PAGE_CACHE_SECONDS', 0, 0, 86_400),
    leadsPerMinute: whole(env, 'LEADS_PER_MINUTE', 120, 1, 1_000_000),
    requestTimeout: whole(env, 'REQUEST_TIMEOUT', 10_000, 100, 600_000),
    spoolLimit: whole(env, 'SPOOL_LIMIT', 64 * 1024 * 1024, 1024, 2 ** 31),
    delivery: readDelivery(env),
    savedSearchHour: whole(env, 'SAVED_SEARCH_HOUR', 8, 0, 23),
    confirmations: {
      perNetwork: whole(env, 'CONFIRMATIONS_PER_NETWORK', 10, 1, 1_000_000),
      inAll: whole(env, 'CONFIRMATIONS_PER_HOUR', 200, 1, 1_000_000),
    },
    retention: readRetention(env),
    desk: readDesk(env),
    sync: readSync(env, ownApi),
    ratesUrl: readRatesUrl(env, ownApi),
    metrics: readMetrics(env, {ownApi, taken: {PORT: port, API_PORT: apiPort}}),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
  }
}
