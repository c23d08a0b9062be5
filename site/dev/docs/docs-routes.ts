/** The docs as the server shows them from source; the addresses are those of production. */
import {readFileSync} from 'node:fs'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {type PageState, withClient, withNonce} from '../client.ts'
import {describe, problemOf, problemPage} from '../problem.ts'
import {revision} from '../revision.ts'
import type {Sources} from '../vite.ts'
import type {Docs} from './docs.ts'

const BUILD = 'preact'
const SEARCH = '/docs/files/search.json'

const project: {version: string} = JSON.parse(readFileSync('package.json', 'utf8'))

const files = {
  script: `/assets/${BUILD}/docs/page/browser/main.ts`,
  sheet: `/assets/${BUILD}/docs/page/styles/index.css`,
  search: SEARCH,
  fonts: [],
  version: project.version,
}

export async function addDocs(
  site: FastifyInstance,
  settings: Settings,
  {react}: Sources,
  docs: Docs,
) {
  const {textType, withOrigins} = await react.run<typeof import('#server/http/pages/docs.ts')>(
    '/site/server/http/pages/docs.ts',
  )
  const {pagePolicyOf, POLICY} = await react.run<typeof import('#server/http/pages/headers.ts')>(
    '/site/server/http/pages/headers.ts',
  )

  const policy = pagePolicyOf(settings)({inline: withNonce()})

  const send = async (request: FastifyRequest, reply: FastifyReply, state: PageState) => {
    const [path = ''] = request.url.split('?')
    const texts = /\.(md|txt|xml)$/.test(path) ? await docs.texts() : {}
    const text = texts[path]
    if (text) return reply.type(textType(path)).send(withOrigins(text, settings))
    const pages = await docs.pages()
    if (pages.some(each => each.path === `${path}/`)) return reply.redirect(`${path}/`)
    const page = pages.find(each => each.path === path)
    const document = withOrigins(await docs.text(page, files), settings)
    return reply
      .code(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(withClient(document, BUILD, state))
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = {revision: revision()}
    reply.header(POLICY, policy)
    try {
      return await send(request, reply, page)
    } catch (error) {
      const problem = problemOf(error)
      process.stderr.write(`\n${describe(problem)}\n`)
      return reply.code(500).type('text/html; charset=utf-8').send(problemPage(problem, page))
    }
  }

  site.get('/docs', answer)
  site.get('/docs/*', answer)
  site.get('/llms.txt', async (_request, reply) => {
    const text = (await docs.texts())['/docs/llms.txt'] ?? ''
    return reply.type(textType('/llms.txt')).send(withOrigins(text, settings))
  })
  site.get('/docs/custom-elements.json', async () => docs.manifest())
  site.get(SEARCH, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await docs.searchIndex()),
  )
}
