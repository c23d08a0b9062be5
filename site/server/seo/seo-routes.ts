/** Routes for search engines, feed readers and security researchers. */
import type {FastifyInstance} from 'fastify'
import type {Settings} from '../platform/env.ts'
import {addFeeds} from './feeds.ts'
import {addRobots} from './robots.ts'
import {addSecurityText} from './security-text.ts'
import {addSitemap, type SeoParts} from './sitemap.ts'

export function addSeoRoutes(site: FastifyInstance, settings: Settings, parts: SeoParts) {
  addRobots(site, settings)
  addSecurityText(site, settings)
  addSitemap(site, settings, parts)
  addFeeds(site, settings, parts.apiAccess)
}
