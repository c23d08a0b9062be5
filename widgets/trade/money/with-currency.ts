/** Amounts with their currency, as each language writes them. */
import type {Currency} from '#kit/i18n/display.ts'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'

type Spoken = Pick<Translator, 'locale'>

const dirham = ({locale}: Spoken) => languageOf(locale as Locale).dirham

/** The ISO 4217 code; in Arabic dirhams have their name. */
export const currencyWord = (currency: Currency, i18n: Spoken) =>
  (currency === 'AED' && dirham(i18n)) || currency

/** `AED 1,250,000`; in Arabic the name stands after the amount: `1,250,000 درهم`. */
export const withCurrency = (amount: string, currency: Currency, i18n: Spoken) =>
  currency === 'AED' && dirham(i18n) ? `${amount} ${dirham(i18n)}` : `${currency} ${amount}`
