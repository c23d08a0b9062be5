/** Currency and units as a setting, a cookie or the language of a page says them. */
import {type Currency, currencies, type Units, units} from '#kit/i18n/display.ts'

/** A region decides before its language: `en-GB` is pounds. */
const byRegion: Record<string, Currency> = {GB: 'GBP', US: 'USD', SA: 'SAR', IN: 'INR', CN: 'CNY'}
const byLanguage: [languages: RegExp, Currency][] = [
  [/^(?:fr|de|es|it|nl|pt)$/i, 'EUR'],
  [/^ru$/i, 'RUB'],
  [/^zh$/i, 'CNY'],
  [/^hi$/i, 'INR'],
]

/** The currency of those who read a page in this language (BCP 47), such as `fr` or `en-GB`; else dirhams. */
export function currencyOfLanguage(language: string): Currency {
  const [name = '', ...parts] = language.split('-')
  const region = parts.find(part => /^[a-z]{2}$/i.test(part))?.toUpperCase() ?? ''
  const [, spoken = 'AED'] = byLanguage.find(([languages]) => languages.test(name)) ?? []
  return byRegion[region] ?? spoken
}

/** A setting that is none of ours is left out: a page's own tag may say anything. */
export const knownCurrency = (text = ''): Currency | undefined =>
  currencies.find(one => one === text.toUpperCase())

export const knownUnits = (text = ''): Units | undefined => units.find(one => one === text)
