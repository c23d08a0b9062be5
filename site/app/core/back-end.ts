/** Provides data for the server's pages: the API in one language, and its SEO records. */
import {type Api, createApi} from '#kit/api-client/client.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {type SeoSource, seoSource} from '../head/seo.ts'
import type {ApiAccess} from '../shared-with-server/api-access.ts'

interface BackEnd {
  api: Api
  seo: SeoSource
  /** The import that its SEO records are of. */
  version: string | undefined
}

/** Milliseconds for a call over HTTP: a back end that hangs must not hang the page. */
const REMOTE_TIMEOUT = 5_000
/**
 * In this process the database's own limits end what hangs. What takes longer than those is a server
 * that is busy or just started, where a late page is better than a failure.
 */
const IN_PROCESS_TIMEOUT = 20_000

const backEnds = new Map<string, BackEnd>()

export function backEnd(access: ApiAccess, locale: Locale, version?: string): BackEnd {
  if (access.isOnce) return newBackEnd(access, locale, version)
  const key = `${access.origin} ${locale}`
  let known = backEnds.get(key)
  // Without a version whatever is known is right: the records are read again after a minute.
  if (!known || (version && known.version !== version)) {
    known = newBackEnd(access, locale, version, known?.api)
    backEnds.set(key, known)
  }
  return known
}

function newBackEnd(
  {origin, fetch}: ApiAccess,
  locale: Locale,
  version: string | undefined,
  api = createApi({origin, fetch, locale, timeout: fetch ? IN_PROCESS_TIMEOUT : REMOTE_TIMEOUT}),
): BackEnd {
  return {api, seo: seoSource(api), version}
}
