/**
 * Values by key in bounded memory: the least recently used are evicted. Failures are not cached.
 */

export interface BoundedCache<Value> {
  /** Requests for the same value at the same time wait for one. */
  get(key: string): Promise<Value> | undefined
  /** Keeps what is being made; gives it back. */
  add(key: string, value: Promise<Value>): Promise<Value>
  clear(): void
}

interface Entry<Value> {
  value: Promise<Value>
  size: number
}

export interface BoundedCacheOptions<Value> {
  /** Bytes. */
  capacity: number
  /** Larger ones would push out too many others. */
  largest: number
  /** Bytes that a value takes now. `onGrow` is to be called when it takes more. */
  sizeOf(value: Value, onGrow: () => void): number
  /** Returns true when later requests may receive the value; by default all may. */
  isKept?(value: Value): boolean
}

export function boundedCache<Value>(options: BoundedCacheOptions<Value>): BoundedCache<Value> {
  const {capacity, largest, sizeOf, isKept = () => true} = options
  /** Least recently used first. */
  const entries = new Map<string, Entry<Value>>()
  let total = 0

  function remove(key: string, entry: Entry<Value>) {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.size
  }

  function measure(key: string, entry: Entry<Value>, value: Value) {
    if (entries.get(key) !== entry) return
    const size = sizeOf(value, () => measure(key, entry, value))
    if (size > largest) return remove(key, entry)
    total += size - entry.size
    entry.size = size
    for (const [oldest, other] of entries) {
      if (total <= capacity) break
      remove(oldest, other)
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    add(key, value) {
      const entry: Entry<Value> = {value, size: 0}
      entries.set(key, entry)
      value.then(
        made => (isKept(made) ? measure(key, entry, made) : remove(key, entry)),
        () => remove(key, entry),
      )
      return value
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
