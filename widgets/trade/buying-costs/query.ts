/** An estimate as the query of an address has it: what is written there, and what it comes to. */
import {type ChoiceName, choices, choicesOf} from './choices.ts'
import {readAed} from './fils.ts'
import {ASSUMED_DOWN, names} from './parameters.ts'

/** As they are written, by parameter; what is not there is assumed. */
export type Values = Record<string, string>

const FEE = /^fee-[a-z][a-z0-9-]{0,39}$/
export const isFee = (name: string) => FEE.test(name)

/** Longer values fit no field, and are left out. */
const MAX_VALUE_LENGTH = 40

export const isParameter = (name: string) =>
  names.includes(name) || name === ASSUMED_DOWN || isFee(name)

/** Reads the values of an address or of a form. */
export function valuesIn(entries: Iterable<[string, unknown]>): Values {
  const given: Values = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || !isParameter(name)) continue
    const text = value.trim()
    if (text && text.length <= MAX_VALUE_LENGTH && isKnown(name, text)) given[name] = text
  }
  const {[ASSUMED_DOWN]: assumed, ...values} = given
  if (assumed !== undefined && values.down === assumed) delete values.down
  return values
}

const isKnown = (name: string, value: string) =>
  !(name in choices) || choicesOf(name as ChoiceName).includes(value)

export const valuesOf = (query: string): Values => valuesIn(new URLSearchParams(query))

/** Without what is assumed anyway; `?…`, or nothing. */
export function queryOf(values: Values, presets: Values = {}): string {
  const parameters = new URLSearchParams(entriesOf(values, presets)).toString()
  return parameters && `?${parameters}`
}

/** Sorts the entries in one order, so that the same estimate has the same address. */
export function entriesOf(values: Values, presets: Values = {}): Values {
  const usual: Values = {...USUAL, ...presets}
  const kept = [...names, ...Object.keys(values).filter(isFee).sort()].flatMap(name => {
    const value = values[name]
    return value === undefined || value === usual[name] ? [] : [[name, tidy(name, value)] as const]
  })
  return Object.fromEntries(kept)
}

/** The values that are assumed where nothing else is said: first choices, and those of a letting. */
export const USUAL: Values = {
  ...Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])),
  by: 'year',
  vacancy: '4',
  management: '0',
  other: '0',
}

const AMOUNTS = ['price', 'rent', 'down', 'deposit', 'service', 'other']

/** Amounts without what groups their digits. */
function tidy(name: string, value: string) {
  if (!AMOUNTS.includes(name) && !isFee(name)) return value
  const amount = readAed(value)
  return amount === null ? value : String(amount / 100)
}
