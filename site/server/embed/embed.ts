/**
 * Serves the files of partners' pages: `/embed/v1/`, which is always the newest, and the addresses
 * of releases, whose files never change. See docs/decisions/020-immutable-releases.md.
 */
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import type {OffList} from '#server/partners/registry/off-list.ts'
import type {Settings} from '#server/platform/env.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {forEveryOrigin, nameSource, YEAR} from '#server/platform/response-headers.ts'
import {factsOf, fillIn, offOf, tokenOf} from './loader.ts'
import {integrityOf, LOADER, readRelease} from './release.ts'
import {type BuiltFile, isHashed, sendBuiltFile, typeOf} from './retained/built-files.ts'
import type {RetainedFiles} from './retained/retained-files.ts'
import {isRelease, keepRelease, keptReleases} from './retained-releases.ts'

export interface EmbedParts {
  /** Signs the time in the partners' script. */
  secret?: FormSecret
  /** Files of other builds. */
  retained?: RetainedFiles
  /** Partners that are disabled, for their script. */
  off?: OffList
}

/** Requested by name, so a new one must reach partners' pages within minutes. */
const FIVE_MINUTES = 300
/** How releases are named in the database. */
const EMBED = 'embed/'

export async function addEmbed(
  site: FastifyInstance,
  settings: Settings,
  dist: URL,
  {secret, retained, off}: EmbedParts = {},
) {
  const build = new URL('preact/', dist)
  const script = await readFile(new URL(LOADER, build), 'utf8')
  const release = await readRelease(settings, dist)
  const folder = join(settings.dataDir, 'embed')
  const onDisk = keptReleases(folder)
  // In development every change makes a release, and no page has ever named one of them.
  if (settings.production) {
    await keepRelease(folder, release).catch(error => {
      site.log.warn({err: error}, 'retaining this release failed, it ends with the next deployment')
    })
    await retained?.add({name: EMBED + release.name, files: release.files})
  }

  site.get(`/embed/v1/${LOADER}`, async (_request, reply) => {
    const facts = {...factsOf(settings), ...tokenOf(secret), ...offOf((await off?.current()) ?? '')}
    forEveryOrigin(reply, FIVE_MINUTES)
    return reply.type(typeOf(LOADER)).send(fillIn(script, facts))
  })

  const integrity = JSON.stringify(integrityOf(release), null, 2)
  site.get('/embed/v1/integrity.json', (_request, reply) => {
    forEveryOrigin(reply, FIVE_MINUTES)
    return reply.type(typeOf('.json')).send(integrity)
  })

  site.get('/embed/v1/*', async (request, reply) => {
    const file = fileOf(request)
    const found = release.files.get(file) ?? (await mapOf(file)) ?? (await otherFile(file))
    if (!found) return reply.callNotFound()
    forEveryOrigin(reply, isHashed(file) ? YEAR : 0)
    nameSource(reply, file)
    return sendBuiltFile(found, file, request, reply)
  })

  site.get<{Params: {release: string}}>('/embed/:release/*', async (request, reply) => {
    const file = fileOf(request)
    const {release: name} = request.params
    const found = name === release.name ? release.files.get(file) : await releasedFile(name, file)
    if (!found) return reply.callNotFound()
    forEveryOrigin(reply, YEAR)
    return sendBuiltFile(found, file, request, reply)
  })

  /** All releases are searched: names that change with the content are enough. */
  async function otherFile(file: string) {
    const found = await onDisk.findAnywhere(file)
    return found ?? (isHashed(file) ? retained?.findAnywhere(EMBED, file) : undefined)
  }

  async function releasedFile(name: string, file: string) {
    const found = await onDisk.find(name, file)
    return found ?? (isRelease(name) ? retained?.find(EMBED + name, file) : undefined)
  }

  /** Source maps exist for the present build alone. */
  async function mapOf(file: string): Promise<BuiltFile | undefined> {
    if (!file.endsWith('.map') || !release.files.has(file.slice(0, -'.map'.length)))
      return undefined
    const bytes = await readFile(new URL(file, build)).catch(() => undefined)
    return bytes && {bytes, brotli: undefined}
  }
}

const fileOf = ({params}: FastifyRequest) => (params as {'*': string})['*']
