type Found<T> = Exclude<T, false | null | undefined>

/** Looks again and again, but not for ever: a test that failed must not keep its file from ending. */
export async function until<T>(read: () => Promise<T> | T): Promise<Found<T>> {
  const end = Date.now() + 55_000
  for (;;) {
    const found = await read()
    if (found) return found as Found<T>
    if (Date.now() > end) throw new Error('timed out waiting for what the test expects')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
