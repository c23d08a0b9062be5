/** A promise with its ends in hand, for answers that come from elsewhere. */
export interface Deferred<Value> {
  promise: Promise<Value>
  resolve(value: Value): void
  reject(reason: unknown): void
}

export function deferred<Value>(): Deferred<Value> {
  let ends: Omit<Deferred<Value>, 'promise'> | undefined
  const promise = new Promise<Value>((resolve, reject) => {
    ends = {resolve, reject}
  })
  return Object.assign({promise}, ends as Omit<Deferred<Value>, 'promise'>)
}
