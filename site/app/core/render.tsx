/** The server's entry: one request in, one whole document out. */
import type {ReactNode} from 'react'
import {renderToString} from 'react-dom/server'
import type {Locale} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {type Agency, changedFacts} from '#trade/agency/agency.ts'
import type {SavedSearchMailRequest} from '../features/saved-searches/mail/request.ts'
import type {ViewingMailRequest} from '../features/viewings/mail/request.ts'
import {headOf, NOINDEX, whatTheAgencyDoes} from '../head/head.ts'
import {IslandFiller} from '../islands/island.tsx'
import {islandRenderer} from '../islands/island-renderer.tsx'
import {catalogues} from '../messages/*.po'
import {allowedFrames} from '../navigation/frames.ts'
import {Redirect} from '../records/missing-record.ts'
import type {ApiAccess} from '../shared-with-server/api-access.ts'
import {languageNamed, linksIn, OFFLINE_PAGE} from '../shared-with-server/language.ts'
import type {SiteRecords} from '../shared-with-server/site-records.ts'
import {returnScript} from '../startup/offline-page.ts'
import {structuredDataScript} from '../structured-data/structured-data.ts'
import {App} from './app.tsx'
import {backEnd} from './back-end.ts'
import {documentOf, pageScript, type SiteManifest} from './document.ts'
import {FailurePage} from './failure-page.tsx'
import {type InlineSources, inlineParts} from './inlined.ts'
import {loadPage} from './load-page.ts'
import {type ObservedCalls, observedCalls} from './observed-calls.ts'
import {OfflinePage} from './offline-page.tsx'
import {pathInstead} from './other-spelling.ts'
import {handoverScript} from './page-state.ts'
import {readAddress} from './read-address.ts'
import {notFound} from './routes.ts'
import {SiteProvider, type VisitSettings} from './site-context.tsx'

export {type FeedName, type FeedWords, feedWordsOf} from '../features/editorial/feed-words.ts'
export type {
  MailedHome,
  MailedHomes,
  MailedNews,
  SavedSearchLetter,
  SavedSearchMailRequest,
} from '../features/saved-searches/mail/request.ts'
export type {ViewingLetter, ViewingMailRequest} from '../features/viewings/mail/request.ts'
export {
  type ShareCard,
  type ShareCardRequest,
  type SharePicture,
  shareCardOf,
} from '../og-image/og-card.ts'
export type {SiteManifest, SiteStyles} from './document.ts'
export type {InlineSources} from './inlined.ts'
export {keptAddress} from './read-address.ts'
export type {ReturnedForm} from './site-context.tsx'

export interface RenderRequest extends VisitSettings {
  url: URL
  agency: Agency
  records: SiteRecords
  /** The API as this server reaches it; `apiUrl` is the address for the browser. */
  apiAccess: ApiAccess
  /** The import that the content is of, where it is known. */
  contentVersion?: string
  manifest: SiteManifest
  /** The browser keeps a page for a lost connection. */
  keepsOfflinePage?: boolean
}

export interface RenderResult {
  status: number
  redirect?: string
  /** The parameters of the address that the page has read; a redirect takes the others along. */
  parameters?: string[]
  /** The whole document. */
  html: string
  /** Its own scripts and style sheets, for its policy. */
  inline: InlineSources
  /** Origins that it may frame; none but our own when left out. */
  frames?: string[]
  /** The cause of status 502 or 503, for the log. */
  failure?: unknown
  /** True when every part of the page could be read. */
  isComplete?: boolean
}

export async function render(request: RenderRequest): Promise<RenderResult> {
  try {
    return await renderPage(request)
  } catch (error) {
    if (error instanceof Redirect)
      return {...redirection(request, error), html: '', inline: NOTHING_INLINE}
    if (error instanceof PageLoadError) {
      const status = error.isUnavailable ? 503 : 502
      return {status, ...(await renderFailure(request)), failure: error.cause}
    }
    throw error
  }
}

function redirection({url: address, languages}: RenderRequest, {path, status}: Redirect) {
  const url = readAddress(address, languages)
  return {status, redirect: linkOf(url)(path), parameters: [...url.searchParams.keys()]}
}

/** How the page of an address writes the addresses of other pages. */
const linkOf = (url: URL) => linksIn(languageNamed(url))

const NOTHING_INLINE: InlineSources = {script: [], style: []}

/** The page's data could not be loaded: the API failed, or its response was malformed. */
class PageLoadError extends Error {
  override name = 'PageLoadError'
  /** The back end said that it cannot answer now. */
  isUnavailable = false
}

