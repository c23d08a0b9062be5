/**
 * The database and the lock on its folder. They outlive the API that uses them: opening an embedded
 * database is what takes longest at a start, and few changes touch it.
 */
import type {Database} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'
import type {Lock} from '#server/platform/lock.ts'

export interface StoreModules {
  env: typeof import('#server/settings.ts')
  lock: typeof import('#server/platform/lock.ts')
  database: typeof import('#server/platform/db/connect.ts')
}

export interface Store {
  lock: Lock
  database: Database
}

export class DevStore {
  #modules: StoreModules | undefined
  #lock: Lock | undefined
  #database: Database | undefined

  /** For one start of the API, which closes neither. */
  async open(settings: Settings, modules: StoreModules): Promise<Store> {
    const {env, lock, database} = modules
    const last = this.#modules
    if (last?.env !== env || last.lock !== lock || last.database !== database) await this.close()
    const leftBehind = !this.#lock
    this.#modules = modules
    this.#lock ??= await lock.lockDataDir(settings.dataDir)
    this.#database ??= database.openDatabase(settings)
    return {
      lock: {leftBehind: leftBehind && this.#lock.leftBehind, release() {}},
      database: {
        ...this.#database,
        fresh: leftBehind && this.#database.fresh,
        close: async () => {},
      },
    }
  }

  async close() {
    await this.#database?.close()
    this.#lock?.release()
    this.#database = this.#lock = undefined
  }
}
