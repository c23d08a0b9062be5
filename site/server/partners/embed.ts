/**
 * What partners' pages load: `/embed/v1/`, which is always the newest, and the addresses of releases,
 * whose files never change. See docs/decisions/020-immutable-releases.md.
 */

import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {forEveryOrigin, isHashed, nameSource, YEAR} from '../http/pages/assets.ts'
import type {Settings} from '../platform/env.ts'
import type {FormSecret} from '../platform/form-secret.ts'
import {factsOf, fillIn, tokenOf} from './loader.ts'
import {integrityOf, LOADER, type ReleasedFile, readRelease} from './release.ts'
import {keepRelease, keptReleases} from './retained-releases.ts'

/** Requested by name, so a new one must reach partners' pages within minutes. */
const FIVE_MINUTES = 300

export async function addEmbed(
  site: FastifyInstance,
  settings: Settings,
  dist: URL,
  secret?: FormSecret,
) {
  const build = new URL('preact/', dist)
  const script = await readFile(new URL(LOADER, build), 'utf8')
  const release = await readRelease(settings, dist)
  const folder = join(settings.dataDir, 'embed')
  const retained = keptReleases(folder)
  // In development every change makes a release, and no page has ever named one of them.
  if (settings.production) {
    await keepRelease(folder, release).catch(error => {
      site.log.warn({err: error}, 'retaining this release failed, it ends with the next deployment')
    })
  }

  site.get(`/embed/v1/${LOADER}`, (_request, reply) => {
    forEveryOrigin(reply, FIVE_MINUTES)
    return reply
      .type(typeOf(LOADER))
      .send(fillIn(script, {...factsOf(settings), ...tokenOf(secret)}))
  })

  const integrity = JSON.stringify(integrityOf(release), null, 2)
  site.get('/embed/v1/integrity.json', (_request, reply) => {
    forEveryOrigin(reply, FIVE_MINUTES)
    return reply.type(typeOf('.json')).send(integrity)
  })

  site.get('/embed/v1/*', async (request, reply) => {
    const file = fileOf(request)
    const found =
      release.files.get(file) ?? (await mapOf(file)) ?? (await retained.findAnywhere(file))
    if (!found) return reply.callNotFound()
    forEveryOrigin(reply, isHashed(file) ? YEAR : 0)
    nameSource(reply, file)
    return send(found, file, request, reply)
  })

  site.get<{Params: {release: string}}>('/embed/:release/*', async (request, reply) => {
    const file = fileOf(request)
    const {release: name} = request.params
    const found = name === release.name ? release.files.get(file) : await retained.find(name, file)
    if (!found) return reply.callNotFound()
    forEveryOrigin(reply, YEAR)
    return send(found, file, request, reply)
  })

  /** Of the present build alone. */
  async function mapOf(file: string): Promise<ReleasedFile | undefined> {
    if (!file.endsWith('.map') || !release.files.has(file.slice(0, -'.map'.length)))
      return undefined
    const bytes = await readFile(new URL(file, build)).catch(() => undefined)
    return bytes && {bytes, brotli: undefined}
  }
}

const fileOf = ({params}: FastifyRequest) => (params as {'*': string})['*']

function send(
  {bytes, brotli}: ReleasedFile,
  file: string,
  {headers}: FastifyRequest,
  reply: FastifyReply,
) {
  reply.type(typeOf(file)).header('vary', 'accept-encoding')
  const isBrotli = brotli && /\bbr\b/.test(`${headers['accept-encoding'] ?? ''}`)
  if (!isBrotli) return reply.send(bytes)
  return reply.header('content-encoding', 'br').send(brotli)
}

const typeOf = (file: string) =>
  TYPES[file.slice(file.lastIndexOf('.'))] ?? 'application/octet-stream'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
