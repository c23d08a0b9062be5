/**
 * Attempts to sign in that failed, counted in the database for all servers. Each is counted before it
 * is judged, and taken back when it was good: any number at once get no more tries than one by one.
 *
 * An account waits for wrong passwords of the same network alone, so that strangers cannot lock it.
 * All networks together have a limit, which keeps guesses from many networks slow; browsers that
 * signed in to the account before are counted by themselves.
 */
import {createHmac} from 'node:crypto'
import {eq, inArray, lt, sql} from 'drizzle-orm'
import {signInFailures} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {AttemptOrigin} from './attempt-origin.ts'

const MINUTES = 15
const SLOW_MINUTES = 240

type What = 'password' | 'code' | 'forgotten'

interface Limits {
  /** Limits for one account by one network or one known browser: in 15 minutes, and in 4 hours. */
  fast: number
  slow: number
  /** Limit for one account by all unknown browsers together, in 4 hours. */
  everywhere: number
}

/** A code has a million values, and three of them are good. A mail is asked for once or twice. */
const LIMITS: Record<What, Limits> = {
  password: {fast: 10, slow: 20, everywhere: 100},
  code: {fast: 5, slow: 10, everywhere: 20},
  forgotten: {fast: 3, slow: 6, everywhere: 20},
}
/** Within 15 minutes, of any accounts: many colleagues share the network of an office. */
const PER_NETWORK = 50
const PER_WIDER_NETWORK = 200

export interface Attempt extends AttemptOrigin {
  what: What
  /** The mail address that the account is named by: it need not exist. */
  mail: string
  /** The browser, if it signed in to this account before: see `known-browser.ts`. */
  browser?: string | undefined
}

export interface Counted {
  /** Seconds to wait; undefined: it may be tried. */
  wait: number | undefined
  /** The first of those that have to wait. */
  isFirstRefused: boolean
}

/** Counts one more. A limit that refuses it keeps it from the limits after it. */
export async function countAttempt(orm: Orm, attempt: Attempt): Promise<Counted> {
  await forgetOld(orm)
  for (const limit of limitsOf(attempt)) {
    const {count, wait} = await countOne(orm, limit)
    if (count > limit.max) {
      return {wait: Math.max(1, wait), isFirstRefused: count === limit.max + 1}
    }
  }
  return {wait: undefined, isFirstRefused: false}
}

async function countOne(orm: Orm, {key, minutes}: Limit) {
  const ends = sql`${signInFailures.since} + make_interval(mins => ${minutes})`
  const isOver = sql`${ends} < now()`
  const [row] = await orm
    .insert(signInFailures)
    .values({key, count: 1})
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInFailures.count} + 1 end`,
        since: sql`case when ${isOver} then now() else ${signInFailures.since} end`,
      },
    })
    .returning({
      count: signInFailures.count,
      wait: sql<number>`ceil(extract(epoch from ${ends} - now()))::int`,
    })
  return row ?? {count: 1, wait: 0}
}

/** It was not judged, or it was good: the counts are as before. */
export async function takeBack(orm: Orm, attempt: Attempt) {
  const count = sql`greatest(${signInFailures.count} - 1, 0)`
  // One by one, so that two attempts never wait for each other.
  for (const {key} of limitsOf(attempt)) {
    await orm.update(signInFailures).set({count}).where(eq(signInFailures.key, key))
  }
}

/** It was good: the failures of the account are forgotten that this network or browser made. */
export async function forgive(orm: Orm, attempt: Attempt) {
  await takeBack(orm, attempt)
  await orm.delete(signInFailures).where(inArray(signInFailures.key, ownKeys(attempt)))
}

/** Also those of all networks: who has a link from its mailbox need not wait for those who guessed. */
export async function forgetFailures(orm: Pick<Orm, 'delete'>, attempt: Attempt) {
  const keys = [...ownKeys(attempt), everywhere(attempt).key]
  await orm.delete(signInFailures).where(inArray(signInFailures.key, keys))
}

const forgetOld = (orm: Orm) =>
  orm.delete(signInFailures).where(lt(signInFailures.since, sql`now() - interval '5 hours'`))

interface Limit {
  key: string
  max: number
  minutes: number
}

function limitsOf(attempt: Attempt): Limit[] {
  const {what, network, wider, browser} = attempt
  const {fast, slow} = LIMITS[what]
  const [ownFast = '', ownSlow = ''] = ownKeys(attempt)
  const own = [
    {key: ownFast, max: fast, minutes: MINUTES},
    {key: ownSlow, max: slow, minutes: SLOW_MINUTES},
  ]
  if (browser) return own
  const keyOf = keyBy(attempt)
  return [
    {key: keyOf(`network ${network}`), max: PER_NETWORK, minutes: MINUTES},
    ...(wider ? [{key: keyOf(`network ${wider}`), max: PER_WIDER_NETWORK, minutes: MINUTES}] : []),
    ...own,
    everywhere(attempt),
  ]
}

function ownKeys(attempt: Attempt) {
  const {what, mail, network, wider, browser} = attempt
  const whose = browser ? `browser ${browser}` : `network ${wider ?? network}`
  return ['fast', 'slow'].map(pace => keyBy(attempt)(`${what} ${mail} ${whose} ${pace}`))
}

const everywhere = (attempt: Attempt): Limit => ({
  key: keyBy(attempt)(`${attempt.what} ${attempt.mail}`),
  max: LIMITS[attempt.what].everywhere,
  minutes: SLOW_MINUTES,
})

/** Addresses are personal data: what is stored cannot be read back. */
const keyBy =
  ({secret}: Attempt) =>
  (text: string) =>
    createHmac('sha256', secret.current).update(text).digest('base64url').slice(0, 22)
