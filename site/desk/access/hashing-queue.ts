/**
 * The queue for hashing passwords, which takes memory and time. A network has one place in it, so that
 * a crowd of requests keeps nobody out, and half of the places are for browsers that are known.
 */

/** Each takes 128 MB while it runs. */
const AT_ONCE = 2
/** Those that run, and those that wait. */
const MAX_PLACES = 22
const MAX_PLACES_OF_UNKNOWN = MAX_PLACES / 2
const MAX_PLACES_OF_WIDER_NETWORK = 3

export interface HashingPlace {
  network: string
  wider?: string | undefined
  /** A browser that signed in to the account before, or whatever else proves who it is. */
  browser?: string | undefined
}

/** Too many sign in at this moment. */
export class TooManyHashes extends Error {}

/** For `catch`: undefined where there was no place in the queue. */
export function ifTooMany(error: unknown) {
  if (error instanceof TooManyHashes) return undefined
  throw error
}

const taken = new Set<HashingPlace>()
const waiting: (() => void)[] = []

/** Rejects with `TooManyHashes` where there is no place. */
export async function inHashingQueue<Result>(
  place: HashingPlace,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!hasRoom(place)) throw new TooManyHashes()
  const own = {...place}
  taken.add(own)
  try {
    if (taken.size > AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
    return await work()
  } finally {
    taken.delete(own)
    waiting.shift()?.()
  }
}

function hasRoom({network, wider, browser}: HashingPlace) {
  const others = [...taken]
  if (others.length >= MAX_PLACES) return false
  if (browser) return !others.some(other => other.browser === browser)
  const unknown = others.filter(other => !other.browser)
  return (
    unknown.length < MAX_PLACES_OF_UNKNOWN &&
    !unknown.some(other => other.network === network) &&
    (!wider || unknown.filter(other => other.wider === wider).length < MAX_PLACES_OF_WIDER_NETWORK)
  )
}
