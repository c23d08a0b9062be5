/** What the server's pages are made of: the API in one language, and its SEO records. */
import {type Api, createApi} from '../../../widgets/shared/api/client.ts'
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'
import {type SeoSource, seoSource} from '../head/seo.ts'
import type {ApiAccess} from '../shared-with-server/api-access.ts'

interface BackEnd {
  api: Api
  seo: SeoSource
}

const backEnds = new Map<string, BackEnd>()

export function backEnd(access: ApiAccess, locale: Locale): BackEnd {
  const key = `${access.origin} ${locale}`
  let known = backEnds.get(key)
  if (!known) {
    const api = createApi({...access, locale, timeout: 5_000})
    known = {api, seo: seoSource(api)}
    backEnds.set(key, known)
  }
  return known
}
