/** How the site is found: what it tells search engines and feed readers of itself. */
import type {FastifyInstance} from 'fastify'
import type {Settings} from '../env.ts'
import {addFeeds} from './feeds.ts'
import {addRobots} from './robots.ts'
import {addSitemap} from './sitemap.ts'

export function addFound(site: FastifyInstance, settings: Settings) {
  addRobots(site, settings)
  addSitemap(site, settings)
  addFeeds(site, settings)
}
