/** Limits concurrent work, in total and per client network, so that no client can starve the others. */

export interface ConcurrencyLimits {
  total: number
  perNetwork: number
}

export interface Slot {
  /** The status to refuse with: 429 when the network has too many slots, 503 when all are taken. */
  refused?: 429 | 503
  /** Frees the slot; idempotent. */
  release(): void
}

/** Without a network only the total counts. */
export function concurrencyLimit({total, perNetwork}: ConcurrencyLimits) {
  let running = 0
  const byNetwork = new Map<string, number>()
  const add = (network: string | undefined, count: 1 | -1) => {
    running += count
    if (network === undefined) return
    const sum = (byNetwork.get(network) ?? 0) + count
    if (sum > 0) byNetwork.set(network, sum)
    else byNetwork.delete(network)
  }
  return (network?: string): Slot => {
    if (running >= total) return {refused: 503, release() {}}
    if (network !== undefined && (byNetwork.get(network) ?? 0) >= perNetwork) {
      return {refused: 429, release() {}}
    }
    add(network, 1)
    let isReleased = false
    return {
      release() {
        if (!isReleased) add(network, -1)
        isReleased = true
      },
    }
  }
}
