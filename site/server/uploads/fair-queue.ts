/** Runs tasks one at a time, round-robin over their owners, so that one with many delays no other. */
export function fairQueue() {
  /** Tasks to start by owner; the first owner is next. */
  const waiting = new Map<string, (() => void)[]>()
  let isRunning = false

  const startNext = () => {
    const [next] = waiting
    isRunning = next !== undefined
    if (!next) return
    const [owner, [start, ...rest]] = next
    waiting.delete(owner)
    if (rest.length) waiting.set(owner, rest)
    start?.()
  }

  return async <Result>(owner: string, task: () => Promise<Result>): Promise<Result> => {
    if (isRunning) {
      await new Promise<void>(start => waiting.set(owner, [...(waiting.get(owner) ?? []), start]))
    }
    isRunning = true
    try {
      return await task()
    } finally {
      startNext()
    }
  }
}
