/** JSON-LD: it can be read, and each type has what search engines require and recommend. */
import {missing, WANTED} from '../../site/support/seo/search-engine-properties.ts'
import {described, type Node} from '../../site/support/seo/structured-data.ts'
import type {Crawled} from '../../support/partner/crawl.ts'
import type {AuditedSite} from '../audited-site.ts'
import {error, type Finding, type Report, warning} from '../finding.ts'

const BLOCK = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs

export async function checkStructuredData({pages}: AuditedSite): Promise<Report> {
  const withBlocks = (await pages()).filter(({html}) => html.match(BLOCK))
  return {pages: withBlocks.length, findings: withBlocks.flatMap(structuredDataFindings)}
}

const unreadable = error('structured data cannot be read')

export function structuredDataFindings({path, html}: Pick<Crawled, 'path' | 'html'>): Finding[] {
  return [...html.matchAll(BLOCK)].flatMap(([, text = '']) => {
    try {
      return described(JSON.parse(text)).flatMap(node => findingsOf(path, node))
    } catch (reason) {
      return [unreadable(path, `${reason}`)]
    }
  })
}

function findingsOf(path: string, node: Node): Finding[] {
  const {required, recommended} = WANTED[node['@type']] ?? {}
  const place = `${node['@id'] ?? node.name ?? ''}`
  return [
    ...missing(node, required).map(name => error(`${node['@type']} without ${name}`)(path, place)),
    ...missing(node, recommended).map(name =>
      warning(`${node['@type']} without ${name}`)(path, place),
    ),
  ]
}
