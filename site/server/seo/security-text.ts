/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
import type {FastifyInstance} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {agency} from '#trade/agency/agency.ts'

const DAY = 86_400
/** Days from the request; RFC 9116 recommends less than a year. */
const VALIDITY = 180

export function addSecurityText(site: FastifyInstance, {siteUrl, languages}: Settings) {
  const path = '/.well-known/security.txt'
  site.get(path, (_request, reply) => {
    const expires = new Date(Date.now() + VALIDITY * DAY * 1000)
    const text = [
      `Contact: mailto:${agency.mail}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${siteUrl}${path}`,
      '',
    ].join('\n')
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY}`)
      .send(text)
  })
}
