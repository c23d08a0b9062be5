/**
 * A client for Drizzle's PGlite driver whose statements run elsewhere: on a thread, or in another
 * process. Messages have numbers, and each is answered once.
 */
import type {PGlite, Results} from '@electric-sql/pglite'

export interface Statement {
  sql: string
  params: unknown[]
  rowMode: 'array' | 'object' | undefined
}

type SentResults = Pick<Results<unknown>, 'rows' | 'fields' | 'affectedRows'>

export type Answer =
  | {is: 'result'; id: number; results: SentResults}
  | {is: 'failure'; id: number; message: string; code: string | undefined}

/** The answer to the message of this number. */
export const answerTo = (id: number, work: Promise<SentResults>): Promise<Answer> =>
  work.then(
    ({rows, fields, affectedRows}) => ({is: 'result', id, results: {rows, fields, affectedRows}}),
    ({message, code}) => ({is: 'failure', id, message, code}),
  )

/** Sends messages, and resolves each with its answer. */
export function openExchange<Message>(send: (message: Message & {id: number}) => void) {
  const waiting = new Map<number, ReturnType<typeof Promise.withResolvers<Results>>>()
  let count = 0
  return {
    ask(message: Message): Promise<Results> {
      const id = count++
      const answer = Promise.withResolvers<Results>()
      waiting.set(id, answer)
      send({...message, id})
      return answer.promise
    },
    settle(answer: Answer) {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.is === 'result') return asked?.resolve(answer.results as Results)
      asked?.reject(Object.assign(new Error(answer.message), {code: answer.code}))
    },
    /** Rejects whatever has no answer. */
    dismiss(error: Error) {
      for (const {reject} of waiting.values()) reject(error)
      waiting.clear()
    },
  }
}

type Query = (
  sql: string,
  params?: unknown[],
  options?: {rowMode?: Statement['rowMode']},
) => Promise<Results>

/** The parts of a client that the driver calls. */
interface DriverClient {
  query: Query
  transaction<T>(work: (inside: {query: Query}) => Promise<T>): Promise<T>
}

export const asClient = (client: DriverClient) => client as unknown as PGlite

export const queryBy =
  (run: (statement: Statement) => Promise<Results>): Query =>
  (sql, params = [], options) =>
    run({sql, params, rowMode: options?.rowMode})

/** Commits what the work did, or undoes it. */
export async function inTransaction<T>(
  tell: (what: 'begin' | 'commit' | 'rollback') => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  await tell('begin')
  try {
    const result = await work()
    await tell('commit')
    return result
  } catch (error) {
    await tell('rollback').catch(() => {})
    throw error
  }
}
