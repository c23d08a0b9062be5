/** A way by which items of an outbox are delivered, and its failures. */

export interface Channel<Item, Name extends string> {
  name: Name
  /** How many items are delivered at a time. */
  concurrency: number
  /** Milliseconds that one may take in all. */
  timeoutMs: number
  /** Resolves when the other side has taken the item; rejects when it has not, or may not have. */
  deliver(item: Item, signal: AbortSignal): Promise<void>
}

interface DeliveryRefusal {
  /** The other side will never take this item. */
  final?: boolean
  /** Milliseconds that the other side wants to be left alone. */
  rest?: number
}

/** Why an item was not delivered, in words of ours: they are stored and logged. */
export class NotDelivered extends Error {
  override name = 'NotDelivered'
  final: boolean
  rest: number
  constructor(reason: string, {final = false, rest = 0}: DeliveryRefusal = {}) {
    super(reason)
    this.final = final
    this.rest = rest
  }
}

/** Of any failure; codes alone, because messages of a mail server quote the addresses. */
export function asNotDelivered(error: unknown): NotDelivered {
  if (error instanceof NotDelivered) return error
  const codes = codesOf(error)
  return new NotDelivered(codes.join(' ') || (error instanceof Error ? error.name : 'unknown'))
}

interface Coded {
  code?: unknown
  responseCode?: unknown
  cause?: unknown
}

function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const {code, responseCode, cause} = error as Coded
  const own = [code, responseCode].filter(one => /^\w{1,40}$/.test(String(one ?? ''))).map(String)
  return own.length ? own : codesOf(cause)
}