async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const {url: address, agency, records, apiAccess, contentVersion, manifest, ...others} = request
  const {keepsOfflinePage, ...settings} = others
  const url = readAddress(address, settings.languages)
  const {locale} = settings
  const {api: ask, seo} = backEnd(apiAccess, locale, contentVersion)
  const calls = observedCalls(ask)
  const {api} = calls
  const inlined = inlineParts()
  const visit = {url, locale, api, agency, records}
  const [i18n, page, record] = await Promise.all([
    loadTranslator(locale, catalogues),
    loadPage(visit).catch(cause => throwLoadError(cause, calls)),
    seo(url.pathname),
  ])
  const path = pathInstead(page)
  if (path) throw new Redirect(path + address.search, 301)
  const link = linkOf(url)
  const islands = islandRenderer({locale, agency, display: settings.display, link, inlined})
  const markup = renderToString(
    <IslandFiller value={islands.fill}>
      <App first={page} site={{...settings, i18n, api, agency, link}} load={noNavigation} />
    </IslandFiller>,
  )
  const {status, data, route} = page
  const {bare, admits, title, belowHome} = route
  const script = pageScript(manifest, route.file)
  const head = headOf(page, {...settings, i18n, agency}, record)
  const html = documentOf({
    locale,
    head,
    facts: await structuredDataScript({page, head, i18n, settings, agency}),
    file: route.file,
    body: await islands.complete(markup),
    handover: handoverScript({
      settings,
      agency: changedFacts(agency),
      path: url.pathname + url.search,
      page: {script, bare, admits, title, belowHome},
      status,
      data: page.definition.hydrationData?.(data) ?? data,
      seoFailed: seo.hasFailed() || undefined,
    }),
    headScript: page.definition.headScript,
    keepsOfflinePage,
    needsJavaScript: admits !== undefined,
    inlined,
    manifest,
  })
  return {
    html,
    inline: inlined.sources(),
    frames: allowedFrames(page),
    // The page itself is the same, whether its content comes later or never.
    status: isMissing(status, calls) ? 503 : status,
    isComplete: seo.isComplete() && !calls.hasFailed(),
  }
}

/** For search engines a page with status 200 that says that content is missing is one like others. */
const isMissing = (status: number, calls: ObservedCalls) =>
  (status === 200 || status === 502) && calls.isUnavailable()

function throwLoadError(cause: unknown, calls: ObservedCalls): never {
  if (cause instanceof Redirect) throw cause
  throw Object.assign(new PageLoadError('page data not loaded', {cause}), {
    isUnavailable: calls.isUnavailable(),
  })
}

/** The error page for status 500 and 502. */
export const renderFailure = (request: RenderRequest) =>
  renderAlone(request, {title: /*i18n*/ 'Something went wrong', page: <FailurePage />})

/** The page for a lost connection, which browsers keep. */
export const renderOffline = (request: RenderRequest) =>
  renderAlone(request, {
    title: /*i18n*/ 'Out of reach for a moment',
    page: <OfflinePage />,
    script: returnScript(OFFLINE_PAGE),
  })

interface LonePage {
  title: string
  page: ReactNode
  script?: string
}

/** A page that makes no API calls, and looks like the page for 404. */
async function renderAlone(
  request: RenderRequest,
  {title, page, script}: LonePage,
): Promise<Pick<RenderResult, 'html' | 'inline'>> {
  const {url, agency, records: _records, apiAccess, contentVersion, manifest, ...settings} = request
  const inlined = inlineParts()
  const {locale} = settings
  const i18n = await loadTranslator(locale, catalogues)
  const site = {
    ...settings,
    i18n,
    agency,
    path: '',
    api: backEnd(apiAccess, locale, contentVersion).api,
    link: linkOf(readAddress(url, settings.languages)),
  }
  const html = documentOf({
    locale,
    head: {title: i18n._(title), description: '', tags: [NOINDEX]},
    file: notFound.file,
    body: renderToString(<SiteProvider value={site}>{page}</SiteProvider>),
    afterBody: script && inlined.script(script),
    inlined,
    manifest,
  })
  return {html, inline: inlined.sources()}
}

/** For the web app manifest. */
export const agencyDescription = async (locale: Locale) =>
  whatTheAgencyDoes(await loadTranslator(locale, catalogues))

/** A mail to who saved a search. */
export const savedSearchLetter = async (request: SavedSearchMailRequest) =>
  (await import('../features/saved-searches/mail/letter.tsx')).savedSearchLetter(request)

/** A mail about a viewing. */
export const viewingLetter = async (request: ViewingMailRequest) =>
  (await import('../features/viewings/mail/letter.tsx')).viewingLetter(request)

/** On the server a page stays where it is. */
const noNavigation = () => Promise.reject(new Error('The server does not navigate'))
