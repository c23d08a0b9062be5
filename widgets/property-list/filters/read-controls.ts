/** The filter bar's controls as a search. */

import {westernDigits} from '#kit/typed/digits.ts'
import {comparedPeriod} from '#trade/contract/rent.ts'
import {readAmount} from '#trade/money/read-amount.ts'
import {type AmountFormat, showAmount} from '#trade/money/typed-amount.ts'
import {factFilters} from '#trade/property/fact-words.ts'
import {isCodeList, type SearchQuery} from '#trade/search-query/search-query.ts'
import {type ControlName, controlNames, isForPurpose} from './control-names.ts'
import {usual} from './query.ts'

/** The search takes these: other texts are no numbers, or higher than any home has. */
const FACTS = {
  max_service_charge: /^([1-5]?\d{1,2}|600)(\.\d{1,2})?$/,
  max_deposit: /^\d{1,9}$/,
  min_floor: /^([12]?\d{1,2}|300)$/,
}
export type TypedFact = keyof typeof FACTS
const typedFacts = Object.keys(FACTS) as TypedFact[]

export type ControlErrors = Partial<Record<ControlName, string>>

/** Reads the controls. Filters without one stay, and so does the page unless something changes. */
export function readControls(
  form: FormData,
  before: SearchQuery,
  {presets, format}: {presets: SearchQuery; format: AmountFormat},
) {
  const errors: ControlErrors = {}
  const query: SearchQuery = {...before}
  for (const name of [...controlNames, 'sort'] as const) {
    const values = form.getAll(name).filter(value => typeof value === 'string')
    if (values.length) query[name] = isCodeList(name) ? values.join() : values[0]?.trim()
  }
  if (query.purpose !== before.purpose) {
    for (const name of factFilters) if (!isForPurpose(name, query.purpose)) delete query[name]
  }
  for (const name of typedFacts) {
    const typed = westernDigits(query[name] ?? '').replaceAll(/[,\s]/g, '')
    if (typed === '' || FACTS[name].test(typed)) query[name] = typed
    else errors[name] = /*i18n*/ 'Please enter a number'
  }
  // Other words come in place of those that were not understood.
  if (query.place !== before.place) delete query.q
  const shown = {...format, period: comparedPeriod(before)}
  for (const name of ['min_price', 'max_price'] as const) {
    const typed = query[name] ?? ''
    // Converted amounts are rounded: the original stays until somebody types.
    const isUntouched = typed === showAmount(before[name], shown)
    const amount = isUntouched
      ? (before[name] ?? '')
      : readAmount(typed, {...format, period: comparedPeriod(query)})
    if (amount === null) errors[name] = /*i18n*/ 'Please enter a whole number'
    else query[name] = amount
  }
  return {query: usual(query, presets), errors}
}
