/** Where the language of a page is named. */
import type {Locale} from '#kit/i18n/locale.ts'

/** The visitor's choice. */
export const LANGUAGE_COOKIE = 'language'

/** The parameter of an address, for that answer alone. */
export const LANGUAGE_PARAMETER = 'lang'

/** The address of a file that is there in each language: a feed, the web app manifest. */
export const fileIn = (locale: Locale, path: string) =>
  locale === 'en' ? path : `${path}?${LANGUAGE_PARAMETER}=${locale}`
