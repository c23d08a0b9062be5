/**
 * Something that takes many calls to make, kept for some minutes and made once for all who ask. When
 * it cannot be made anew the last one stands: for a search engine an old list is better than none.
 */

export interface Terms {
  /** Milliseconds for which it is good. */
  fresh?: number
  /** Milliseconds for which a back end that failed is left in peace. */
  rest?: number
  now?: () => number
  /** Told of each failure; whoever asks is told only while there is nothing. */
  onFailure?: (error: unknown) => void
}

/** Rejects only while nothing could be made yet. */
export function kept<Made>(make: () => Promise<Made>, terms: Terms = {}): () => Promise<Made> {
  const {fresh = 300_000, rest = 30_000, now = Date.now, onFailure} = terms
  let good: {made: Made; until: number} | undefined
  let making: Promise<Made> | undefined

  const renew = async () => {
    try {
      const made = await make()
      good = {made, until: now() + fresh}
      return made
    } catch (error) {
      onFailure?.(error)
      if (!good) throw error
      good.until = now() + rest
      return good.made
    } finally {
      making = undefined
    }
  }

  return async () => {
    if (good && now() < good.until) return good.made
    making ??= renew()
    return making
  }
}
