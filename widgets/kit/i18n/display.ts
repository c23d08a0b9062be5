/**
 * The units of prices and areas: the visitor chooses on the agency's site, the partner elsewhere.
 */
import {dictionary, number, record, type Shaped, text} from '../api-client/shapes.ts'
import {pageSettings} from '../core/page-settings.ts'

/** The requested units; omitted ones have their default. */
export interface Display {
  currency?: string
  units?: string
  /** Known already, as on the agency's site; widgets elsewhere fetch them. */
  rates?: Rates
}

let provided: Display = {}

/** The visitor's choice on the agency's site, for all elements of its pages. */
export const provideDisplay = (display: Display) => {
  provided = display
}

/** The element's own words first, then those of the loader's tag, then the visitor's choice. */
export function displayOf(own: Display): Display {
  const wish = (name: 'currency' | 'units') => own[name] || pageSettings()[name] || provided[name]
  return {...provided, currency: wish('currency'), units: wish('units')}
}

/** Exchange rates of one day, as an answer of the API has them. */
export const rates = record({
  /** ISO 8601. */
  day: text,
  /** The price of one unit of each currency in dirhams, by ISO 4217: `{"USD": 3.6725}`. */
  dirhams: dictionary(number),
})
export type Rates = Shaped<typeof rates>

/** The currencies and units that prices and areas can be shown in; dirhams are usual. */
export const currencies = ['AED', 'USD', 'EUR', 'GBP', 'RUB', 'CNY', 'INR', 'SAR'] as const
/** ISO 4217. */
export type Currency = (typeof currencies)[number]
export type ForeignCurrency = Exclude<Currency, 'AED'>

export const foreignCurrencies = currencies.filter(
  (currency): currency is ForeignCurrency => currency !== 'AED',
)

/** `sqft`: square feet. `sqm`: square metres. */
export const units = ['sqft', 'sqm'] as const
export type Units = (typeof units)[number]
