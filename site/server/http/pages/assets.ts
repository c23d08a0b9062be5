import {fileURLToPath} from 'node:url'
import serveStatic from '@fastify/static'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {isHashed, readAssets, sendBuiltFile} from '#server/embed/retained/built-files.ts'
import type {RetainedFiles} from '#server/embed/retained/retained-files.ts'
import type {Settings} from '#server/platform/env.ts'
import {forEveryOrigin, nameSource, YEAR} from '#server/platform/response-headers.ts'
import {sendNothingHere} from './failures.ts'

/** How sets of assets are named in the database. */
const SITE = 'site/'

export async function addAssets(
  site: FastifyInstance,
  {production}: Pick<Settings, 'production'>,
  dist: URL,
  retained?: RetainedFiles,
) {
  for (const build of ['react', 'preact']) {
    await site.register(
      async scope => {
        await scope.register(serveStatic, {
          root: fileURLToPath(new URL(`${build}/`, dist)),
          decorateReply: false,
          index: false,
          cacheControl: false,
          preCompressed: true,
          setHeaders(reply, path) {
            forEveryOrigin(reply, isHashed(path) ? YEAR : 0)
            nameSource(reply, path)
          },
        })
        scope.setNotFoundHandler(async (request, reply) => {
          const path = build + decodedPath(request).slice(scope.prefix.length)
          const found = isHashed(path) && (await retained?.findAnywhere(SITE, path))
          if (!found) return sendNothingHere(reply)
          forEveryOrigin(reply, YEAR)
          return sendBuiltFile(found, path, request, reply)
        })
      },
      {prefix: `/assets/${build}`},
    )
  }
  if (production) await retained?.add(await readAssets(dist))
}

/** Requests for files that cannot be decoded do not come this far. */
const decodedPath = ({url}: FastifyRequest) => decodeURIComponent(url.split('?', 1)[0] ?? '')
