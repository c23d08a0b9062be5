/** How much is done at once, in all and for one client network, so that nobody can keep all others out. */

export interface TurnLimits {
  atOnce: number
  perNetwork: number
}

export interface Turn {
  /** The status to refuse with: 429 for a network that has too many, 503 when all are taken. */
  refused?: 429 | 503
  /** To be called when the work is over; more than once does no harm. */
  end(): void
}

/** Without a network only the limit of all counts. */
export function turns({atOnce, perNetwork}: TurnLimits): (network?: string) => Turn {
  let running = 0
  const byNetwork = new Map<string, number>()
  const add = (network: string | undefined, count: 1 | -1) => {
    running += count
    if (network === undefined) return
    const sum = (byNetwork.get(network) ?? 0) + count
    if (sum > 0) byNetwork.set(network, sum)
    else byNetwork.delete(network)
  }
  return network => {
    if (running >= atOnce) return {refused: 503, end() {}}
    if (network !== undefined && (byNetwork.get(network) ?? 0) >= perNetwork) {
      return {refused: 429, end() {}}
    }
    add(network, 1)
    let isOver = false
    return {
      end() {
        if (!isOver) add(network, -1)
        isOver = true
      },
    }
  }
}
