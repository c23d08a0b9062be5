/**
 * The server from source, in this process: the API with its database, and the site. Each is closed and
 * made again only when one of its own modules has changed, so a page's edit costs neither.
 */
import type {IncomingMessage, ServerResponse} from 'node:http'
import type {FastifyInstance} from 'fastify'
import type {Build} from '#server/http/build.ts'
import type {Settings} from '#server/platform/env.ts'
import {revision} from './client.ts'
import {problemOf, problemPage} from './problem.ts'
import {DevStore, type StoreModules} from './store.ts'
import type {SourceServer} from './vite.ts'

interface Modules extends StoreModules {
  log: typeof import('#server/platform/log.ts')
  backend: typeof import('#server/backend.ts')
  site: typeof import('#server/site.ts')
  desk: typeof import('#desk/desk.tsx')
}

const paths: Record<keyof Modules, string> = {
  env: 'server/settings.ts',
  log: 'server/platform/log.ts',
  lock: 'server/platform/lock.ts',
  database: 'server/platform/db/connect.ts',
  backend: 'server/backend.ts',
  site: 'server/site.ts',
  desk: 'desk/desk.tsx',
}

export class Application {
  #source: SourceServer
  #build: Build
  #store = new DevStore()
  #running: Partial<Modules> = {}
  #backend: FastifyInstance | undefined
  #site: FastifyInstance | undefined
  /** For requests: they wait for it, or are shown why there is none. */
  #next: Promise<FastifyInstance> | undefined

  constructor(source: SourceServer, build: Build) {
    this.#source = source
    this.#build = build
  }

  /** Starts what is not running, and restarts what runs on modules that have changed. */
  async update() {
    this.#next = this.#updated()
    await this.#next
  }

  async handle(request: IncomingMessage, response: ServerResponse) {
    const page = {revision: revision()}
    try {
      const site = await this.#next
      site?.routing(request, response)
    } catch (error) {
      response.writeHead(500, {'content-type': 'text/html; charset=utf-8'})
      response.end(problemPage(problemOf(error), page))
    }
  }

  async close() {
    await this.#next?.catch(() => {})
    await Promise.all([this.#site?.close(), this.#backend?.close()])
    await this.#store.close()
  }

  async #updated() {
    const next = await this.#load()
    const isOld = (...names: (keyof Modules)[]) =>
      names.some(name => next[name] !== this.#running[name])
    const isBackendOld = isOld('env', 'log', 'lock', 'database', 'backend')
    if (this.#site && !isBackendOld && !isOld('site', 'desk')) return this.#site
    const settings = next.env.loadSettings()
    await this.#site?.close()
    this.#site = undefined
    if (isBackendOld) await this.#restartBackend(next, settings)
    const site = await next.site.createSite(
      settings,
      this.#backend && next.backend.lentTo(this.#backend),
      this.#build,
    )
    await site.ready()
    this.#running = next
    this.#site = site
    return site
  }

  async #restartBackend(next: Modules, settings: Settings) {
    this.#running = {}
    await this.#backend?.close()
    this.#backend = undefined
    if (!settings.ownApi) return
    const {lock, database} = await this.#store.open(settings, next)
    const log = next.log.createLog(settings)
    this.#backend = await next.backend.startBackend({settings, lock, database}, log)
  }

  async #load() {
    const entries = Object.entries(paths).map(async ([name, path]) => [
      name,
      await this.#source.run(`/site/${path}`),
    ])
    return Object.fromEntries(await Promise.all(entries)) as Modules
  }
}
