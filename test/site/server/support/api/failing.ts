/** A database and a storage that fail in the middle of an import. */
import type {SQL} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Storage} from '#server/platform/storage/storage.ts'

interface Ready {
  ready(): Promise<Orm>
}

type Inside = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** Fails in the transaction, after the first `statements` of it. */
export const failingDatabase = (
  database: Ready,
  statements: number,
  fail: (inside: Inside) => Promise<unknown>,
): Ready => ({
  async ready() {
    const orm = await database.ready()
    let count = 0
    const inside = (transaction: Inside) =>
      replaced(
        transaction,
        'execute',
        () => (query: SQL) =>
          count++ >= statements ? fail(transaction) : transaction.execute(query),
      )
    return replaced(
      orm,
      'transaction',
      () => (work: (transaction: Inside) => Promise<void>) =>
        orm.transaction(transaction => work(inside(transaction))),
    )
  },
})

/** The object with another member, as often as there is one. */
const replaced = <T extends object>(target: T, name: keyof T, other: () => unknown): T =>
  new Proxy(target, {
    get: (object, key) => (key === name ? other() : undefined) ?? Reflect.get(object, key, object),
  })

export function failingStorage(storage: Storage, files: number, error: Error): Storage {
  let count = 0
  return {
    ...storage,
    store: async (path, source) => {
      if (count++ >= files) throw error
      await storage.store(path, source)
    },
  }
}
