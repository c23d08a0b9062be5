/** Pictures, scripts, styles and downloads that do not answer. */
import {type Crawled, fetchAlone} from '../../../support/partner/crawl.ts'
import {error, type Finding} from '../../finding.ts'
import {filesIn} from './addresses.ts'

const broken = error('a file is missing')
const CONCURRENCY = 8

/** Checks files of all our servers: site and API are on the same host. */
export async function brokenFiles(site: string, pages: Crawled[]): Promise<Finding[]> {
  const {hostname} = new URL(site)
  const namedOn = new Map<string, string>()
  for (const page of pages) {
    for (const {hostname: host, href} of filesIn(page, site)) {
      if (host === hostname && !namedOn.has(href)) namedOn.set(href, page.path)
    }
  }
  const findings: Finding[] = []
  const queue = [...namedOn]
  const next = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [address, page] = file
      const {status} = await fetchAlone(address, {method: 'HEAD'})
      if (status !== 200) findings.push(broken(page, `${status} ${new URL(address).pathname}`))
    }
  }
  await Promise.all(Array.from({length: CONCURRENCY}, next))
  return findings
}
