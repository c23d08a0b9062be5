/** What answers one call of the contract. */
import type * as contract from '../../../../widgets/shared/api/contract.ts'
import type {Locale} from '../../../../widgets/shared/i18n/locale.ts'
import type {Upload} from '../../uploads/uploads.ts'
import type {ClientNetworks} from '../../platform/limits/client-network.ts'
import type {Outcome} from './answers.ts'
import type {Query} from './context.ts'
import type {Values} from './payload.ts'

export type CallName = keyof typeof contract

/** A request whose shape and rules are checked. */
export interface HandlerInput extends ClientNetworks {
  call: CallName
  /** The contract's fields; in those for files, what was received. */
  values: Values
  /** The files, which stay only if they are settled. */
  upload?: Upload
  query: Query
  /** Of the page that asks; a client that is no browser names none. */
  origin: string | undefined
  /** The language that the asker wants to read. */
  locale: Locale
  /** The value of the honeypot field. */
  honeypot: string
  /** The sender's `Idempotency-Key`. */
  key: string | undefined
}

export type Handler = (input: HandlerInput) => Promise<Outcome>
export type Handlers = Partial<Record<CallName, Handler>>
