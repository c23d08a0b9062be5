/** The feeds that pages announce: well-formed, with ids of their own and the true length of files. */
import {channelIn} from '../../site/support/seo/rss.ts'
import {attributesOf, fetchAlone} from '../../support/partner/crawl.ts'
import type {AuditedSite} from '../audited-site.ts'
import {error, type Finding, type Report} from '../finding.ts'

const broken = error('a feed cannot be read')
const shared = error('two entries of a feed have one guid')
const dead = error('an entry of a feed leads nowhere')
const untrue = error('an enclosure has not the length of its file')

export async function checkFeeds({site, pages}: AuditedSite): Promise<Report> {
  const announced = (await pages()).flatMap(({html, path}) =>
    [...html.matchAll(/<link [^>]*type="application\/rss\+xml"[^>]*>/g)].map(
      ([tag]) => new URL(attributesOf(tag).href ?? '', site + path).href,
    ),
  )
  const feeds = [...new Set(announced)]
  const findings: Finding[] = []
  for (const address of feeds) {
    const response = await fetchAlone(address)
    const path = address.replace(site, '')
    if (response.ok) findings.push(...(await feedFindings(path, await response.text())))
    else findings.push(broken(path, `answers ${response.status}`))
  }
  return {pages: feeds.length, findings}
}

export async function feedFindings(path: string, xml: string, ask = head): Promise<Finding[]> {
  let items: ReturnType<typeof channelIn>['items']
  try {
    items = channelIn(xml).items
  } catch (reason) {
    return [broken(path, `${reason}`)]
  }
  const guids = items.map(({guid}) => `${guid}`)
  const findings = guids
    .filter((guid, index) => guids.indexOf(guid) !== index)
    .map(guid => shared(path, guid))
  for (const {link, enclosure} of items) {
    const {status} = await ask(`${link}`)
    if (status !== 200) findings.push(dead(path, `${status} ${link}`))
    if (typeof enclosure !== 'object') continue
    const {length} = await ask(`${enclosure.url}`)
    if (enclosure.length !== length) {
      findings.push(untrue(path, `${enclosure.length}, and has ${length}: ${enclosure.url}`))
    }
  }
  return findings
}

async function head(address: string) {
  const {status, headers} = await fetchAlone(address, {method: 'HEAD'})
  return {status, length: headers.get('content-length')}
}
