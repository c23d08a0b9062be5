/**
 * Every page has an address in each language, for clients without cookies: search engines, and
 * people who are sent a link. English is the page's own address; `?lang=` is last in the others.
 */
import type {Locale} from '#kit/i18n/locale.ts'
import {LANGUAGE_PARAMETER} from './language.ts'
import {withoutEndSlashes} from './trim-end.ts'

export interface AddressInLanguage {
  /** As `hreflang` says it; `x-default` is for all other languages. */
  lang: Locale | 'x-default'
  url: string
}

/** One page in one language; however its address was spelled, this is its one spelling. */
export function addressIn(locale: Locale, url: URL): string {
  const parameters = [...url.searchParams].filter(([name]) => name !== LANGUAGE_PARAMETER)
  const language = locale === 'en' ? [] : [[LANGUAGE_PARAMETER, locale] as const]
  const query = [...parameters, ...language]
    .map(pair => pair.map(encodeURIComponent).join('='))
    .join('&')
  const path = withoutEndSlashes(url.pathname) || '/'
  return new URL(url.origin + path + (query && `?${query}`)).href
}

/** One page in every language of the site. */
export function addressesByLanguage(url: URL, languages: readonly Locale[]): AddressInLanguage[] {
  return [
    ...languages.map(lang => ({lang, url: addressIn(lang, url)})),
    {lang: 'x-default', url: addressIn('en', url)},
  ]
}
