/**
 * Attempts to sign in that failed, counted in the database for all servers. Each is counted before it
 * is judged, and taken back when it was good: any number at once get no more tries than one by one.
 */
import {createHmac} from 'node:crypto'
import {eq, lt, sql} from 'drizzle-orm'
import type {Orm} from '../../platform/db/connect.ts'
import {signInFailures} from '../../platform/db/desk-schema.ts'
import type {FormSecret} from '../../platform/form-secret.ts'

const MINUTES = 15
/** A code has a million values, and three of them are good. A mail is asked for once or twice. */
const PER_ACCOUNT = {password: 10, code: 5, forgotten: 3}
/** Many colleagues share the network of an office. */
const PER_NETWORK = 50

export interface Attempt {
  what: 'password' | 'code' | 'forgotten'
  /** What the account is named by: it need not exist. */
  mail: string
  /** See `http/limits/client-network.ts`. */
  network: string
  /** Addresses are personal data: what is stored cannot be read back. */
  secret: Pick<FormSecret, 'current'>
}

export interface Counted {
  /** Seconds to wait; undefined: it may be tried. */
  wait: number | undefined
  /** The first of those that have to wait. */
  isFirstRefused: boolean
}

/** Counts one more. */
export async function countAttempt(orm: Orm, attempt: Attempt): Promise<Counted> {
  const {account, network} = keysOf(attempt)
  const ends = sql`${signInFailures.since} + make_interval(mins => ${MINUTES})`
  const isOver = sql`${ends} < now()`
  // In one order, so that two attempts never wait for each other.
  const keys = [account, network].sort()
  const rows = await orm
    .insert(signInFailures)
    .values(keys.map(key => ({key, count: 1})))
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInFailures.count} + 1 end`,
        since: sql`case when ${isOver} then now() else ${signInFailures.since} end`,
      },
    })
    .returning({
      key: signInFailures.key,
      count: signInFailures.count,
      wait: sql<number>`ceil(extract(epoch from ${ends} - now()))::int`,
    })
  const limitOf = (key: string) => (key === account ? PER_ACCOUNT[attempt.what] : PER_NETWORK)
  const exceeded = rows.filter(({key, count}) => count > limitOf(key))
  await forgetOld(orm)
  return {
    wait: exceeded.length ? Math.max(1, ...exceeded.map(({wait}) => wait)) : undefined,
    isFirstRefused: exceeded.some(({key, count}) => count === limitOf(key) + 1),
  }
}

/** It was good: the account's failures are forgotten, and the network's count is as before. */
export async function takeBack(orm: Orm, attempt: Attempt) {
  const {network} = keysOf(attempt)
  await forgetFailures(orm, attempt)
  await orm
    .update(signInFailures)
    .set({count: sql`greatest(${signInFailures.count} - 1, 0)`})
    .where(eq(signInFailures.key, network))
}

/** Of the account: who has a link from its mailbox need not wait for those who guessed. */
export async function forgetFailures(orm: Pick<Orm, 'delete'>, attempt: Omit<Attempt, 'network'>) {
  const {account} = keysOf({...attempt, network: ''})
  await orm.delete(signInFailures).where(eq(signInFailures.key, account))
}

const forgetOld = (orm: Orm) =>
  orm.delete(signInFailures).where(lt(signInFailures.since, sql`now() - interval '2 hours'`))

function keysOf({what, mail, network, secret}: Attempt) {
  const keyOf = (text: string) =>
    createHmac('sha256', secret.current).update(text).digest('base64url').slice(0, 22)
  return {account: keyOf(`${what} ${mail}`), network: keyOf(`network ${network}`)}
}
