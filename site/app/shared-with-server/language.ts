/**
 * The language of a page. One that was requested with `?lang=` stays in that language: its links carry
 * the parameter, for a new tab, for search engines and without JavaScript. Where a cookie chose,
 * addresses have none.
 */
import type {Locale} from '#kit/i18n/locale.ts'

/** The visitor's choice. */
export const LANGUAGE_COOKIE = 'language'

/** The parameter of an address, for that answer alone. */
export const LANGUAGE_PARAMETER = 'lang'

/** The address of a file that is there in each language: a feed, the web app manifest. */
export const fileIn = (locale: Locale, path: string) =>
  locale === 'en' ? path : `${path}?${LANGUAGE_PARAMETER}=${locale}`

/** The page for a lost connection, and the script that keeps it; both in the language of `lang`. */
export const OFFLINE_PAGE = '/offline.html'
export const SERVICE_WORKER = '/service-worker.js'

/** Paths beside pages: the docs, the agency's desk, built files, anything with an extension. */
export const NO_PAGE = /^\/(docs|desk|embed|assets|storage)(\/|$)|\.\w+$/

/** Returns true when a path of this site is that of a page. */
export const isPagePath = (path: string) => !NO_PAGE.test(path)

/** The language that an address names, even if it is not one of the site's. */
export const languageNamed = ({searchParams}: URL) => searchParams.get(LANGUAGE_PARAMETER)

/** Returns a function that adds the language of a page's own address to those of other pages. */
export function linksIn(language: string | null | undefined): (href: string) => string {
  if (!language) return href => href
  const parameter = `${LANGUAGE_PARAMETER}=${encodeURIComponent(language)}`
  return href => {
    const [, path = '', query, fragment = ''] =
      /^(\/(?!\/)[^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
    if (!path || !isPagePath(path)) return href
    if (new URLSearchParams(query).has(LANGUAGE_PARAMETER)) return href
    return `${path}?${query ? `${query}&` : ''}${parameter}${fragment}`
  }
}
