/** Slice: settings, database, storage, the secret of forms, and the lock on the data directory. */

import {type Database, openDatabase} from './db/connect.ts'
import type {Settings} from './env.ts'
import {type FormSecret, openFormSecret} from './form-secret.ts'
import type {Lock} from './lock.ts'
import {closeLater, defineSlice, type SliceOptions} from './slice.ts'
import {checkDatabase, checkStorage} from './start-checks.ts'
import {openPrivateFiles, type PrivateFiles} from './storage/private-files.ts'
import {openStorage, type Storage} from './storage/storage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings
    database: Database
    storage: Storage
    /** Uploads of visitors in the bucket; undefined without a bucket. */
    privateFiles: PrivateFiles | undefined
    /** Signs tokens, such as the times of forms. */
    secret: FormSecret
    /** Whether the last server ended without notice: the embedded database may have lost rows. */
    isLeftBehind: boolean
  }
}

export interface PlatformOptions extends SliceOptions {
  settings: Settings
  /** The lock of the data directory, which is given back at the end. */
  lock?: Lock
  /** Opened before, in development. */
  database?: Database
}

export const platform = defineSlice<PlatformOptions>('platform', [], async (app, options) => {
  const {settings, lock, database = openDatabase(settings, {log: app.log})} = options
  const {dataDir} = settings
  if (lock?.leftBehind) app.log.warn('unclean shutdown detected, replaying spool')
  const secret = await openFormSecret({dataDir, database, log: app.log})
  const storage = openStorage(settings)
  app.decorate('settings', settings)
  app.decorate('database', database)
  app.decorate('storage', storage)
  app.decorate('privateFiles', openPrivateFiles(settings))
  app.decorate('secret', secret)
  app.decorate('isLeftBehind', lock?.leftBehind ?? false)
  app.addHook('onReady', async () => {
    if (options.isIdle) return
    await Promise.all([checkDatabase(database, app.log), checkStorage(storage, app.log)])
  })
  closeLater(app, secret, database, {close: () => lock?.release()})
})
