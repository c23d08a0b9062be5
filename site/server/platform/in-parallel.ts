/** Works through many items, a few at a time. */

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
