/** The content of a page's Open Graph image: its texts and its picture. */

import type {Locale} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {pictureFiles} from '#kit/ui/picture-files.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {backEnd} from '../core/back-end.ts'
import {hasFailed, lacksRecord, loadPage} from '../core/load-page.ts'
import {matchRoute} from '../core/match-route.ts'
import {seoOf} from '../core/page-seo.ts'
import {wordsOf} from '../head/head.ts'
import {catalogues} from '../messages/*.po'
import {Redirect} from '../records/missing-record.ts'
import type {ApiAccess} from '../shared-with-server/api-access.ts'
import type {SiteRecords} from '../shared-with-server/site-records.ts'
import {trimEnd} from '../shared-with-server/trim-end.ts'
import type {CardFacts, CardPicture} from './card-facts.ts'

export interface ShareCardRequest {
  /** Path and query of the page. */
  path: string
  locale: Locale
  apiAccess: ApiAccess
  siteUrl: string
  agency: Agency
  records: SiteRecords
}

export type ShareCard =
  /** No such page, one without an image, or one that is not available at the moment. */
  | {status: 404 | 410 | 503}
  | {
      status: 200
      section?: string
      title: string
      line?: string
      picture?: SharePicture
      /** Part of the page could not be loaded: a later image may show more. */
      isTemporary?: boolean
    }

/** A stored picture as the record names it, or the address of one of the site's own. */
export type SharePicture = {stored: string} | {own: string}

export async function shareCardOf(request: ShareCardRequest): Promise<ShareCard> {
  const url = new URL(request.siteUrl + request.path)
  const route = matchRoute(url.pathname)?.route
  if (!route || route.unlisted || route.admits) return {status: 404}
  const {locale, agency, records} = request
  const {api, seo} = backEnd(request.apiAccess, locale)
  const [i18n, page, record] = await Promise.all([
    loadTranslator(locale, catalogues),
    pageOrNone({url, locale, api, agency, records}),
    seo(url.pathname),
  ])
  if (page === 'elsewhere') return {status: 404}
  if (!page || page.status === 502) return {status: 503}
  if (page.status !== 200) return {status: page.status}
  // Crawlers cache a picture for days: better none than one without its name.
  if (lacksRecord(page)) return {status: 503}
  const pageTexts = wordsOf(page, {i18n, agency}, record)
  const pageSeo = await seoOf(page.route)
  const facts = pageSeo?.ogImage?.(page.data, i18n, locale, agency) ?? {}
  const social = page.definition.social?.(page.data, i18n)
  const name = facts.title || social?.title
  const section = route.title ? i18n._(route.title) : undefined
  // A page that is not about one record shows its description.
  const isRecord = name !== undefined && name !== section
  return {
    status: 200,
    section: facts.section ?? (isRecord ? section : undefined),
    title: isRecord ? name : withoutName(pageTexts.title, agency.name),
    line: facts.line ?? (isRecord ? undefined : pageTexts.description),
    picture: pictureOf(facts, social?.image),
    isTemporary: hasFailed(page),
  }
}

async function pageOrNone(visit: Parameters<typeof loadPage>[0]) {
  try {
    return await loadPage(visit)
  } catch (error) {
    return error instanceof Redirect ? 'elsewhere' : undefined
  }
}

/** The agency's name is on the image already. */
function withoutName(title: string, agency: string) {
  const end = title.lastIndexOf(agency)
  const rest = trimEnd(title.slice(0, Math.max(0, end)), ' |–—·-')
  return end > 0 && end + agency.length === title.length && rest ? rest : title
}

function pictureOf({siteImage, picture}: CardFacts, other?: string): SharePicture | undefined {
  if (siteImage) return {own: siteImage}
  if (picture?.path) return {stored: fileOf(picture.path, picture.pictures)}
  return other ? {stored: other} : undefined
}

/** The smallest file that fills the picture; the record's own path where sizes are unknown. */
function fileOf(path: string, pictures: CardPicture['pictures']): string {
  const facts = pictures?.[path]
  if (!facts) return path
  const minWidth = Math.max(1200, (630 * facts.width) / facts.height)
  const smallest = pictureFiles(path, facts).find(
    ({format, width}) => format === 'webp' && width >= minWidth && width < facts.width,
  )
  return smallest?.path ?? path
}
