/**
 * Limits of what a network may do only a few times an hour or a day, exact over all servers and over a
 * restart. How many requests it may send at all is in `rate-limits.ts`.
 */
import {and, desc, eq, gt, lt, sql} from 'drizzle-orm'
import type {Orm} from '../db/connect.ts'
import {lockName} from '../db/lock-name.ts'
import {networkUses} from '../db/tables.ts'
import type {FormSecret} from '../form-secret.ts'
import {type ClientNetworks, keyOfNetwork, WIDER_NETWORK_FACTOR} from './client-network.ts'

export const HOUR_SECONDS = 3_600
/** Days after which rows are deleted; longer than every limit looks back. */
const KEPT_DAYS = 2

export interface UseLimit {
  /** Name of the limited action; each is counted by itself. */
  what: string
  most: number
  seconds: number
}

/**
 * Counts one use in the caller's transaction. Answers nothing where it is allowed, and else the
 * seconds to wait.
 */
export async function takeUse(
  orm: Pick<Orm, 'delete' | 'execute' | 'insert' | 'select'>,
  secret: Pick<FormSecret, 'current'>,
  {network, widerNetwork}: ClientNetworks,
  {what, most, seconds}: UseLimit,
): Promise<number | undefined> {
  const limits = [
    {key: keyOfNetwork(secret, `${what} ${network}`), most},
    ...(widerNetwork === undefined
      ? []
      : [
          {
            key: keyOfNetwork(secret, `${what} ${widerNetwork}`),
            most: most * WIDER_NETWORK_FACTOR,
          },
        ]),
  ]
  const {at} = networkUses
  const window = sql`make_interval(secs => ${seconds})`
  for (const {key, most: ofOne} of limits) {
    // Two requests at a time of one network would both find room.
    await lockName(orm, key)
    const [last] = await orm
      .select({wait: sql`ceil(extract(epoch from ${at} + ${window} - now()))`.mapWith(Number)})
      .from(networkUses)
      .where(and(eq(networkUses.key, key), gt(at, sql`now() - ${window}`)))
      .orderBy(desc(at))
      .offset(ofOne - 1)
      .limit(1)
    if (last) return Math.max(1, last.wait)
  }
  await orm.insert(networkUses).values(limits.map(({key}) => ({key})))
  await deleteOldUses(orm)
  return undefined
}

export const deleteOldUses = (orm: Pick<Orm, 'delete'>) =>
  orm
    .delete(networkUses)
    .where(lt(networkUses.at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
