/** Slice: settings, database, storage, the secret of forms, and the lock on the data directory. */
import {setTimeout as delay} from 'node:timers/promises'
import {type Database, openDatabase} from './db/connect.ts'
import {remedyOf} from './db/errors.ts'
import type {Settings} from './env.ts'
import {type FormSecret, openFormSecret} from './form-secret.ts'
import type {Lock} from './lock.ts'
import type {Log} from './log.ts'
import {type Mailer, openMailer} from './mail/mailer.ts'
import {type Outbox, openOutbox} from './outbox/outbox.ts'
import type {Pauses} from './outbox/worker.ts'
import {closeLater, defineSlice, type SliceOptions} from './slice.ts'
import {openStorage} from './storage/bucket.ts'
import {openPrivateFiles, type PrivateFiles} from './storage/private-files.ts'
import {BucketFailed, type Storage} from './storage/storage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings
    database: Database
    storage: Storage
    /** Uploads of visitors in the bucket; undefined without a bucket. */
    privateFiles: PrivateFiles | undefined
    /** Signs tokens, such as the times of forms. */
    secret: FormSecret
    /** Undefined without a mail server. */
    mailer: Mailer | undefined
    outbox: Outbox
    /** True when the last server ended without notice: the embedded database may have lost rows. */
    isLeftBehind: boolean
  }
}

export interface PlatformOptions extends SliceOptions {
  settings: Settings
  /** The lock of the data directory, which is given back at the end. */
  lock?: Lock
  /** Opened before, in development. */
  database?: Database
  /** For tests: pauses of the outbox. */
  deliveryPauses?: Partial<Pauses>
}

export const platform = defineSlice<PlatformOptions>('platform', [], async (app, options) => {
  const {settings, lock, database = openDatabase(settings, {log: app.log})} = options
  const {dataDir} = settings
  if (lock?.leftBehind) app.log.warn('unclean shutdown detected, replaying spool')
  const secret = await openFormSecret({dataDir, database, log: app.log})
  const storage = openStorage(settings)
  const outbox = openOutbox({database, log: app.log, pauses: options.deliveryPauses})
  app.decorate('settings', settings)
  app.decorate('database', database)
  app.decorate('storage', storage)
  app.decorate('privateFiles', openPrivateFiles(settings))
  app.decorate('secret', secret)
  app.decorate('mailer', openMailer(settings.delivery.mail))
  app.decorate('outbox', outbox)
  app.decorate('isLeftBehind', lock?.leftBehind ?? false)
  // Before all else is closed, and all kinds at a time: each waits for what is being sent.
  app.addHook('preClose', outbox.close)
  app.addHook('onReady', async () => {
    if (options.isIdle) return
    await Promise.all([checkDatabase(database, app.log), checkStorage(storage, app.log)])
  })
  closeLater(app, secret, database, {close: () => lock?.release()})
})

/** A start does not wait longer for a bucket that hangs. */
const WAIT_MS = 5_000

async function checkDatabase(database: Pick<Database, 'ready'>, log: Log) {
  await database.ready().catch(error => {
    const says = remedyOf(error) ?? 'The database cannot be used.'
    log.error({err: error}, `${says} Enquiries are accepted, and wait on this machine.`)
  })
}

/** `message`s of a bucket name no path: they may be logged. */
async function checkStorage(storage: Pick<Storage, 'check'>, log: Log) {
  const checked = storage.check().catch((error: Error & NodeJS.ErrnoException) => {
    const says = error instanceof BucketFailed ? error.message : `${error.code ?? error.name}.`
    log.warn(`Media cannot be read: ${says} Pages are shown without pictures until then.`)
  })
  await Promise.race([checked, delay(WAIT_MS, undefined, {ref: false})])
}
