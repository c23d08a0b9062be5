/** The values of environment variables, each validated where it is read. */
import {isIP} from 'node:net'
import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Locale, locales} from '../../../widgets/shared/i18n/locale.ts'
import {withoutEndSlashes} from '../../app/shared-with-server/trim-end.ts'
import {OperatorError} from './operator-error.ts'

/** The folder with the demonstration's content. */
export const DEMO = fileURLToPath(new URL('../../content/demo', import.meta.url))

/** Names that TRUST_PROXY takes for groups of networks. */
const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal']

/** A bucket that speaks the protocol of S3. */
export interface BucketSettings {
  /** Of the bucket itself, without a trailing slash. */
  url: string
  region: string
  keyId: string
  secret: string
}

export type Environment = Record<string, string | undefined>

/** An empty variable counts as not set, as shells and compose files write it. */
export const text = (env: Environment, name: string, fallback: string) =>
  env[name]?.trim() || fallback

export function whole(
  env: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
) {
  const given = text(env, name, String(fallback))
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= least && value <= most) return value
  throw new OperatorError(
    `${name} must be a whole number from ${least} to ${most}, got "${given}". Correct it or leave it out for ${fallback}.`,
  )
}

export const portOf = (env: Environment, name: string, fallback: number) =>
  whole(env, name, fallback, 1, 65_535)

export function oneOf(env: Environment, name: string, fallback: string, allowed: string[]) {
  const given = text(env, name, fallback)
  if (allowed.includes(given)) return given
  throw new OperatorError(`${name} must be one of ${allowed.join(', ')}, got "${given}".`)
}

export function hostOf(env: Environment, name = 'HOST') {
  const given = text(env, name, 'localhost')
  if (URL.canParse(`http://${reachable(given)}`)) return given
  throw new OperatorError(
    `${name} must be an address or a name of this machine, such as 127.0.0.1, got "${given}". Leave it out for localhost.`,
  )
}

export function url(env: Environment, name: string, fallback: string) {
  const given = text(env, name, fallback)
  const parsed = URL.canParse(given) ? new URL(given) : undefined
  const web = parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
  if (!web || parsed.search || parsed.hash) {
    throw new OperatorError(
      `${name} must be an address such as https://www.example.com, got "${given}".`,
    )
  }
  return withoutEndSlashes(given)
}

/** The site's languages (decisions, 'Language'). English is what a missing text falls back to. */
export function languages(env: Environment): Locale[] {
  const given = list(text(env, 'LANGUAGES', 'en,fr,ru'))
  const known = locales.filter(locale => given.includes(locale))
  if (known.length === given.length && known.includes('en')) return given as Locale[]
  throw new OperatorError(
    `LANGUAGES must list en and any of ${locales.filter(locale => locale !== 'en').join(', ')}, each once; got "${given}". Leave it out for en,fr,ru.`,
  )
}

export function mapTiles(env: Environment) {
  const given = env.MAP_TILES?.trim()
  if (!given || given === 'none') return given || undefined
  const isSound = URL.canParse(given) && ['{x}', '{y}', '{z}'].every(part => given.includes(part))
  if (isSound && /^https?:/.test(given)) return given
  throw new OperatorError(
    `MAP_TILES must be none or an address such as https://tiles.example.com/{z}/{x}/{y}.jpg, got "${given}".`,
  )
}

/** The password in a wrong DATABASE_URL stays out of the message. */
export function databaseUrl(env: Environment) {
  return postgresUrl(env, 'DATABASE_URL', 'Leave it out to use the embedded database.')
}

export function databaseReadUrl(env: Environment) {
  const remedy = 'Leave it out to read from DATABASE_URL.'
  const given = postgresUrl(env, 'DATABASE_READ_URL', remedy)
  if (!given || env.DATABASE_URL?.trim()) return given
  throw new OperatorError(
    'DATABASE_READ_URL is set without DATABASE_URL. Set DATABASE_URL to the database that it is a replica of, or leave both out.',
  )
}

function postgresUrl(env: Environment, name: string, remedy: string) {
  const given = env[name]?.trim()
  if (!given || /^postgres(ql)?:\/\/\S+$/.test(given)) return given || undefined
  throw new OperatorError(
    `${name} must look like postgres://user:password@host:5432/name. ${remedy}`,
  )
}

export function proxies(env: Environment) {
  const listed = list(text(env, 'TRUST_PROXY', 'loopback'))
  const bad = listed.find(part => !PROXY_GROUPS.includes(part) && !isNetwork(part))
  if (bad === undefined) return listed
  throw new OperatorError(
    `TRUST_PROXY must list addresses, networks such as 10.0.0.0/8, or ${PROXY_GROUPS.join(', ')}; got "${bad}".`,
  )
}

function isNetwork(part: string) {
  const [address = '', bits, ...others] = part.split('/')
  const longest = {0: 0, 4: 32, 6: 128}[isIP(address)] ?? 0
  const isPrefix = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest)
  return longest > 0 && isPrefix && !others.length
}

export function seed(env: Environment) {
  const given = text(env, 'SEED', DEMO)
  return given === 'none' ? undefined : resolve(given)
}

export function bucket(env: Environment): BucketSettings | undefined {
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

export function origins(env: Environment): '*' | string[] {
  const given = text(env, 'PARTNER_ORIGINS', '*')
  if (given === '*') return '*'
  const bad = list(given).find(part => !URL.canParse(part) || new URL(part).origin !== part)
  if (bad === undefined) return list(given)
  throw new OperatorError(
    `PARTNER_ORIGINS must be * or a list such as https://portal.example,https://www.other.example; got "${bad}".`,
  )
}

/** Parts between commas. */
export const list = (given: string) =>
  given
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** What to write in a URL for an address that is listened on. */
export function reachable(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
