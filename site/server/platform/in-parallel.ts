/** Works through many items or tasks, a few at a time. */

/** After a failure nothing more is begun; rejects with it once all that was begun has ended. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
) {
  const left = items[Symbol.iterator]()
  let failure: {error: unknown} | undefined
  const run = async () => {
    for (let next = left.next(); !next.done && !failure; next = left.next()) {
      await work(next.value).catch(error => {
        failure ??= {error}
      })
    }
  }
  await Promise.all(Array.from({length: most}, run))
  if (failure) throw failure.error
}

/** Runs tasks a few at a time, in the order in which they were added. */
export function queue(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
