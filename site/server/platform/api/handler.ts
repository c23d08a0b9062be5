/** The handler of one call of the contract. */
import type {Locale} from '#kit/i18n/locale.ts'
import type * as contract from '#trade/contract/contract.ts'
import type {EncodedBody} from '../encoded-body.ts'
import type {ClientNetworks} from '../limits/client-network.ts'
import type {Values} from './payload.ts'
import type {Query} from './query.ts'

export type CallName = keyof typeof contract

/** Files that arrived with a form. */
export interface ReceivedFiles {
  /** Id of the lead that they become part of. */
  id: string
  /** Stores the files among the values for good, and answers the values that name them. */
  keep(values: Values): Promise<Values>
  /** Marks the lead as stored on disk: its files stay. */
  settle(): Promise<void>
}

/** A request whose shape and rules are checked. */
export interface HandlerInput extends ClientNetworks {
  call: CallName
  /** The contract's fields; in those for files, what was received. */
  values: Values
  /** The files, which stay only if they are settled. */
  upload?: ReceivedFiles
  query: Query
  /** The origin of the requesting page; a client that is no browser sends none. */
  origin: string | undefined
  /** The language that the asker wants to read. */
  locale: Locale
  /** The value of the honeypot field. */
  honeypot: string
  /** The sender's `Idempotency-Key`. */
  key: string | undefined
}

/** An answer as it is sent, the envelope included. */
export interface KeptAnswer {
  etag: string
  body: EncodedBody
  /** Made of the agency's facts of another import: later requests must not receive it. */
  isOutdated?: boolean
}

/** The answer of a handler that succeeded. */
export interface Outcome {
  message: string
  data?: unknown
  /** The whole answer, as it was made before; message and data are in it. */
  kept?: KeptAnswer
}

export type Handler = (input: HandlerInput) => Promise<Outcome>
export type Handlers = Partial<Record<CallName, Handler>>
