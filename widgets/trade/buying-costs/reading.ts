/** Reads entered values as numbers, and says which of them cannot be read. */
import {chosen, MAX_CHEQUES} from './choices.ts'
import {type Fils, readAed, readPercent} from './fils.ts'
import {feeName} from './parameters.ts'
import type {Purchase} from './purchase.ts'
import {isFee, type Values} from './query.ts'
import type {Tenancy} from './tenancy.ts'

export type Faults = Record<string, string>

const AMOUNT_FAULT = /*i18n*/ 'Please enter an amount in AED'
const RATE_FAULT = /*i18n*/ 'Please enter a rate from 0 to 30'
const YEARS_FAULT = /*i18n*/ 'Please enter whole years from 1 to 50'
const DOWN_FAULT = /*i18n*/ 'This is more than the price'

/** Reads values one by one; each that cannot be read is among the faults, and undefined. */
export function readerOf(values: Values) {
  const faults: Faults = {}
  const read = <Value>(name: string, take: (text: string) => Value | null, fault: string) => {
    const text = values[name]
    if (text === undefined) return undefined
    const value = take(text)
    if (value === null) faults[name] = fault
    return value ?? undefined
  }
  const amount = (name: string) => read(name, readAed, AMOUNT_FAULT)
  /** An amount without which there is nothing to calculate with. */
  const base = (name: string) => read(name, text => readAed(text) || null, AMOUNT_FAULT)
  return {faults, read, amount, base}
}

/**
 * Converts entered values into the input of an estimate; without a price there is none. Invalid
 * values are replaced by assumptions.
 */
export function purchaseIn(values: Values): {purchase: Purchase | null; faults: Faults} {
  const {faults, read, amount, base} = readerOf(values)
  const price = base('price')
  const down = amount('down')
  if (down !== undefined && price !== undefined && down > price) faults.down = DOWN_FAULT
  const own = ownLines(values, amount)
  const rate = read('rate', text => within(readPercent(text), 0, 30), RATE_FAULT)
  const years = read('years', wholeYears, YEARS_FAULT)
  const purchase =
    price === undefined
      ? null
      : {
          price,
          stage: chosen('stage', values),
          kind: chosen('kind', values),
          buyer: chosen('buyer', values),
          home: chosen('home', values),
          payment: chosen('pay', values),
          down: faults.down ? undefined : down,
          rate,
          years,
          own,
        }
  return {purchase, faults}
}

/** The same of a tenancy; without a rent there is none. */
export function tenancyIn(values: Values): {tenancy: Tenancy | null; faults: Faults} {
  const {faults, amount, base} = readerOf(values)
  const rent = base('rent')
  const own = ownLines(values, amount)
  const kind = chosen('kind', values)
  const furnishing = chosen('furnishing', values)
  const deposit = amount('deposit')
  const cheques = within(Math.trunc(Number(values.cheques)), 1, MAX_CHEQUES) ?? 1
  return {
    tenancy: rent === undefined ? null : {rent, kind, furnishing, cheques, deposit, own},
    faults,
  }
}

/** Lines that the visitor has entered, by their ids. */
const ownLines = (values: Values, amount: (name: string) => Fils | undefined) =>
  Object.fromEntries(
    Object.keys(values)
      .filter(isFee)
      .map(name => [name.slice(feeName('').length), amount(name)] as const)
      .filter((entry): entry is [string, Fils] => entry[1] !== undefined),
  )

export const within = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most ? value : null

function wholeYears(text: string) {
  const years = within(readPercent(text), 1, 50)
  return years !== null && Number.isInteger(years) ? years : null
}
