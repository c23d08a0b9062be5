/** Routes for search engines, feed readers and security researchers. */

import type {FastifyInstance} from 'fastify'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {ContentVersion} from '#server/content/versions/content-version.ts'
import type {Renderer} from '#server/http/build.ts'
import type {Settings} from '#server/platform/env.ts'
import {cacheableForDay} from '#server/platform/response-headers.ts'
import type {FilterName} from '#trade/search-query/search-query.ts'
import {routes} from '../../app/shared-with-server/routes.ts'
import {addFeeds} from './feeds.ts'
import {addSitemap, type SeoParts} from './sitemap.ts'

interface Parts extends SeoParts {
  /** None: another back end has the content, and does not say when it changes. */
  contentVersion?: Pick<ContentVersion, 'current'>
  renderer: Renderer
}

export function addSeoRoutes(
  site: FastifyInstance,
  settings: Settings,
  {contentVersion, renderer, ...parts}: Parts,
) {
  const version = async () => contentVersion?.current()
  addRobots(site, settings)
  addSecurityText(site, settings, parts.siteContent)
  addSitemap(site, settings, parts, {version})
  addFeeds(site, settings, {...parts, renderer}, {version})
}

const ENDLESS: FilterName[] = [
  ...(['min_price', 'max_price', 'min_area', 'max_area', 'max_service_charge'] as const),
  ...(['max_deposit', 'min_floor', 'cheques', 'handover_by', 'available_by'] as const),
  ...(['bbox', 'area'] as const),
]

/**
 * `/robots.txt`: everything may be read but what needs a session, and searches without an end, of which
 * each price, each part of the map and all words make another one. The same text outside production: a site that
 * should not be found yet belongs behind a password, and one setting forgotten here would take the real
 * one out of all search engines.
 */
function addRobots(site: FastifyInstance, {siteUrl}: Settings) {
  const text = [
    'User-agent: *',
    'Allow: /',
    ...routes.filter(({admits}) => admits).map(({path}) => `Disallow: ${path}`),
    ...ENDLESS.map(name => `Disallow: /*${name}=`),
    ...['?', '&'].map(before => `Disallow: /*${before}q=`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
  site.get('/robots.txt', (_request, reply) =>
    cacheableForDay(reply, 'text/plain; charset=utf-8').send(text),
  )
}

const DAY_MS = 86_400_000
/** Days from the request; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
function addSecurityText(
  site: FastifyInstance,
  {siteUrl, languages}: Settings,
  siteContent: ReadSiteContent,
) {
  const path = '/.well-known/security.txt'
  site.get(path, async (_request, reply) => {
    const {agency} = await siteContent()
    const expires = new Date(Date.now() + VALID_DAYS * DAY_MS)
    const text = [
      `Contact: mailto:${agency.mail}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${siteUrl}${path}`,
      '',
    ].join('\n')
    return cacheableForDay(reply, 'text/plain; charset=utf-8').send(text)
  })
}
