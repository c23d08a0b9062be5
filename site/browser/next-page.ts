/**
 * What a browser needs to change to another page in place: all routes with their loaders. It comes
 * with the first change; the page that the server has rendered needs none of it.
 */
import {headOf} from './head.ts'
import {loadPage, type Visit} from './page.ts'
import type {LoadPage} from './router.tsx'
import {seoSource} from './seo.ts'
import type {Site} from './site-context.tsx'

export function pageLoader({
  api,
  locale,
  i18n,
}: Pick<Visit, 'api' | 'locale'> & Pick<Site, 'i18n'>): LoadPage {
  const seo = seoSource(api)
  return async (url, signal) => {
    const [page, record] = await Promise.all([
      loadPage({url, locale, api, signal}),
      seo(url.pathname),
    ])
    return {page, head: headOf(page, i18n, record)}
  }
}
