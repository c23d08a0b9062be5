/** The docs as the server shows them from source; the addresses are those of production. */
import {readFileSync} from 'node:fs'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {type PageState, revision, withClient, withNonce} from '../client.ts'
import {describe, problemOf, problemPage} from '../problem.ts'
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
    const {pages, pageText, texts} = await docs.documents()
    const text = /\.(md|txt|xml|json)$/.test(path) && texts()[path]
    if (text) return reply.type(textType(path)).send(withOrigins(text, settings))
    if (pages.some(each => each.path === `${path}/`)) return reply.redirect(`${path}/`)
    const page = pages.find(each => each.path === path)
    const document = withOrigins(pageText(page, files), settings)
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
    const {'/docs/llms.txt': text = ''} = (await docs.documents()).texts()
    return reply.type(textType('/llms.txt')).send(withOrigins(text, settings))
  })
  site.get(SEARCH, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await docs.documents()).searchIndex()),
  )
}
