/** `SYNC_…`: which feed the server syncs by itself, and how often. */
import {resolve} from 'node:path'
import {type Environment, text, whole} from '#server/platform/env-values.ts'
import {OperatorError} from '#server/platform/operator-error.ts'

export interface SyncOptions {
  /** A mapping file, for another feed than Property Finder's or Bayut's. */
  mapping?: string
  /** For how many days after a sync a permit holds whose end the feed does not tell. */
  permitDays?: number
  /** Also when more than half of the feed's properties go. */
  allowWithdrawals?: boolean
  /** Also prices of more than ten times or less than a tenth of what they were. */
  allowPriceJumps?: boolean
}

export interface SyncSettings {
  /** Milliseconds. */
  every: number
  /** A whole path, or an address. */
  source: string
  options: SyncOptions
}

const MINUTE = 60_000
const UNITS: Record<string, number> = {m: MINUTE, h: 60 * MINUTE, d: 1_440 * MINUTE}
const LEAST = 5 * MINUTE
const MOST = 30 * 1_440 * MINUTE

/** Undefined: nothing is synced on schedule. */
export function readSync(env: Environment, ownApi: boolean): SyncSettings | undefined {
  const given = text(env, 'SYNC_EVERY', '')
  const others = ['SYNC_SOURCE', 'SYNC_MAPPING', 'SYNC_PERMIT_DAYS'].filter(name =>
    text(env, name, ''),
  )
  if (!given) {
    if (!others.length) return undefined
    throw new OperatorError(
      `${others[0]} is set, but SYNC_EVERY is not. Set it to a time such as 1h, or leave ${others[0]} out.`,
    )
  }
  if (!ownApi) {
    throw new OperatorError(
      'SYNC_EVERY is set, but API_URL names another back end, which keeps the content. Leave one of them out.',
    )
  }
  const source = text(env, 'SYNC_SOURCE', '')
  if (!source) {
    throw new OperatorError('SYNC_EVERY is set, but SYNC_SOURCE is not. Name the feed there.')
  }
  const mapping = text(env, 'SYNC_MAPPING', '')
  const hasDays = others.includes('SYNC_PERMIT_DAYS')
  return {
    every: everyOf(given),
    source: sourceOf(source),
    options: {
      ...(mapping && {mapping: resolve(mapping)}),
      ...(hasDays && {permitDays: whole(env, 'SYNC_PERMIT_DAYS', 30, 1, 9_999)}),
    },
  }
}

function everyOf(given: string) {
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(given) ?? []
  const every = Number(count) * (UNITS[unit] ?? 0)
  if (every >= LEAST && every <= MOST) return every
  throw new OperatorError(
    `SYNC_EVERY must be a time such as 30m, 6h or 1d, from 5m to 30d; got "${given}".`,
  )
}

/** The existence of a file is checked at each sync: another program may write it later. */
function sourceOf(given: string) {
  if (isFeedAddress(given)) return given
  if (!/^\w+:\/\//.test(given)) return resolve(given)
  throw new OperatorError(
    `SYNC_SOURCE must be a file or an http address such as https://crm.example.com/feed.xml, got "${given}".`,
  )
}

/** Returns true when a feed is at an address that can be requested; else it is a file. */
export const isFeedAddress = (source: string) =>
  /^https?:\/\//i.test(source) && URL.canParse(source)

/** Passwords and keys of an address stay out of messages, logs and the database. */
export function withoutSecrets(address: string) {
  const {origin, pathname} = new URL(address)
  return origin + pathname
}

/** The name of a source in the record of content tasks. */
export const recordedSource = (place: string) =>
  isFeedAddress(place) ? withoutSecrets(place) : place
