/** The embedded database as Drizzle's PGlite driver sees it, with PGlite itself on a worker thread. */
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {Worker} from 'node:worker_threads'
import type {PGlite, Results} from '@electric-sql/pglite'
import {ServerError} from '../http-error.ts'
import {
  type Answer,
  asClient,
  inTransaction,
  openExchange,
  queryBy,
  type Statement,
} from './remote-client.ts'

export type ToWorker = ({is: 'query'; id: number} & Statement) | {is: 'close'}

export type FromWorker = {is: 'open'} | Answer

export interface EmbeddedDatabase {
  client: PGlite
  /** Resolves when the thread has ended, requested or not. */
  gone: Promise<void>
  close(): Promise<void>
}

/** The database was closed, or its thread ended: the query may or may not have run. */
class DatabaseGone extends ServerError {
  override name = 'DatabaseGone'
  override readonly statusCode = 503
}

export const isCreated = (directory: string) => existsSync(join(directory, 'PG_VERSION'))

/** Opens the database in `directory`, and creates it first when there is none. */
export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  // Creating one takes 350 MB more than using one: that thread ends and gives them back.
  if (!isCreated(directory)) await ended(startWorker(directory, true))
  const worker = startWorker(directory, false)
  const exchange = openExchange<{is: 'query'} & Statement>(message =>
    worker.postMessage(message satisfies ToWorker),
  )
  let closed: Error | undefined
  const dismiss = (error: Error) => {
    closed = error
    exchange.dismiss(error)
  }
  const gone = ended(worker).then(
    () => dismiss(new DatabaseGone('The embedded database is closed.')),
    error => dismiss(new DatabaseGone('The embedded database stopped.', {cause: error})),
  )
  const opened = Promise.withResolvers<void>()
  worker.on('message', (message: FromWorker) =>
    message.is === 'open' ? opened.resolve() : exchange.settle(message),
  )
  await Promise.race([opened.promise, gone.then(() => Promise.reject(closed))])

  return {
    client: clientOf(statement =>
      closed ? Promise.reject(closed) : exchange.ask({is: 'query', ...statement}),
    ),
    gone,
    close: () => {
      worker.postMessage({is: 'close'} satisfies ToWorker)
      return gone
    },
  }
}

/** There is one session, so a transaction blocks all other queries. */
function clientOf(send: (statement: Statement) => Promise<Results>): PGlite {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>) => {
    const mine = turn.then(work, work)
    turn = mine.catch(() => {})
    return mine
  }
  const query = queryBy(send)
  return asClient({
    query: (sql, params, options) => inTurn(() => query(sql, params, options)),
    transaction: work => inTurn(() => inTransaction(query, () => work({query}))),
  })
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
