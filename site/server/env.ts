/**
 * The settings an operator gives by environment variables (`.env.example` documents each), read
 * once into one typed object. A bad value stops the start with the variable's name and the remedy.
 */
import {existsSync} from 'node:fs'
import {isIP} from 'node:net'
import {resolve} from 'node:path'
import {loadEnvFile} from 'node:process'
import {fileURLToPath} from 'node:url'
import {type DeliverySettings, readDelivery} from './leads/delivery/settings.ts'
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
  /** Where maps get satellite pictures from: the drawn ground alone, another source, or the default. */
  mapTiles: string | undefined
  /** Whom maps name for these pictures. */
  mapAttribution: string | undefined
  /** PostgreSQL; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined
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
  /** How many POST requests one address may send to the API in a minute. */
  leadsPerMinute: number
  /** Milliseconds within which a request must have arrived whole, headers and body. */
  requestTimeout: number
  /** Bytes of leads that may wait for the database before new ones are turned away. */
  spoolLimit: number
  /** Whereto enquiries are brought, besides the database. */
  delivery: DeliverySettings
  logLevel: string
}

/** A bucket that speaks the protocol of S3. */
export interface BucketSettings {
  /** Of the bucket itself, without a trailing slash. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** The demonstration's content. */
const DEMO = fileURLToPath(new URL('../content/demo', import.meta.url))

type Environment = Record<string, string | undefined>

/** The settings of this process; a `.env` file fills in what the environment leaves out. */
export function loadSettings(): Settings {
  if (existsSync('.env')) loadEnvFile('.env')
  return readSettings(process.env)
}

export function readSettings(env: Environment): Settings {
  const host = text(env, 'HOST', 'localhost')
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
    mapTiles: mapTiles(env),
    mapAttribution: env.MAP_ATTRIBUTION?.trim() || undefined,
    databaseUrl: databaseUrl(env),
    bucket: bucket(env),
    seed: seed(env),
    dataDir: resolve(text(env, 'DATA_DIR', '.data')),
    production: text(env, 'NODE_ENV', 'production') === 'production',
    blockContextMenu: oneOf(env, 'CONTEXT_MENU', 'block', ['block', 'allow']) === 'block',
    trustProxy: proxies(env),
    partnerOrigins: origins(env),
    leadsPerMinute: whole(env, 'LEADS_PER_MINUTE', 120, 1, 1_000_000),
    requestTimeout: whole(env, 'REQUEST_TIMEOUT', 10_000, 100, 600_000),
    spoolLimit: whole(env, 'SPOOL_LIMIT', 64 * 1024 * 1024, 1024, 2 ** 31),
    delivery: readDelivery(env),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** An empty variable counts as not set, as shells and compose files write it. */
const text = (env: Environment, name: string, fallback: string) => env[name]?.trim() || fallback

function whole(env: Environment, name: string, fallback: number, least: number, most: number) {
  const given = text(env, name, String(fallback))
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= least && value <= most) return value
  throw new OperatorError(
    `${name} must be a whole number from ${least} to ${most}, got "${given}". Correct it or leave it out for ${fallback}.`,
  )
}

const portOf = (env: Environment, name: string, fallback: number) =>
  whole(env, name, fallback, 1, 65_535)

function oneOf(env: Environment, name: string, fallback: string, allowed: string[]) {
  const given = text(env, name, fallback)
  if (allowed.includes(given)) return given
  throw new OperatorError(`${name} must be one of ${allowed.join(', ')}, got "${given}".`)
}

function url(env: Environment, name: string, fallback: string) {
  const given = text(env, name, fallback)
  const parsed = URL.canParse(given) ? new URL(given) : undefined
  const web = parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
  if (!web || parsed.search || parsed.hash) {
    throw new OperatorError(
      `${name} must be an address such as https://www.example.com, got "${given}".`,
    )
  }
  return given.replace(/\/+$/, '')
}

function mapTiles(env: Environment) {
  const given = env.MAP_TILES?.trim()
  if (!given || given === 'none') return given || undefined
  const isSound = URL.canParse(given) && ['{x}', '{y}', '{z}'].every(part => given.includes(part))
  if (isSound && /^https?:/.test(given)) return given
  throw new OperatorError(
    `MAP_TILES must be none or an address such as https://tiles.example.com/{z}/{x}/{y}.jpg, got "${given}".`,
  )
}

/** The password in a wrong DATABASE_URL stays out of the message. */
function databaseUrl(env: Environment) {
  const given = env.DATABASE_URL?.trim()
  if (!given || /^postgres(ql)?:\/\/\S+$/.test(given)) return given || undefined
  throw new OperatorError(
    'DATABASE_URL must look like postgres://user:password@host:5432/name. Leave it out to use the embedded database.',
  )
}

function proxies(env: Environment) {
  const listed = list(text(env, 'TRUST_PROXY', 'loopback'))
  const bad = listed.find(part => !PROXY_GROUPS.includes(part) && !isIP(part.replace(/\/\d+$/, '')))
  if (bad === undefined) return listed
  throw new OperatorError(
    `TRUST_PROXY must list addresses, networks such as 10.0.0.0/8, or ${PROXY_GROUPS.join(', ')}; got "${bad}".`,
  )
}

function seed(env: Environment) {
  const given = text(env, 'SEED', DEMO)
  return given === 'none' ? undefined : resolve(given)
}

function bucket(env: Environment): BucketSettings | undefined {
  if (!env.STORAGE_BUCKET?.trim()) return undefined
  const missing = ['STORAGE_KEY_ID', 'STORAGE_SECRET'].filter(name => !env[name]?.trim())
  if (missing.length) {
    throw new OperatorError(
      `STORAGE_BUCKET is set, but ${missing.join(' and ')} is not. Set it, or leave STORAGE_BUCKET out to store media in DATA_DIR.`,
    )
  }
  return {
    url: url(env, 'STORAGE_BUCKET', ''),
    region: text(env, 'STORAGE_REGION', 'us-east-1'),
    keyId: text(env, 'STORAGE_KEY_ID', ''),
    secret: text(env, 'STORAGE_SECRET', ''),
  }
}

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal']

function origins(env: Environment): '*' | string[] {
  const given = text(env, 'PARTNER_ORIGINS', '*')
  if (given === '*') return '*'
  const bad = list(given).find(part => !URL.canParse(part) || new URL(part).origin !== part)
  if (bad === undefined) return list(given)
  throw new OperatorError(
    `PARTNER_ORIGINS must be * or a list such as https://portal.example,https://www.other.example; got "${bad}".`,
  )
}

const list = (given: string) =>
  given
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** What to write in a URL for an address that is listened on. */
function reachable(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
