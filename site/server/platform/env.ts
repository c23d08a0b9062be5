/**
 * Settings that an operator gives by environment variables (`.env.example` documents each), read once
 * into one typed object. A bad value stops the start with the variable's name and the remedy.
 *
 * Each slice adds its own: it augments `Settings` and brings a reader, and `../settings.ts` lists the
 * readers.
 */
import {existsSync} from 'node:fs'
import {resolve} from 'node:path'
import {loadEnvFile} from 'node:process'
import {
  type BucketSettings,
  bucket,
  databaseUrl,
  type Environment,
  hostOf,
  oneOf,
  portOf,
  proxies,
  reachable,
  text,
  url,
  whole,
} from './env-values.ts'
import {type MetricsSettings, readMetrics} from './metrics/settings.ts'
import {OperatorError} from './operator-error.ts'

export interface PlatformSettings {
  /** The host that the site listens on. */
  host: string
  port: number
  /** The port of the reference API, on the same host. */
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
  /** PostgreSQL; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** The bucket of media; undefined means they are in `dataDir`. */
  bucket: BucketSettings | undefined
  /** Embedded database, spool, uploads, secrets, shared images, releases of the embed. Absolute. */
  dataDir: string
  /** Production-only behaviour of the specification (visit beacon, context menu). */
  production: boolean
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** Milliseconds within which a request must have arrived whole, headers and body. */
  requestTimeout: number
  /** The port or token for reading metrics. */
  metrics: MetricsSettings
  logLevel: string
}

/** All settings of the server. Slices add theirs by augmentation. */
export interface Settings extends PlatformSettings {}

/** Reads the settings of one slice; `platform` are those that are read before. */
export type SettingsReader = (
  env: Environment,
  platform: PlatformSettings,
) => Partial<Omit<Settings, keyof PlatformSettings>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The environment of this process; a `.env` file fills in what it leaves out. */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) loadEnvFile('.env')
  return process.env
}

export function readPlatform(env: Environment): PlatformSettings {
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
    databaseUrl: databaseUrl(env),
    bucket: bucket(env),
    dataDir: resolve(text(env, 'DATA_DIR', '.data')),
    production: text(env, 'NODE_ENV', 'production') === 'production',
    trustProxy: proxies(env),
    requestTimeout: whole(env, 'REQUEST_TIMEOUT', 10_000, 100, 600_000),
    metrics: readMetrics(env, {ownApi, taken: {PORT: port, API_PORT: apiPort}}),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
  }
}
