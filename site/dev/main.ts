/**
 * `npm run dev`: everything from source, without a build. Vite serves the browser's modules and runs
 * the server's, in one process behind one port: a saved view, text, page or server file reloads the
 * pages, a saved style sheet is replaced in them, and a mistake is shown with its file and line.
 *
 * Which rendering: as in production the site has React, the docs and partners' pages have Preact. To
 * see a widget in React: the switch "Build" on a page of the docs, or `/embed/v1/loader.js?build=react`
 * on a partner's page.
 */
import {createServer} from 'node:http'
import fastify from 'fastify'
import {Application} from './application.ts'
import {buildFromSource} from './build.ts'
import {Changes} from './changes.ts'
import {Docs} from './docs/docs.ts'
import {isOfLoader, loaderScript} from './embed.ts'
import {problemOf} from './problem.ts'
import {serveSource} from './vite.ts'

/** A server that has not stopped by then, because a source was wrong, is left behind. */
const STOP_TIMEOUT_MS = 5_000

let isStopping = false
const http = createServer()
const changes = new Changes()
const [react, preact] = await Promise.all([
  serveSource('react', http, changes.plugin()),
  serveSource('preact', http, changes.plugin()),
])
const docs = new Docs(react)
const application = new Application(react, buildFromSource({react, preact}, docs))
const front = fastify({serverFactory: () => http})

http.on('request', (request, response) => {
  const source = [react, preact].find(({vite}) => request.url?.startsWith(vite.config.base))
  if (!source) return void application.handle(request, response)
  source.vite.middlewares(request, response, () => response.writeHead(404).end())
})

changes.listen({
  sources: [react, preact],
  isRead: file => isOfLoader(file) || docs.isMadeOf(file),
  async update(files) {
    // No module imports it: a mistake in it would be found by a partner's page alone.
    if (files.some(isOfLoader)) await loaderScript()
    if (files.some(file => docs.isMadeOf(file))) docs.forget()
    await application.update()
  },
})

process.on('uncaughtException', error => changes.report(problemOf(error)))
// A terminal sends it to every process, and npm once more.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(0))

try {
  const {loadSettings} = await react.run<typeof import('#server/settings.ts')>(
    '/site/server/settings.ts',
  )
  const {listen} = await react.run<typeof import('#server/http/listen.ts')>(
    '/site/server/http/listen.ts',
  )
  const {host, port, siteUrl} = loadSettings()
  await application.update().catch(problem => {
    if (problem.name === 'OperatorError') throw problem
    changes.report(problemOf(problem))
  })
  await listen(front, {host, port, variable: 'PORT'})
  process.stdout.write(`ready ${siteUrl}\n`)
} catch (error) {
  const isForOperator = error instanceof Error && error.name === 'OperatorError'
  process.stderr.write(`${isForOperator ? error.message : (error as Error).stack}\n`)
  await stop(1)
}

async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  http.closeAllConnections()
  await application.close()
  process.exit(code)
}
