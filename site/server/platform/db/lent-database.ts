/**
 * The embedded database for another process: only one may open its folder, so its statements travel
 * as messages. PostgreSQL needs none of this.
 */
import type {ChildProcess} from 'node:child_process'
import type {PGlite, Results} from '@electric-sql/pglite'

interface Statement {
  sql: string
  params: unknown[]
  rowMode: 'array' | 'object' | undefined
}

export type ToLender =
  | ({is: 'query'; id: number; inside: boolean} & Statement)
  | {is: 'begin' | 'commit' | 'rollback'; id: number}

export type ToBorrower =
  | {is: 'result'; id: number; results: Pick<Results<object>, 'rows' | 'fields' | 'affectedRows'>}
  | {is: 'failure'; id: number; message: string; code: string | undefined}

type Query = PGlite['query']
const NOTHING = {rows: [], fields: []}
const KINDS = ['query', 'begin', 'commit', 'rollback']

const isForLender = (message: unknown): message is ToLender =>
  KINDS.includes((message as ToLender).is)

/** Runs the statements of a process that was started; what it leaves unfinished is rolled back. */
export function lendDatabase(child: ChildProcess, client: PGlite) {
  let inside: {query: Query} | undefined
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
  const run = async (message: ToLender): Promise<ToBorrower> => {
    const {id} = message
    if (message.is === 'query') {
      const {sql, params, rowMode} = message
      const own = message.inside && inside ? inside : client
      const {rows, fields, affectedRows} = await own.query<object>(sql, params, {rowMode})
      return {is: 'result', id, results: {rows, fields, affectedRows}}
    }
    if (message.is === 'begin') await begin()
    else {
      if (message.is === 'commit') end.resolve()
      else end.reject(new Error('rolled back'))
      await transaction.catch(error => {
        if (message.is === 'commit') throw error
      })
    }
    return {is: 'result', id, results: NOTHING}
  }
  child.on('message', (message: unknown) => {
    if (!isForLender(message)) return
    run(message)
      .catch(({message: text, code}): ToBorrower => {
        return {is: 'failure', id: message.id, message: text, code}
      })
      .then(answer => child.connected && child.send(answer))
  })
  child.once('exit', () => end.reject(new Error('The process ended.')))
  // Without a transaction nobody awaits it.
  end.promise.catch(() => {})
}

/** In the other process: a client for Drizzle. */
export function borrowDatabase(): PGlite {
  const waiting = new Map<number, ReturnType<typeof Promise.withResolvers<Results>>>()
  let count = 0
  const send = (message: {is: ToLender['is']; inside?: boolean} & Partial<Statement>) => {
    const id = count++
    const answer = Promise.withResolvers<Results>()
    waiting.set(id, answer)
    process.send?.({...message, id})
    return answer.promise
  }
  process.on('message', (message: ToBorrower) => {
    if (message.is !== 'result' && message.is !== 'failure') return
    const answer = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.is === 'result') return answer?.resolve(message.results as Results)
    answer?.reject(Object.assign(new Error(message.message), {code: message.code}))
  })
  const query =
    (inside: boolean) =>
    (sql: string, params: unknown[] = [], options?: {rowMode?: Statement['rowMode']}) =>
      send({is: 'query', inside, sql, params, rowMode: options?.rowMode})
  const transaction = async (work: (own: {query: unknown}) => Promise<unknown>) => {
    await send({is: 'begin'})
    try {
      const result = await work({query: query(true)})
      await send({is: 'commit'})
      return result
    } catch (error) {
      await send({is: 'rollback'}).catch(() => {})
      throw error
    }
  }
  return {query: query(false), transaction} as unknown as PGlite
}
