/**
 * Serves the files for partners from source: the loader itself, and files that import widgets'
 * modules. As in production they are Preact's; `loader.js?build=react` gives a page React's.
 */
import {createHash} from 'node:crypto'
import {build as bundle} from 'esbuild'
import type {FastifyInstance, FastifyReply} from 'fastify'
import type {EmbedParts} from '#server/embed/embed.ts'
import type {Settings} from '#server/platform/env.ts'
import {buttonFacts, withFacts} from '../build/plugins/loader.mjs'
import {widgetNames} from '../build/plugins/widgets.mjs'
import {KIT_MODULE} from './kit-module.ts'
import {type BuildName, root, type Sources} from './vite.ts'

const LOADER = `${root}loader/loader.ts`

/** Returns true for the files that the loader consists of. */
export const isOfLoader = (file: string) =>
  /\/loader\/|\/(verified-files|page-settings)\.ts$/.test(file)

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

/** The loader checks each widget's file: one of a line has a hash that lasts. */
const fileOf = (name: string, build: BuildName) =>
  `import {fetchWidget} from '/assets/${build}/${KIT_MODULE}'\nfetchWidget('ocp-${name}')\n`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** The values that a production build writes into the loader. */
function factsOfBuild(build: BuildName) {
  const hashed = (name: string) => [hashOf(fileOf(name, build))]
  const names = [...widgetNames(), 'companion']
  return {
    FILES: Object.fromEntries(names.map(name => [name, hashed(`${name}`)])),
    ENDING: `-${build}.js`,
    ...buttonFacts(),
  }
}

export async function addEmbed(
  site: FastifyInstance,
  settings: Settings,
  {react}: Sources,
  {secret, off}: EmbedParts = {},
) {
  const {factsOf, offOf, tokenOf} = await react.run<typeof import('#server/embed/loader.ts')>(
    '/site/server/embed/loader.ts',
  )

  site.get<{Querystring: {build?: string}}>('/embed/v1/loader.js', async ({query}, reply) => {
    const code = await loaderScript()
    const disabled = offOf((await off?.current()) ?? '')
    const served = {SERVED: {...factsOf(settings), ...tokenOf(secret), ...disabled}}
    const facts = {...factsOfBuild(query.build === 'react' ? 'react' : 'preact'), ...served}
    return script(reply, withFacts(code, facts))
  })

  site.get<{Params: {file: string}}>('/embed/v1/:file', ({params}, reply) => {
    const [, name, build] = /^([\w-]+)-(react|preact)\.js$/.exec(params.file) ?? []
    return name && build ? script(reply, fileOf(name, build as BuildName)) : reply.callNotFound()
  })

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
