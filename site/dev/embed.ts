/**
 * What partners embed, from source: the loader itself, and a kit that imports widgets' modules. As in
 * production they are Preact's; `loader.js?build=react` gives a page React's.
 */
import {createHash} from 'node:crypto'
import {build as bundle} from 'esbuild'
import type {FastifyInstance, FastifyReply} from 'fastify'
import type {Settings} from '../server/platform/env.ts'
import {KIT_MODULE} from './kit-module.ts'
import {type BuildName, root, type Sources} from './vite.ts'

const LOADER = `${root}loader/loader.ts`

/** Whether a file is one of those that the loader is made of. */
export const isOfLoader = (file: string) => file === LOADER || file.endsWith('/verified-files.ts')

/** The loader and the files it is made of, without their types. */
export async function loaderScript() {
  const {outputFiles} = await bundle({
    entryPoints: [LOADER],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** The loader checks the kit: a file of one line has a hash that lasts. */
const kitOf = (build: BuildName) => `export * from '/assets/${build}/${KIT_MODULE}'\n`

export async function addEmbed(
  site: FastifyInstance,
  settings: Settings,
  {react}: Sources,
  secret?: string,
) {
  const {factsOf, tokenOf} = await react.run<typeof import('../server/partners/loader.ts')>(
    '/site/server/partners/loader.ts',
  )

  site.get<{Querystring: {build?: string}}>('/embed/v1/loader.js', async ({query}, reply) => {
    const build = query.build === 'react' ? 'react' : 'preact'
    const code = await loaderScript()
    const facts: Record<string, unknown> = {
      KIT: `kit-${build}.js`,
      KIT_HASH: createHash('sha256').update(kitOf(build)).digest('base64'),
      SERVED: {...factsOf(settings), ...tokenOf(secret)},
    }
    const filled = code.replace(/\b(KIT_HASH|KIT|SERVED)\b/g, name => JSON.stringify(facts[name]))
    return script(reply, filled)
  })

  for (const build of ['react', 'preact'] as const) {
    site.get(`/embed/v1/kit-${build}.js`, (_request, reply) => script(reply, kitOf(build)))
  }

  // Nothing is pinned to what changes with every save.
  site.get('/embed/v1/integrity.json', () => ({
    version: 'development',
    release: 'development',
    loader: {href: '/embed/v1/loader.js', integrity: ''},
    files: {},
  }))
}

const script = (reply: FastifyReply, text: string) =>
  reply
    .headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    })
    .type('text/javascript; charset=utf-8')
    .send(text)
