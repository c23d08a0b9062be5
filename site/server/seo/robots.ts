/**
 * `/robots.txt`: everything may be read but what needs a session, and searches without an end, of which
 * each price and each part of the map makes another one. The same text outside production: a site that
 * should not be found yet belongs behind a password, and one setting forgotten here would take the real
 * one out of all search engines.
 */
import type {FastifyInstance} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import type {FilterName} from '#trade/search-query/search-query.ts'
import {routes} from '../../app/shared-with-server/routes.ts'

const DAY = 'public, max-age=86400'
const ENDLESS: FilterName[] = ['min_price', 'max_price', 'bbox', 'area']

export function addRobots(site: FastifyInstance, {siteUrl}: Settings) {
  const text = [
    'User-agent: *',
    'Allow: /',
    ...routes.filter(({admits}) => admits).map(({path}) => `Disallow: ${path}`),
    ...ENDLESS.map(name => `Disallow: /*${name}=`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
  site.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', DAY).send(text),
  )
}
