/** A running site as the checks of the audit see it: its pages, and a browser when one is needed. */
import {globSync} from 'node:fs'
import type {Browser} from 'playwright-core'
import {type Locale, locales} from '#kit/i18n/locale.ts'
import {matchRoute} from '../../site/app/core/match-route.ts'
import {LANGUAGE_PARAMETER} from '../../site/app/shared-with-server/language.ts'
import {once} from '../support/browser/once.ts'
import {type Crawled, crawl, readPage} from '../support/partner/crawl.ts'
import {onePathOfEachRoute, PAGE_TYPES} from '../support/paths-of-site.ts'
import type {Report} from './finding.ts'

export interface AuditedSite {
  site: string
  /** The only one that is checked, if one was chosen. */
  page?: string
  /** False in the short form, which opens each type of page once. */
  isComplete: boolean
  /** A page of each type, in English. */
  types(): Promise<string[]>
  /**
   * Every page that links lead to from those without a record; in the short form one of each type,
   * and of each set of parameters, in English and in Arabic.
   */
  pages(): Promise<Crawled[]>
  /** A page as it has been crawled, or as it is read now. */
  read(path: string): Promise<Crawled>
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
    const first = isComplete ? STATIC_TYPES : await types()
    const languages = isComplete ? locales : SHORT_LANGUAGES
    const starts = first.flatMap(path => languages.map(locale => inLanguage(path, locale)))
    return isComplete
      ? crawl(site, [...starts, '/docs/'])
      : crawl(site, starts, isOfNewKind(starts))
  })
  const read = async (path: string) =>
    (await pages()).find(page => page.path === path) ?? readPage(site, path)
  const docs = once(async () => (page ? [] : inTurn(docsPaths(), read)))
  return {site, page, isComplete, types, pages, read, docs, browser}
}

/** The languages that differ most: the others are written from left to right, and translated alike. */
const SHORT_LANGUAGES: Locale[] = ['en', 'ar']

/** Records are found by links. */
const STATIC_TYPES = PAGE_TYPES.filter(type => !type.includes('{'))

/** Returns true for the first page with its combination of route, parameter and language. */
function isOfNewKind(starts: string[]) {
  const kinds = new Set(starts.map(path => kindOf(path).join()))
  return (path: string) => {
    const kind = kindOf(path)
    return kind.length < 4 && isRead(kind[1]) && kinds.size < kinds.add(kind.join()).size
  }
}

const isRead = (language: string | null | undefined) =>
  !language || SHORT_LANGUAGES.includes(language as Locale)

function kindOf(path: string) {
  const {pathname, searchParams} = new URL(path, 'http://localhost')
  const language = searchParams.get(LANGUAGE_PARAMETER)
  searchParams.delete(LANGUAGE_PARAMETER)
  return [matchRoute(pathname)?.route.path ?? pathname, language, ...searchParams.keys()]
}

/** `path` in another language. */
export const inLanguage = (path: string, locale: Locale) =>
  locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

export const isDocs = (path: string) => /^\/docs(?:\/|$)/.test(path)

/** Chooses one of several ways, in the short form always the same for a page. */
export function turnOf<Way>(path: string, ways: Way[]): Way {
  const sum = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return ways[sum % ways.length] as Way
}

const docsPaths = () =>
  globSync('dist/docs/**/index.html')
    .map(file => file.slice('dist'.length, -'index.html'.length))
    .sort()

async function inTurn<Result>(paths: string[], read: (path: string) => Promise<Result>) {
  const results: Result[] = []
  for (const path of paths) results.push(await read(path))
  return results
}
