/** The agency's desk over HTTP, in this process: accounts sign in, read its screens and post its forms. */
import {randomUUID} from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastify, {type FastifyInstance} from 'fastify'
import {startSession} from '#desk/access/sessions.ts'
import type {DeskRoute} from '#desk/http/desk-route.ts'
import {accounts, type Role} from '#desk/tables.ts'
import {siteContentOf} from '#server/content/records/site-content.ts'
import {readDist} from '#server/http/dist.ts'
import {addFormBodies} from '#server/http/limits/form-bodies.ts'
import {addHeaders} from '#server/http/pages/headers.ts'
import {refuseForeignPosts} from '#server/http/pages/same-origin.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import {vitalSigns} from '#server/http/vital-signs.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {readSettings} from '#server/settings.ts'
import {startApi, type TestApi} from '../api/api.ts'
import {oneDatabase} from '../databases/databases.ts'
import {useRunning} from '../running.ts'

export type TestDesk = Awaited<ReturnType<typeof startDesk>>

/** A browser with one session. */
export interface DeskClient {
  account: typeof accounts.$inferSelect | undefined
  /** The token of the session's cookie; empty without a session. */
  token: string
  get(path: string, headers?: Record<string, string>): Promise<Answered>
  /** With the token of a form of that session. */
  post(path: string, fields?: Fields, headers?: Record<string, string>): Promise<Answered>
  /** Without it. */
  forge(path: string, fields?: Fields, headers?: Record<string, string>): Promise<Answered>
}

type Fields = Record<string, string | string[]>

export interface Answered {
  status: number
  headers: Record<string, unknown>
  /** The target of a redirect. */
  location: string
  body: string
}

export const DESK_SITE = 'http://desk.example'

export async function startDesk(
  api: TestApi,
  env: Record<string, string> = {},
  routes?: DeskRoute[],
) {
  const settings = readSettings({
    ...{LOG_LEVEL: 'silent', NODE_ENV: 'test', SITE_URL: DESK_SITE, DATA_DIR: api.dataDir},
    ...env,
  })
  const {database, leads, storage, reader, secret, delivery, deletions, others, content, files} =
    api
  const site = fastify({bodyLimit: 64 * 1024})
  await site.register(fastifyCookie)
  addFormBodies(site)
  addHeaders(site, settings)
  refuseForeignPosts(site, settings)
  const backend = {
    ...{database, leads, storage, secret, delivery, deletions, others, content, files},
    signs: vitalSigns(database, leads, storage, reader),
    siteContent: siteContentOf(database),
    offList: api.app.offList,
    catalogue: api.app.catalogue,
    viewings: api.app.viewings,
    agentsCalendars: api.app.agentsCalendars,
    mailer: openMailer(settings.delivery.mail),
    log: api.logger,
  }
  const build = await readDist(serveCurrentBuild())
  const {addDesk} = await build.desk()
  await addDesk(site, settings, build, backend, routes)
  return {
    site,
    /** A visitor who is not signed in. */
    visitor: clientOf(site, '', undefined),
    /** A new account that is signed in. */
    async signIn(role: Role, more?: Partial<typeof accounts.$inferInsert>) {
      const orm = await database.ready()
      const id = randomUUID()
      const row = {id, mail: `${id}@agency.example`, name: `The ${role}`, role, ...more}
      const [account] = await orm.insert(accounts).values(row).returning()
      const token = await startSession(orm, row, {device: 'Test', stage: 'complete'})
      return clientOf(site, token, account)
    },
    close: () => site.close(),
  }
}

function clientOf(
  site: FastifyInstance,
  token: string,
  account: DeskClient['account'],
): DeskClient {
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<Answered> => {
    const cookie = token ? {cookie: `desk=${token}`} : {}
    const {
      statusCode,
      headers: answered,
      body,
    } = await site.inject({
      ...{method, url, payload},
      headers: {...cookie, origin: DESK_SITE, ...headers},
    })
    return {
      ...{status: statusCode, headers: answered, body},
      location: `${answered.location ?? ''}`,
    }
  }
  const send = (path: string, fields: Fields, headers: Record<string, string>) => {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    )
    const type = {'content-type': 'application/x-www-form-urlencoded'}
    return ask('POST', path, {...type, ...headers}, new URLSearchParams(pairs).toString())
  }
  return {
    account,
    token,
    get: (path, headers = {}) => ask('GET', path, headers),
    async post(path, fields = {}, headers = {}) {
      const csrf = token ? await csrfFrom(ask) : ''
      return send(path, {csrf, ...fields}, headers)
    },
    forge: (path, fields = {}, headers = {}) => send(path, fields, headers),
  }
}

/** For all tests of a suite, with the API whose records it shows. */
export function useDesk(database = oneDatabase, env: Record<string, string> = {}) {
  const api = useRunning(async () => startApi(await database.prepare()))
  const desk = useRunning(() => startDesk(api, env))
  return {api, desk}
}

/** Every screen has a form for signing out. */
async function csrfFrom(
  ask: (method: 'GET', url: string, headers: Record<string, string>) => Promise<Answered>,
) {
  return /name="csrf" value="([^"]+)"/.exec((await ask('GET', '/desk', {})).body)?.[1] ?? ''
}
