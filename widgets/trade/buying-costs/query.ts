/** An estimate as the query of an address has it: what is written there, and what it comes to. */
import {readAed, readPercent} from './fils.ts'
import {buyers, homes, kinds, type Purchase, payments, stages} from './purchase.ts'

/** As they are written, by parameter; what is not there is assumed. */
export type Values = Record<string, string>

const choices = {stage: stages, kind: kinds, buyer: buyers, home: homes, pay: payments} as const

export type ChoiceName = keyof typeof choices

export const choicesOf = (name: ChoiceName): readonly string[] => choices[name]

const NAMES = ['price', 'emirate', ...Object.keys(choices), 'down', 'rate', 'years', 'by']
/** The parameter of a line of the costs: `fee-agency`. */
const FEE = /^fee-[a-z][a-z0-9-]{0,39}$/
export const feeName = (id: string) => `fee-${id}`

/** Beside a down payment that is only assumed, which a form without JavaScript would send as chosen. */
export const ASSUMED_DOWN = 'down-assumed'

/** Parameters that a page has to read from its address. */
export const parameters = [...NAMES, ASSUMED_DOWN, feeName('*')]

/** Longer values fit no field, and are left out. */
const MAX_VALUE_LENGTH = 40

export const isParameter = (name: string) =>
  NAMES.includes(name) || name === ASSUMED_DOWN || FEE.test(name)

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
  const usual: Values = {
    stage: 'ready',
    kind: 'apartment',
    buyer: 'resident',
    ...DEFAULT_CHOICES,
    ...presets,
  }
  const names = [
    ...NAMES,
    ...Object.keys(values)
      .filter(name => FEE.test(name))
      .sort(),
  ]
  const kept = names.flatMap(name => {
    const value = values[name]
    return value === undefined || value === usual[name] ? [] : [[name, tidy(name, value)] as const]
  })
  return Object.fromEntries(kept)
}

const DEFAULT_CHOICES = {home: 'first', pay: 'loan', by: 'year'}

/** Amounts without what groups their digits. */
function tidy(name: string, value: string) {
  if (name !== 'price' && name !== 'down' && !FEE.test(name)) return value
  const amount = readAed(value)
  return amount === null ? value : String(amount / 100)
}

export type Faults = Record<string, string>

const AMOUNT_FAULT = /*i18n*/ 'Please enter an amount in AED'
const RATE_FAULT = /*i18n*/ 'Please enter a rate from 0 to 30'
const YEARS_FAULT = /*i18n*/ 'Please enter whole years from 1 to 50'
const DOWN_FAULT = /*i18n*/ 'This is more than the price'

/**
 * Converts entered values into the input of an estimate; without a price there is none. Invalid
 * values are replaced by assumptions.
 */
export function purchaseIn(values: Values): {purchase: Purchase | null; faults: Faults} {
  const faults: Faults = {}
  const read = <Value>(name: string, take: (text: string) => Value | null, fault: string) => {
    const text = values[name]
    if (text === undefined) return undefined
    const value = take(text)
    if (value === null) faults[name] = fault
    return value ?? undefined
  }
  const price = read('price', positive, AMOUNT_FAULT)
  const down = read('down', readAed, AMOUNT_FAULT)
  if (down !== undefined && price !== undefined && down > price) faults.down = DOWN_FAULT
  const own = Object.fromEntries(
    Object.keys(values)
      .filter(name => FEE.test(name))
      .map(name => [name.slice('fee-'.length), read(name, readAed, AMOUNT_FAULT)] as const)
      .filter((entry): entry is [string, number] => entry[1] !== undefined),
  )
  const rate = read('rate', text => within(readPercent(text), 0, 30), RATE_FAULT)
  const years = read('years', wholeYears, YEARS_FAULT)
  const purchase =
    price === undefined
      ? null
      : {
          price,
          stage: one('stage', values),
          kind: one('kind', values),
          buyer: one('buyer', values),
          home: one('home', values),
          payment: one('pay', values),
          down: faults.down ? undefined : down,
          rate,
          years,
          own,
        }
  return {purchase, faults}
}

type Choice<Name extends ChoiceName> = (typeof choices)[Name][number]

const one = <Name extends ChoiceName>(name: Name, values: Values) =>
  (values[name] ?? choices[name][0]) as Choice<Name>

const positive = (text: string) => readAed(text) || null

const within = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most ? value : null

function wholeYears(text: string) {
  const years = within(readPercent(text), 1, 50)
  return years !== null && Number.isInteger(years) ? years : null
}
