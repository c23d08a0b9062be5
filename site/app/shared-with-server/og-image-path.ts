/** The path of a page's Open Graph image: every page has one in every language. */
import type {Locale} from '#kit/i18n/locale.ts'
import {withoutEndSlashes} from './trim-end.ts'

/** As OpenGraph and Twitter's large cards want it; in pixels. */
export const SHARE_IMAGE = {width: 1200, height: 630, type: 'image/jpeg'}

/**
 * `/team` is `/share/ru/team.jpg`; the home page is `/share/ru.jpg`. The path has a query only where
 * that names the record, and then it stays.
 */
export function shareImagePath(locale: Locale, path: string): string {
  const [page = '', query] = path.split('?')
  return `/share/${locale}${withoutEndSlashes(page)}.jpg${query ? `?${query}` : ''}`
}

/** The page and the language of such an address; undefined when it is none. */
export function pageOfShareImage(address: string): {locale: string; path: string} | undefined {
  const [, locale, page, query = ''] =
    /^\/share\/([a-z]{2})(\/[^?]*)?\.jpg(\?.*)?$/.exec(address) ?? []
  return locale ? {locale, path: (page ?? '/') + query} : undefined
}
