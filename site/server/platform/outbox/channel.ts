/** A way by which leads reach the agency, and what it says when one did not. */
import type {ChannelName} from '../../leads/lead.ts'
import type {LeadRow} from '../../leads/lead-store.ts'

export interface Channel<Item = LeadRow, Name = ChannelName> {
  name: Name
  /** How many leads are delivered at a time. */
  concurrency: number
  /** Milliseconds that one may take in all. */
  timeoutMs: number
  /** Resolves when the other side has taken the lead; rejects when it has not, or may not have. */
  deliver(item: Item, signal: AbortSignal): Promise<void>
}

export interface Refusal {
  /** The other side wants this lead never again. */
  final?: boolean
  /** Milliseconds that the other side wants to be left alone. */
  rest?: number
}

/** Why a lead was not delivered, in words of ours: they are stored and logged. */
export class NotDelivered extends Error {
  override name = 'NotDelivered'
  final: boolean
  rest: number
  constructor(reason: string, {final = false, rest = 0}: Refusal = {}) {
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
