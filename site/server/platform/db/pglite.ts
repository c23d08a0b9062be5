/** The embedded database as Drizzle's PGlite driver sees it, with PGlite itself on a worker thread. */
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {Worker} from 'node:worker_threads'
import type {PGlite, Results} from '@electric-sql/pglite'

type RowMode = 'array' | 'object'

export type ToWorker =
  | {is: 'query'; id: number; sql: string; params: unknown[]; rowMode: RowMode | undefined}
  | {is: 'close'}

export type FromWorker =
  | {is: 'open'}
  | ({is: 'result'; id: number} & Results<unknown>)
  | {is: 'failure'; id: number; message: string; code: string | undefined}

type Query = (sql: string, params?: unknown[], options?: {rowMode?: RowMode}) => Promise<Results>

export interface EmbeddedDatabase {
  /** For Drizzle; only what its driver calls is there. */
  client: PGlite
  /** Resolves when the thread has ended, requested or not. */
  gone: Promise<void>
  close(): Promise<void>
}

/** The database was closed, or its thread ended: the query may or may not have run. */
class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

export const isCreated = (directory: string) => existsSync(join(directory, 'PG_VERSION'))

/** Opens the database in `directory`, and creates it first when there is none. */
export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  // Creating one takes 350 MB more than using one: that thread ends and gives them back.
  if (!isCreated(directory)) await ended(startWorker(directory, true))
  const worker = startWorker(directory, false)
  const waiting = new Map<number, ReturnType<typeof Promise.withResolvers<Results>>>()
  const gone = ended(worker).then(
    () => dismiss(new DatabaseGone('The embedded database is closed.')),
    error => dismiss(new DatabaseGone('The embedded database stopped.', {cause: error})),
  )
  const dismiss = (error: Error) => {
    for (const {reject} of waiting.values()) reject(error)
    waiting.clear()
    closed = error
  }
  let closed: Error | undefined
  let count = 0

  const send: Query = (sql, params = [], options) => {
    if (closed) return Promise.reject(closed)
    const answer = Promise.withResolvers<Results>()
    const id = count++
    waiting.set(id, answer)
    worker.postMessage({is: 'query', id, sql, params, rowMode: options?.rowMode} satisfies ToWorker)
    return answer.promise
  }

  const opened = Promise.withResolvers<void>()
  worker.on('message', (message: FromWorker) => {
    if (message.is === 'open') return opened.resolve()
    const answer = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.is === 'result') return answer?.resolve(message as Results)
    answer?.reject(Object.assign(new Error(message.message), {code: message.code}))
  })
  await Promise.race([opened.promise, gone.then(() => Promise.reject(closed))])

  return {
    client: clientOf(send),
    gone,
    close: () => {
      worker.postMessage({is: 'close'} satisfies ToWorker)
      return gone
    },
  }
}

/** There is one session, so a transaction blocks all other queries. */
function clientOf(send: Query): PGlite {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>) => {
    const mine = turn.then(work, work)
    turn = mine.catch(() => {})
    return mine
  }
  const transaction = <T>(work: (inside: {query: Query}) => Promise<T>) =>
    inTurn(async () => {
      await send('begin')
      try {
        const result = await work({query: send})
        await send('commit')
        return result
      } catch (error) {
        await send('rollback').catch(() => {})
        throw error
      }
    })
  const query: Query = (sql, params, options) => inTurn(() => send(sql, params, options))
  return {query, transaction} as unknown as PGlite
}

/** The thread's own objects are few and short-lived; the database keeps its memory outside of them. */
const resourceLimits = {maxYoungGenerationSizeMb: 8}

const startWorker = (directory: string, create: boolean) =>
  new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: {directory, create},
    resourceLimits,
  })

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`The database thread ended with code ${code}.`)),
    )
  })
}
