/** The filter bar's controls as a search. */

import {comparedPeriod} from '#trade/contract/rent.ts'
import {readAmount} from '#trade/money/read-amount.ts'
import {type AmountFormat, showAmount} from '#trade/money/typed-amount.ts'
import type {SearchQuery} from '#trade/search-query/search-query.ts'
import {type ControlName, controlNames, usual} from './query.ts'

export type ControlErrors = Partial<Record<ControlName, string>>

/** Reads the controls. Filters without one stay, and so does the page unless something changes. */
export function readControls(
  form: FormData,
  before: SearchQuery,
  {presets, format}: {presets: SearchQuery; format: AmountFormat},
) {
  const errors: ControlErrors = {}
  const query: SearchQuery = {...before}
  if (form.has('amenities')) query.amenities = form.getAll('amenities').join()
  for (const name of [...controlNames, 'sort'] as const) {
    const value = form.get(name)
    if (typeof value === 'string' && name !== 'amenities') query[name] = value.trim()
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
