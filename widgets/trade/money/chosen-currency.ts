/** Currency and units as a setting, a cookie or the language of a page says them. */
import {type Currency, currencies, type Units, units} from '#kit/i18n/currencies.ts'

/** A region decides before its language: `en-GB` is pounds. */
const byRegion: Record<string, Currency> = {GB: 'GBP', US: 'USD', SA: 'SAR', IN: 'INR', CN: 'CNY'}
const byLanguage: Record<string, Currency> = {
  ...{fr: 'EUR', de: 'EUR', es: 'EUR', it: 'EUR', nl: 'EUR', pt: 'EUR'},
  ...{ru: 'RUB', zh: 'CNY', hi: 'INR'},
}

/** The currency of those who read a page in this language (BCP 47), such as `fr` or `en-GB`; else dirhams. */
export function currencyOfLanguage(language: string): Currency {
  const [name = '', ...parts] = language.split('-')
  const region = parts.find(part => /^[a-z]{2}$/i.test(part))?.toUpperCase() ?? ''
  return byRegion[region] ?? byLanguage[name.toLowerCase()] ?? 'AED'
}

/** A setting that is none of ours is left out: a page's own tag may say anything. */
export const knownCurrency = (text = ''): Currency | undefined =>
  currencies.find(one => one === text.toUpperCase())

export const knownUnits = (text = ''): Units | undefined => units.find(one => one === text)
