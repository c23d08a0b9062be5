/** Every address that leads somewhere: it answers, is the only one of its page, and keeps the language. */
import type {Crawled} from '../../support/partner/crawl.ts'
import type {AuditedSite} from '../audited-site.ts'
import {error, type Finding, type Report} from '../finding.ts'
import {otherSpellings, pagesOfList} from './crawl/canonical.ts'
import {brokenFiles} from './crawl/files.ts'
import {brokenFragments} from './crawl/fragments.ts'
import {languageFindings} from './crawl/languages.ts'

/** These paths have further pages at `?page=2` and so on. */
const LISTS = ['/properties']

export async function checkCrawl(audited: AuditedSite): Promise<Report> {
  const {site, types} = audited
  const crawled = await audited.pages()
  const findings = [
    ...linked(crawled).flatMap(answerOf),
    ...crawled.flatMap(headingsOf),
    ...languageFindings(site, crawled),
    ...brokenFragments(site, crawled),
    ...(await brokenFiles(site, crawled)),
    ...(await otherSpellings(audited, await types())),
    ...(await Promise.all(LISTS.map(list => pagesOfList(audited, list)))).flat(),
  ]
  return {pages: crawled.length, findings}
}

/** The last address of the types is none on purpose: only its own menu of languages leads to it. */
function linked(crawled: Crawled[]): Crawled[] {
  const missing = new Set(crawled.filter(({status}) => status === 404).map(({path}) => path))
  return crawled.filter(({path, from}) => !(missing.has(from) && path.startsWith(`${from}?`)))
}

const broken = error('a link is broken')
const redirect = error('a link leads through a redirect')

function answerOf({path, from, status, redirectedTo}: Crawled): Finding[] {
  if (redirectedTo && from) return [redirect(path, `to ${redirectedTo}, linked on ${from}`)]
  if (status !== 200 && from) return [broken(path, `${status}, linked on ${from}`)]
  return []
}

const headings = error('not exactly one h1')

function headingsOf({path, html, isPage}: Crawled): Finding[] {
  const found = html.match(/<h1[\s>]/g)?.length ?? 0
  return !isPage || found === 1 ? [] : [headings(path, `${found} h1`)]
}
