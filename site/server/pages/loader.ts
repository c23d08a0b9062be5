/** The partners' script: built once, and told as it is served where the API is. */
import {readFileSync} from 'node:fs'
import type {FastifyInstance} from 'fastify'
import {servedStandIn} from '../../build/stand-ins.ts'
import type {Settings} from '../env.ts'
import {issueFormToken} from '../leads/time-trap.ts'
import {forEveryOrigin} from './assets.ts'

/** It is asked for by name, so a new one must reach partners' pages within minutes. */
const FIVE_MINUTES = 300

export function addLoader(site: FastifyInstance, settings: Settings, dist: URL, secret?: string) {
  const script = readFileSync(new URL('preact/loader.js', dist), 'utf8')
  site.get('/embed/v1/loader.js', (_request, reply) => {
    const facts = {
      api: settings.apiUrl,
      site: settings.siteUrl,
      storage: settings.storageUrl,
      ...(settings.mapTiles && {tiles: settings.mapTiles}),
      ...(settings.mapAttribution && {'tiles-attribution': settings.mapAttribution}),
      // Another back end does not know the call.
      ...(settings.ownApi && {counts: settings.apiUrl}),
      ...(secret && {token: issueFormToken(secret, Date.now())}),
    }
    forEveryOrigin(reply, FIVE_MINUTES)
    return reply
      .type('text/javascript; charset=utf-8')
      .send(script.replaceAll(servedStandIn, quoted(facts)))
  })
}

/** JSON that may stand between single quotes in a script. */
const quoted = (facts: object) =>
  JSON.stringify(facts).replace(/[\\']/g, character => `\\${character}`)
