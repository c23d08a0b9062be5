/** A running site as the checks of the audit see it: its pages, and a browser when one is needed. */
import {globSync} from 'node:fs'
import type {Browser} from 'playwright-core'
import {type Locale, locales} from '../../widgets/shared/i18n/locale.ts'
import {once} from '../support/browser/once.ts'
import {type Crawled, crawl, readPage} from '../support/partner/crawl.ts'
import {onePathOfEachRoute, pathsInSitemap} from '../support/paths-of-site.ts'
import type {Report} from './finding.ts'

export interface AuditedSite {
  site: string
  /** The only one that is checked, if one was asked for. */
  page?: string
  /** False in the short form, which opens each type of page once. */
  isComplete: boolean
  /** A page of each type, in English. */
  types(): Promise<string[]>
  /** Every page; in the short form the types, each in English and in one other language. */
  pages(): Promise<Crawled[]>
  /** Every page of the docs. */
  docs(): Promise<Crawled[]>
  browser(): Promise<Browser>
}

export type Check = (audited: AuditedSite) => Promise<Report>

interface Options {
  isComplete: boolean
  browser(): Promise<Browser>
  /** The only page to check. */
  page?: string
}

export function auditedSite(site: string, {isComplete, browser, page}: Options): AuditedSite {
  const types = once(async () => (page ? [page] : onePathOfEachRoute(site)))
  const pages = once(async () => {
    if (page) return [await readPage(site, page)]
    if (!isComplete) return readAll(site, (await types()).flatMap(twoLanguages))
    const starts = [...(await pathsInSitemap(site)), ...(await types()), '/docs/']
    return crawl(site, [...new Set(starts)])
  })
  const docs = once(async () => (page ? [] : readAll(site, docsPaths())))
  return {site, page, isComplete, types, pages, docs, browser}
}

/** `path` in another language. */
export const inLanguage = (path: string, locale: Locale) =>
  locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

export const isDocs = (path: string) => /^\/docs(?:\/|$)/.test(path)

const OTHERS = locales.filter(locale => locale !== 'en')
const twoLanguages = (path: string) => [path, inLanguage(path, turnOf(path, OTHERS))]

/** One of several ways, in the short form the same for a page whatever other pages there are. */
export function turnOf<Way>(path: string, ways: Way[]): Way {
  const sum = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return ways[sum % ways.length] as Way
}

const docsPaths = () =>
  globSync('dist/docs/**/index.html')
    .map(file => file.slice('dist'.length, -'index.html'.length))
    .sort()

async function readAll(site: string, paths: string[]): Promise<Crawled[]> {
  const pages: Crawled[] = []
  for (const path of paths) pages.push(await readPage(site, path))
  return pages
}
