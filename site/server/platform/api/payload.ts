/**
 * From what was sent to what a form's rules validate: the contract's fields and no others, of the right
 * type and a sensible length, tidied like the browser tidies them.
 */
import Type from 'typebox'
import {Compile} from 'typebox/compile'
import type {Call, Field} from '#kit/api-client/call.ts'
import {maxLengthOf} from '#kit/forms/lengths.ts'
import {readDay} from '#kit/typed/date.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import {tidyPhone} from '#kit/typed/phone.ts'
import {tidyMail, withoutOverrides} from '#kit/typed/tidy-mail.ts'
import {tidyAmount} from '#kit/typed/whole-amount.ts'
import {Refusal, refuseFields} from '../http-error.ts'

export type Values = Record<string, unknown>

/** Turns what was sent into values, or refuses it by field. */
export type ReadPayload = (sent: unknown) => Values

/** The reader of a call's payload or query, but for its files; its schema is compiled once. */
export function payloadReader({params}: Pick<Call, 'params'>): ReadPayload {
  const fields = Object.entries(params).filter(([, {kind}]) => kind === 'text' || kind === 'flag')
  const schema = Compile(Type.Object(Object.fromEntries(fields.map(schemaOf))))
  return sent => {
    const values = Object.fromEntries(fields.flatMap(field => pick(field, asObject(sent))))
    if (!schema.Check(values)) refuseFields(explain(fields, values))
    return values
  }
}

function schemaOf([name, field]: [string, Field]) {
  const kind = field.kind === 'flag' ? Type.Boolean() : Type.String({maxLength: maxLengthOf(name)})
  return [name, field.optional ? Type.Optional(kind) : kind] as const
}

/** Missing texts are empty, so that the form's own rule words the refusal. */
function pick([name, {kind, optional}]: [string, Field], sent: Values): [string, unknown][] {
  const value = Object.hasOwn(sent, name) ? sent[name] : undefined
  if (value === undefined || value === null) {
    if (optional) return []
    return [[name, kind === 'flag' ? false : '']]
  }
  if (typeof value !== 'string' || kind === 'flag') return [[name, value]]
  // A message has lines of its own, and is shown apart from what stands around it.
  const tidied = tidy(name === 'message' ? value : withoutOverrides(value))
  return [[name, TIDY[name]?.(tidied) ?? tidied]]
}

/** As the fields of these names do it when they are left; a phone keeps its plus until it is stored. */
const TIDY: Record<string, (text: string) => string> = {
  phone: text => tidyPhone(text, {leaving: true}),
  email: text => tidyMail(text),
  current_valuation: text => tidyAmount(text),
  current_salary: westernDigits,
  expected_salary: westernDigits,
  // A browser without a field for dates sends what was typed.
  move_in_date: text => readDay(text) ?? text,
}

/** Removes characters that no keyboard types and no database stores: NUL, halves of characters. */
export const tidy = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '').trim()

function explain(fields: [string, Field][], values: Values) {
  const errors: Record<string, string> = {}
  for (const [name, {kind}] of fields) {
    const value = values[name]
    if (value === undefined) continue
    if (kind === 'flag') {
      if (typeof value !== 'boolean') errors[name] = `${name} must be true or false.`
    } else if (typeof value !== 'string') errors[name] = `${name} must be text.`
    else if (value.length > maxLengthOf(name)) {
      errors[name] = `${name} may have at most ${maxLengthOf(name)} characters.`
    }
  }
  return errors
}

export function asObject(sent: unknown): Values {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent as Values
  if (sent === undefined) return {}
  throw new Refusal(400, 'The body must be one JSON object.')
}

/** A search that is posted as JSON may have numbers where a query has digits. */
export const asQuery = (sent: unknown): Values =>
  Object.fromEntries(
    Object.entries(asObject(sent)).map(([name, value]) => [
      name,
      typeof value === 'number' ? `${value}` : value,
    ]),
  )
