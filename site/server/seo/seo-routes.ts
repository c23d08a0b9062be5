/** Routes for search engines, feed readers and security researchers. */
import type {FastifyInstance} from 'fastify'
import type {ContentVersion} from '#server/content/content-version.ts'
import type {Renderer} from '#server/http/build.ts'
import type {Settings} from '#server/platform/env.ts'
import {addFeeds} from './feeds.ts'
import {addRobots} from './robots.ts'
import {addSecurityText} from './security-text.ts'
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
  addSecurityText(site, settings)
  addSitemap(site, settings, parts, {version})
  addFeeds(site, settings, {...parts, renderer}, {version})
}
