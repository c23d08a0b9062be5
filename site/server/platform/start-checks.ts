/**
 * What an operator should hear at the start already, not when the first visitor needs it: the server
 * starts all the same, since enquiries are taken without a database and without media.
 */
import {setTimeout as delay} from 'node:timers/promises'
import type {Database} from './db/connect.ts'
import {remedyOf} from './db/errors.ts'
import type {Log} from './log.ts'
import type {Storage} from './storage/storage.ts'

/** A start does not wait longer for a bucket that hangs. */
const WAIT_MS = 5_000

export async function checkDatabase(database: Pick<Database, 'ready'>, log: Log) {
  await database.ready().catch(error => {
    const says = remedyOf(error) ?? 'The database cannot be used.'
    log.error({err: error}, `${says} Enquiries are accepted, and wait on this machine.`)
  })
}

/** `message`s of a bucket name no path: they may be logged. */
export async function checkStorage(storage: Pick<Storage, 'check'>, log: Log) {
  const checked = storage.check().catch((error: Error & NodeJS.ErrnoException) => {
    const says = error.name === 'BucketFailed' ? error.message : `${error.code ?? error.name}.`
    log.warn(`Media cannot be read: ${says} Pages are shown without pictures until then.`)
  })
  await Promise.race([checked, delay(WAIT_MS, undefined, {ref: false})])
}
