/**
 * Everything that a browser needs to change to another page in place: all routes with their
 * loaders. It is fetched for the first change; the page that the server has rendered needs none of
 * it.
 */

import type {Locale} from '#kit/i18n/locale.ts'
import {hasFailed, loadPage} from '../core/load-page.ts'
import {matchRoute} from '../core/match-route.ts'
import type {Page} from '../core/page-types.ts'
import {notFound} from '../core/routes.ts'
import type {Site} from '../core/site-context.tsx'
import {type Head, headOf} from '../head/head.ts'
import type {HeadTag} from '../head/head-tag.ts'
import {seoSource} from '../head/seo.ts'
import {saySeoFailed} from '../head/seo-failure.ts'
import {Redirect} from '../records/missing-record.ts'
import {LANGUAGE_PARAMETER, languageNamed, linksIn} from '../shared-with-server/language.ts'
import {type SiteRecords, siteRecordPath} from '../shared-with-server/site-records.ts'
import {canFrameInPlace} from './frames.ts'
import {fetchPageStyles} from './page-styles.ts'
import {navigate} from './replace-url.ts'
import type {LoadPage} from './router.tsx'

export function pageLoader(site: Omit<Site, 'path'>): LoadPage {
  const {api, locale} = site
  const seo = seoSource(api)
  return async (url, signal, info) => {
    const {agency} = site
    const expected = matchRoute(url.pathname)?.route ?? notFound
    const [page, record] = await Promise.all([
      loadPage({url, locale, api, agency, records: fetchedRecords(locale, signal), signal}).catch(
        (error: unknown) => {
          if (error instanceof Redirect && !signal.aborted) follow(error, {url, info})
          throw error
        },
      ),
      seo(url.pathname),
      fetchPageStyles(expected.file),
    ])
    if (page.leadsTo) throw new Error('the server takes the visitor to another page')
    if (!canFrameInPlace(page))
      throw new Error('the page needs a content security policy of its own')
    if (seo.hasFailed()) saySeoFailed(site.i18n)
    return {
      page,
      isIncomplete: page.status === 502 || hasFailed(page) || lacksResults(page),
      applyStyles: await fetchPageStyles(page.route.file),
      tellDocument: () => tellDocument(headOf(page, site, record)),
    }
  }
}

/** The address that the loader names takes the place of this one, whose navigation is dropped. */
function follow({path}: Redirect, {url, info}: {url: URL; info: unknown}) {
  void navigate(linksIn(languageNamed(url))(path), {history: 'replace', info})
}

/** The widget of the new page would request failed results again. */
const lacksResults = ({data}: Page) => (data as {results?: unknown} | null)?.results === null

/** Everything in a document's head that belongs to one page. */
const OF_THE_PAGE =
  'meta:is([property],[name=description],[name=keywords],[name=robots],[name^="twitter:"]),link:is([rel=canonical],[rel=alternate])'

function tellDocument({title, tags}: Head) {
  document.title = title
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove()
  document.head.append(...tags.map(elementOf))
}

function elementOf(tag: HeadTag) {
  const element = document.createElement(tag.rel ? 'link' : 'meta')
  for (const [name, value] of Object.entries(tag)) element.setAttribute(name, value)
  return element
}

function fetchedRecords(locale: Locale, signal: AbortSignal): SiteRecords {
  const read = async (path: string) => {
    const response = await fetch(`${path}?${LANGUAGE_PARAMETER}=${locale}`, {signal})
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  return {
    launch: key => read(siteRecordPath('launches', key)),
    legalText: page => read(siteRecordPath('legal', page)),
  }
}
