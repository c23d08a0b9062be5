/** How many bytes stored files have, as their server says. */

export type LengthOf = (address: string) => Promise<number>

/** A feed does not wait longer for the storage. */
const TIMEOUT_MS = 2_000

/** Each address is asked for once: a file that changes gets another path. RSS writes 0 for unknown. */
export function mediaLengths(fetch: typeof globalThis.fetch = globalThis.fetch): LengthOf {
  const known = new Map<string, number>()
  return async address => {
    const length = known.get(address) ?? (await askedLength(address, fetch))
    if (length) known.set(address, length)
    return length
  }
}

async function askedLength(address: string, fetch: typeof globalThis.fetch) {
  try {
    const {ok, headers} = await fetch(address, {
      method: 'HEAD',
      // Compressed, a file would have another length, or none.
      headers: {'accept-encoding': 'identity'},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return ok ? Number(headers.get('content-length')) || 0 : 0
  } catch {
    return 0
  }
}
