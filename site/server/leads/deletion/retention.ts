/** `LEADS_RETENTION`: after which time the server deletes enquiries by itself. */
import {type Environment, list, text} from '#server/platform/env-values.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {thanks} from '#trade/contract/thanks.ts'
import {viewingThanks} from '#trade/viewing/words.ts'
import {type Age, momentBefore, parseAge} from './age.ts'

export interface Retention {
  /** The age for all forms that are not named. */
  general: Age | undefined
  /** Form -> age. */
  forms: Map<string, Age>
}

/** The enquiries to delete: those of some forms, or of all but some, from before a moment. */
export interface Expired {
  before: Date
  forms: {only: string[]} | {except: string[]}
}

/** A newsletter is sent until somebody unsubscribes: its addresses are deleted by name alone. */
const KEPT = ['newsletter']
export const formNames = Object.keys({...thanks, ...viewingThanks})

/** A delivery is tried for five and a half days. */
const LEAST_DAYS = 7
const DAYS = {d: 1, m: 28, y: 365}

export const expiredOf = (before: Date, form?: string): Expired => ({
  before,
  forms: form === undefined ? {except: KEPT} : {only: [form]},
})

export const isExpired = ({form, receivedAt}: {form: string; receivedAt: Date}, expired: Expired) =>
  receivedAt < expired.before &&
  ('only' in expired.forms
    ? expired.forms.only.includes(form)
    : !expired.forms.except.includes(form))

export function expiredNow({general, forms}: Retention, now: Date): Expired[] {
  const named = [...forms].map(([form, age]) => expiredOf(momentBefore(now, age), form))
  if (!general) return named
  const except = [...new Set([...KEPT, ...forms.keys()])]
  return [...named, {before: momentBefore(now, general), forms: {except}}]
}

/** `24m`, or `24m,applyForJobApplication=12m`. */
export function readRetention(env: Environment): Retention | undefined {
  const given = list(text(env, 'LEADS_RETENTION', ''))
  if (!given.length) return undefined
  const retention: Retention = {general: undefined, forms: new Map()}
  for (const part of given) {
    const [first = '', second, ...more] = part.split('=').map(piece => piece.trim())
    const age = parseAge(second ?? first)
    if (!age || age.count * DAYS[age.unit] < LEAST_DAYS || more.length) throw misread(part)
    if (second === undefined) {
      if (retention.general) throw misread(part)
      retention.general = age
    } else {
      if (!formNames.includes(first)) throw misread(part)
      retention.forms.set(first, age)
    }
  }
  return retention
}

const misread = (part: string) =>
  new OperatorError(
    `LEADS_RETENTION must be a time such as 24m, 2y or 90d, at least ${LEAST_DAYS} days, with other times for some forms after it, such as 24m,applyForJobApplication=12m; got "${part}". Forms are ${formNames.join(', ')}.`,
  )
