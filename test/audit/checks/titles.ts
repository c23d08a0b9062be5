/** Titles and descriptions, as a list of results shows them. */
import type {Crawled} from '../../support/partner/crawl.ts'
import {type AuditedSite, isDocs} from '../audited-site.ts'
import {error, type Finding, type Report, warning} from '../finding.ts'
import {grouped} from '../grouped.ts'

/** Search engines cut longer titles and descriptions. */
const MAX_TITLE = 65
const DESCRIPTION = {least: 50, most: 165}

export async function checkTitles({site, pages}: AuditedSite): Promise<Report> {
  const indexed = (await pages()).filter(
    ({path, canonical, robots, status}) =>
      canonical && !robots?.includes('noindex') && status === 200 && !isDocs(path),
  )
  const named = indexed.map(page => ({...page, path: `${page.canonical}`.replace(site, '')}))
  const own = [...new Map(named.map(page => [page.path, page])).values()]
  return {pages: own.length, findings: titleFindings(own)}
}

/** Compares only pages with different canonical addresses. */
export const titleFindings = (pages: Crawled[]): Finding[] => [
  ...shared(pages, 'title', error('a title is shared')),
  ...shared(pages, 'description', error('a description is shared')),
  ...pages.flatMap(lengths),
]

function shared(
  pages: Crawled[],
  part: 'title' | 'description',
  report: ReturnType<typeof error>,
): Finding[] {
  return grouped(pages, page => `${page.language} ${page[part]}`)
    .filter(([, same]) => same.length > 1)
    .flatMap(([, same]) =>
      same.map(page => report(page.path, `${same.length} pages: ${page[part] ?? 'none'}`)),
    )
}

const longTitle = warning('a title is longer than is shown')
const longDescription = error('a description is longer than is shown')
const shortDescription = error('a description is too short to be shown')

function lengths({path, title = '', description = ''}: Crawled): Finding[] {
  const findings: Finding[] = []
  const measured = (text: string) => `${text.length} characters: ${text}`
  if (title.length > MAX_TITLE) findings.push(longTitle(path, measured(title)))
  if (description.length > DESCRIPTION.most) {
    findings.push(longDescription(path, measured(description)))
  }
  if (description.length < DESCRIPTION.least) {
    findings.push(shortDescription(path, measured(description)))
  }
  return findings
}
