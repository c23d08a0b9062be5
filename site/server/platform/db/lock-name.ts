import {sql} from 'drizzle-orm'
import type {Orm} from './connect.ts'

/**
 * Holds a name until the transaction ends: another one that asks for it waits, and then sees what this
 * one has written. Whoever takes several takes them in a fixed order.
 */
export const lockName = (inside: Pick<Orm, 'execute'>, name: string) =>
  inside.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
