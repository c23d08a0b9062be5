/** Filters on facts that decide, in words. */
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {withCurrency} from '../money/with-currency.ts'
import {listCodes} from '../search-query/search-query.ts'
import {formatDay} from './details/format-day.ts'
import {readable} from './filter-names.ts'
import {completionNames} from './home-facts/names.ts'
import {quarterText} from './home-facts/quarter.ts'

/** In the order in which they are listed. */
export const factFilters = [
  'completion',
  'handover_by',
  'payment_plan',
  'max_service_charge',
  'cheques',
  'max_deposit',
  'available_by',
  'min_floor',
  'parking',
  'near',
] as const
export type FactFilter = (typeof factFilters)[number]

export const isFactFilter = (name: string): name is FactFilter =>
  factFilters.some(fact => fact === name)

export function factWords(name: FactFilter, value: string, i18n: Translator): string {
  const count = Number(value)
  if (Number.isNaN(count) && isCount(name)) return readable(value)
  switch (name) {
    case 'completion':
      return nameIn(completionNames, value, i18n)
    case 'handover_by':
      return i18n._('Handover by {quarter}', {quarter: quarterText(value, i18n) ?? value})
    case 'payment_plan':
      return nameIn(planNames, value, i18n)
    case 'max_service_charge':
      return i18n._('Service charge up to {price} per sq ft', {price: dirhams(value, i18n)})
    case 'cheques':
      return i18n._('{count, plural, one {# cheque or more} other {# cheques or more}}', {count})
    case 'max_deposit':
      return i18n._('Deposit up to {price}', {price: dirhams(value, i18n)})
    case 'available_by':
      return i18n._('Available by {day}', {day: formatDay(i18n.locale as Locale, value) ?? ''})
    case 'min_floor':
      return i18n._('Floor {floor} or higher', {floor: value})
    case 'parking':
      return i18n._(
        '{count, plural, one {# parking space or more} other {# parking spaces or more}}',
        {count},
      )
    case 'near':
      return withCommas(...listCodes(value).map(kind => nameIn(nearNames, kind, i18n)))
  }
}

const isCount = (name: FactFilter) => name === 'cheques' || name === 'parking'

const planNames: Record<string, string> = {
  any: /*i18n*/ 'Payment plan',
  'after-handover': /*i18n*/ 'Payment plan after handover',
}

const nearNames: Record<string, string> = {
  school: /*i18n*/ 'Near a school',
  metro: /*i18n*/ 'Near the metro',
  beach: /*i18n*/ 'Near a beach',
  mosque: /*i18n*/ 'Near a mosque',
  mall: /*i18n*/ 'Near a mall',
}

/** Another back end may have values of its own. */
const nameIn = (names: Record<string, string>, value: string, i18n: Translator) => {
  const {[value]: name} = names
  return name ? i18n._(name) : readable(value)
}

const dirhams = (value: string, i18n: Translator) =>
  withCurrency(/^\d+$/.test(value) ? groupedNumber(Number(value), i18n) : value, 'AED', i18n)
