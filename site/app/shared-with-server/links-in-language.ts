/**
 * A page that was asked for with `?lang=` stays in that language: its links carry the parameter, for
 * a new tab, for search engines and without JavaScript. Where a cookie chose, addresses have none.
 */
import {LANGUAGE_PARAMETER} from './language.ts'

/** What the server has beside pages: the docs, the agency's desk, built files, anything with an ending. */
const NO_PAGE = /^\/(docs|desk|embed|assets|storage)(\/|$)|\.\w+$/

/** Whether a path of this site is that of a page. */
export const isPagePath = (path: string) => !NO_PAGE.test(path)

/** What an address names as its language, whether or not it is one of the site's. */
export const languageNamed = ({searchParams}: URL) => searchParams.get(LANGUAGE_PARAMETER)

/** How a page writes the addresses of other pages, by the language that its own address names. */
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
