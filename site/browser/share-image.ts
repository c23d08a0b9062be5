/** Where the picture is that a shared link to a page shows: drawn for every page and language. */
import type {Locale} from '../../widgets/shared/i18n/locale.ts'

/** 1200 x 630 pixels, as OpenGraph and Twitter's large cards want it. */
export const SHARE_IMAGE = {width: 1200, height: 630, type: 'image/jpeg'}

/** `/share/ru/team.jpg` for `/team`; the home page is `/share/ru.jpg`. A query stays. */
export function shareImagePath(locale: Locale, path: string): string {
  const [page = '', query] = path.split('?')
  return `/share/${locale}${page.replace(/\/+$/, '')}.jpg${query ? `?${query}` : ''}`
}
