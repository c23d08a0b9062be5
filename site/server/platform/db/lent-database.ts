/**
 * The embedded database for another process: only one may open its folder, so its statements travel
 * as messages. PostgreSQL needs none of this.
 */
import type {ChildProcess} from 'node:child_process'
import type {PGlite} from '@electric-sql/pglite'
import {
  type Answer,
  answerTo,
  asClient,
  inTransaction,
  openExchange,
  queryBy,
  type Statement,
} from './remote-client.ts'

type Request = ({is: 'query'; inside: boolean} & Statement) | {is: 'begin' | 'commit' | 'rollback'}
type ToLender = Request & {id: number}

const NOTHING = {rows: [], fields: []}
const KINDS = ['query', 'begin', 'commit', 'rollback']

const isForLender = (message: unknown): message is ToLender =>
  KINDS.includes((message as ToLender).is)

/** Runs the statements of a process that was started; what it leaves unfinished is rolled back. */
export function lendDatabase(child: ChildProcess, client: PGlite) {
  let inside: Pick<PGlite, 'query'> | undefined
  let end = Promise.withResolvers<void>()
  let transaction: Promise<void> = Promise.resolve()

  const begin = () => {
    const begun = Promise.withResolvers<void>()
    end = Promise.withResolvers<void>()
    transaction = client.transaction(async own => {
      inside = own
      begun.resolve()
      await end.promise
    })
    transaction.catch(begun.reject)
    return begun.promise
  }
  const run = async (message: ToLender) => {
    if (message.is === 'query') {
      const {sql, params, rowMode} = message
      const own = message.inside && inside ? inside : client
      return own.query<unknown>(sql, params, {rowMode})
    }
    if (message.is === 'begin') await begin()
    else {
      if (message.is === 'commit') end.resolve()
      else end.reject(new Error('rolled back'))
      await transaction.catch(error => {
        if (message.is === 'commit') throw error
      })
    }
    return NOTHING
  }
  child.on('message', (message: unknown) => {
    if (!isForLender(message)) return
    answerTo(message.id, run(message)).then(answer => child.connected && child.send(answer))
  })
  child.once('exit', () => end.reject(new Error('The process ended.')))
  // Without a transaction nobody awaits it.
  end.promise.catch(() => {})
}

/** In the other process: a client for Drizzle. */
export function borrowDatabase(): PGlite {
  const {ask, settle} = openExchange<Request>(message => process.send?.(message))
  process.on('message', (message: Answer) => {
    if (message.is === 'result' || message.is === 'failure') settle(message)
  })
  const query = (inside: boolean) => queryBy(statement => ask({is: 'query', inside, ...statement}))
  return asClient({
    query: query(false),
    transaction: work =>
      inTransaction(
        is => ask({is}),
        () => work({query: query(true)}),
      ),
  })
}
