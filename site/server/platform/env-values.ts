/** The values of environment variables, each validated where it is read. */
import {isIP} from 'node:net'
import {withoutEndSlashes} from '../../app/shared-with-server/trim-end.ts'
import {OperatorError} from './operator-error.ts'

/** Names that TRUST_PROXY takes for groups of networks. */
const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal']

/** A bucket that speaks the protocol of S3. */
export interface BucketSettings {
  /** The URL of the bucket itself, without a trailing slash. */
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

/** The password in a wrong DATABASE_URL stays out of the message. */
export function databaseUrl(env: Environment) {
  return postgresUrl(env, 'DATABASE_URL', 'Leave it out to use the embedded database.')
}

export function postgresUrl(env: Environment, name: string, remedy: string) {
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

/** Parts between commas. */
export const list = (given: string) =>
  given
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** The host to write in a URL for an address that is listened on. */
export function reachable(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** One without the others would silently deliver nothing. */
export function together(env: Environment, names: string[], without: string) {
  const set = names.filter(name => text(env, name, ''))
  if (!set.length) return false
  const missing = names.filter(name => !text(env, name, ''))
  if (!missing.length) return true
  const verb = (list: string[]) => `${list.join(' and ')} ${list.length > 1 ? 'are' : 'is'}`
  throw new OperatorError(
    `${verb(set)} set, but ${verb(missing)} not. Set all of ${names.join(', ')}, or none of them to ${without}.`,
  )
}
