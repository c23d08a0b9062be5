/** A task of a server that is done again and again, never twice at a time. */
import {isUnreachable} from './db/errors.ts'

export interface Recurring {
  /** Now, or as the one that runs already; resolves when it is done. It never rejects. */
  look(): Promise<void>
  /** After the one that runs, which may have begun before what is looked for was there. */
  lookAgain(): Promise<void>
  /** Ends it; resolves when what runs is done. */
  close(): Promise<void>
}

interface Options {
  /** Milliseconds between two looks. */
  pause: number
  /** Not while the database is down, which others report. */
  onFailure(error: unknown): void
}

export function recurring(task: () => Promise<void>, {pause, onFailure}: Options): Recurring {
  let running: Promise<void> | undefined

  const look = () => {
    running ??= task()
      .catch(error => {
        if (!isUnreachable(error)) onFailure(error)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(look, pause).unref()
  return {
    look,
    async lookAgain() {
      await running
      await look()
    },
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
