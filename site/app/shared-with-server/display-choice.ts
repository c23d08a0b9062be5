/** The visitor's choice of currency and units: two cookies, which the server renders by. */

import {type Currency, currencies, type Display, type Units} from '#kit/i18n/display.ts'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Rates} from '#trade/contract/entities.ts'
import {knownCurrency, knownUnits} from '#trade/money/chosen-currency.ts'

/** Names of the cookies, and of the fields of the form. */
export const CURRENCY = 'currency'
export const UNITS = 'units'

/** The path that the choice is posted to without JavaScript. */
export const DISPLAY_PATH = '/display'

/** Seconds. */
export const DISPLAY_COOKIE_AGE = 31_536_000

/** Without what is usual in the page's language. */
export interface DisplayChoice {
  currency?: Currency
  units?: Units
}

/** Reads cookies; an unknown value counts as the default. */
export function readDisplayChoice(
  given: Partial<Record<string, unknown>>,
  locale: Locale,
): DisplayChoice {
  const currency = knownCurrency(`${given[CURRENCY] ?? ''}`)
  const units = knownUnits(`${given[UNITS] ?? ''}`)
  return {
    ...(currency && currency !== 'AED' && {currency}),
    ...(units && units !== languageOf(locale).units && {units}),
  }
}

/** Reads the posted form; an unknown currency becomes the default. */
export const postedChoice = (posted: Partial<Record<string, unknown>>) => ({
  [CURRENCY]: knownCurrency(`${posted[CURRENCY] ?? ''}`) ?? 'AED',
  [UNITS]: knownUnits(`${posted[UNITS] ?? ''}`),
})

/** With the rate that it needs; a currency without one is left out. */
export function displayOfChoice({currency, units}: DisplayChoice, rates?: Rates): Display {
  return {
    ...(currency && rates?.dirhams[currency] && {currency, rates: onlyOf(currency, rates)}),
    ...(units && {units}),
  }
}

/** A page needs no other rate than that of its currency. */
const onlyOf = (currency: Currency, {day, dirhams}: Rates): Rates => ({
  day,
  dirhams: {[currency]: dirhams[currency] as number},
})

/** Currencies that have rates; dirhams need none. */
export const offeredCurrencies = (rates: Rates | undefined) =>
  currencies.filter(one => one === 'AED' || rates?.dirhams[one] !== undefined)
