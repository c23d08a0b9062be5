/** Routes for search engines, feed readers and security researchers. */
import type {FastifyInstance} from 'fastify'
import type {ReadSiteContent} from '../content/site-content.ts'
import type {Settings} from '../platform/env.ts'
import {addFeeds} from './feeds.ts'
import {addRobots} from './robots.ts'
import {addSecurityText} from './security-text.ts'
import {addSitemap} from './sitemap.ts'

export function addSeoRoutes(
  site: FastifyInstance,
  settings: Settings,
  siteContent: ReadSiteContent,
) {
  addRobots(site, settings)
  addSecurityText(site, settings)
  addSitemap(site, settings, siteContent)
  addFeeds(site, settings)
}
