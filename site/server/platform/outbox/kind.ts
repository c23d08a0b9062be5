/** A kind of entry in the outbox, how one is delivered, and failures of it. */
import type {Orm} from '../db/connect.ts'
import type {outbox} from '../db/tables.ts'

/** An entry as it is handed to its kind. */
export type Entry = Pick<typeof outbox.$inferSelect, 'item' | 'payload' | 'tries'>

/** The result of a delivery that did not fail. */
export interface Receipt {
  /** Written in the transaction that marks the entry as delivered. */
  note?(inside: Pick<Orm, 'update'>): Promise<unknown>
  /** There was nothing to send any more: the entry is deleted. */
  isObsolete?: boolean
}

export interface Kind {
  /** Unique among all slices. Entries have it in `kind`. */
  name: string
  /** The item, as the log calls it. */
  what: string
  /** Name in metrics and logs, where several kinds share one. */
  channel?: string
  /** Limit of entries that are delivered at a time. */
  concurrency: number
  /** Milliseconds that one may take in all. */
  timeoutMs: number
  /** Limit of deliveries in an hour, over all servers. */
  perHour?: number
  /** Resolves when the other side has taken the entry; rejects when it has not, or may not have. */
  deliver(entry: Entry, signal: AbortSignal): Promise<Receipt | undefined>
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

/** Converts any failure; codes alone, because messages of a mail server quote the addresses. */
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
