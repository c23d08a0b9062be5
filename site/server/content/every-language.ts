/** Texts that lack a translation get the English one, for what shows them without marking it. */
import {type Locale, locales} from '#kit/i18n/locale.ts'
import {isWords} from './localise.ts'

export function inEveryLanguage<Value>(value: Value): Value {
  return complete(value) as Value
}

function complete(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(complete)
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) {
    return Object.fromEntries(locales.map((locale: Locale) => [locale, value[locale] ?? value.en]))
  }
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, complete(inside)]))
}
