/** What each call does, by its name in the contract. Files of the storage answer for themselves. */
import type * as contract from '../../../../widgets/shared/api/contract.ts'
import type {Locale} from '../../../../widgets/shared/i18n/locale.ts'
import type {Leads} from '../../leads/leads.ts'
import {judgeFormToken} from '../../leads/time-trap.ts'
import type {Database} from '../../platform/db/connect.ts'
import type {Upload} from '../../uploads/uploads.ts'
import {readUse} from '../../usage/parse-usage.ts'
import type {UseCounter} from '../../usage/usage.ts'
import type {VisitCounter} from '../../usage/visits.ts'
import type {Outcome} from './answers.ts'
import {type Query, readContext} from './context.ts'
import {type Form, forms} from './forms.ts'
import type {Values} from './payload.ts'
import {readHandlers} from './reads.ts'

export type CallName = keyof typeof contract

/** A request whose shape and rules are checked. */
export interface Asked {
  call: CallName
  /** The contract's fields; in those for files, what was received. */
  values: Values
  /** The files, which stay only if they are settled. */
  upload?: Upload
  query: Query
  /** Of the client, the unit of rate limits. */
  network: string
  /** The language that the asker wants to read. */
  locale: Locale
  /** What stood in the field that people do not see. */
  honeypot: string
  /** The sender's `Idempotency-Key`. */
  key: string | undefined
}

export type Handler = (asked: Asked) => Promise<Outcome>
export type Handlers = Partial<Record<CallName, Handler>>

export interface Parts {
  database: Pick<Database, 'ready'>
  leads: Leads
  visits: VisitCounter
  use: UseCounter
  /** Signs and judges the forms' time tokens. */
  secret: string
}

export function createHandlers({database, leads, visits, use, secret}: Parts): Handlers {
  const lead =
    ({accepted}: Pick<Form<never>, 'accepted'>): Handler =>
    async ({call, values, query, honeypot, key, upload}) => {
      const suspectedSpam = suspicionOf(secret, honeypot, query.form)
      const context = readContext(query)
      const payload = upload ? await upload.keep(values) : values
      const isNew = await leads.accept({
        ...{id: upload?.id, form: call, payload, context, suspectedSpam, key},
      })
      if (isNew) await upload?.settle()
      return {message: accepted}
    }
  const leadHandlers = Object.entries(forms).map(([name, form]) => [name, lead(form)] as const)

  return {
    ...readHandlers(database),
    ...(Object.fromEntries(leadHandlers) as Handlers),
    visitUser: async () => {
      visits.count()
      return {message: 'Welcome.'}
    },
    countUse: async ({values, network}) => {
      use.count(readUse(values), network)
      return {message: 'Counted.'}
    },
  }
}

/**
 * Why this may be a robot's. Such a lead is stored all the same: a password manager fills hidden
 * fields and an autofilled form is sent fast, and an enquiry is money.
 */
function suspicionOf(secret: string, honeypot: string, token: string | undefined): string | null {
  const verdict = token === undefined ? 'good' : judgeFormToken(secret, token, Date.now())
  const reasons = [honeypot && 'honeypot', verdict !== 'good' && TIME_REASONS[verdict]]
  return reasons.filter(Boolean).join(', ') || null
}

const TIME_REASONS = {forged: 'forged token', 'too fast': 'too fast'}
