import assert from 'node:assert/strict'
import {once} from 'node:events'
import {connect} from 'node:net'
import {after, before, describe, it} from 'node:test'
import type {FastifyInstance, LightMyRequestResponse} from 'fastify'
import {startSession} from '#desk/access/sessions.ts'
import {csrfTokenOf} from '#desk/http/csrf.ts'
import {siteContentOf} from '#server/content/records/site-content.ts'
import {readDist} from '#server/http/dist.ts'
import {inProcessFetch} from '#server/http/in-process-fetch.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import {vitalSigns} from '#server/http/vital-signs.ts'
import {newToken} from '#server/platform/token.ts'
import {readSettings} from '#server/settings.ts'
import {createSite} from '#server/site.ts'
import {addAccount} from '../../../desk/support/accounts.ts'
import {listen, startApi, type TestApi} from '../../support/api/api.ts'
import {type DeclaredRoute, declaredRoutes} from '../../support/api/declared-routes.ts'
import {oneDatabase} from '../../support/databases/databases.ts'

const OWN = 'http://desk.example'
const API = 'http://api.example'
const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const FILES = 'multipart/form-data; boundary=b'
const part = (name: number) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`

/** Bodies that no form of ours sends: refused before any handler sees them. */
const REFUSED: Record<string, [type: string, body: Buffer]> = {
  '2 million fields': [FORM, Buffer.from('a&'.repeat(2_000_000))],
  '50,000 fields in few bytes': [FORM, Buffer.from('&'.repeat(50_000))],
  '200,000 rows': [FORM, Buffer.from('skills%23=1&'.repeat(200_000))],
  '300,000 JSON names': [
    JSON_TYPE,
    Buffer.from(`{${Array.from({length: 300_000}, (_, at) => `"n${at}":1`).join()}}`),
  ],
  '18,000 parts': [
    FILES,
    Buffer.from(`${Array.from({length: 18_000}, (_, at) => part(at)).join('')}--b--\r\n`),
  ],
}

/** Fields that have a text somewhere. */
const TEXTS = ['text', 'message', 'note', 'mail', 'name', 'password', 'kept', 'about.en']
const inEachText = (text: string) => TEXTS.map(name => [name, text] as [string, string])
const MB = 1024 * 1024
const SIGNS = ['[', '**a', '(']

/** The page answers any body with a confirmation, and reads nothing of it (RFC 8058). */
const UNSUBSCRIBE = '/saved-searches/:token/unsubscribe'

describe('bodies that would keep a server busy', () => {
  let api: TestApi
  let site: FastifyInstance
  let posts: {of: FastifyInstance; route: DeclaredRoute}[]
  let gets: DeclaredRoute[]
  let administrator: string
  /** The token of its forms; of one with files, for its own path. */
  let csrfFor: (path?: string) => string
  before(async () => {
    const {routes: ofApi} = await declaredRoutes(async () => {
      api = await startApi(await oneDatabase.prepare())
      return api.app
    })
    const settings = {
      ...readSettings({
        ...{LOG_LEVEL: 'silent', NODE_ENV: 'test', SITE_URL: OWN, DATA_DIR: api.dataDir},
        MAP_TILES: 'none',
      }),
      apiUrl: API,
    }
    const {database, leads, storage, reader, secret, delivery, deletions} = api
    const {others, content, files, logger: log} = api
    const signs = vitalSigns(database, leads, storage, reader)
    const siteContent = siteContentOf(database)
    const desk = {
      ...{database, leads, storage, secret, delivery, deletions, others, content, files},
      ...{
        signs,
        log,
        offList: api.app.offList,
        catalogue: api.app.catalogue,
        mailer: api.app.mailer,
        viewings: api.app.viewings,
        agentsCalendars: api.app.agentsCalendars,
      },
    }
    const fetch = inProcessFetch(api.app, API)
    const {server, routes} = await declaredRoutes(async () =>
      createSite(settings, {secret, siteContent, desk, fetch}, await readDist(serveCurrentBuild())),
    )
    site = server
    const isPost = ({method}: DeclaredRoute) => method === 'POST'
    posts = [
      ...routes.filter(isPost).map(route => ({of: site, route})),
      ...ofApi.filter(isPost).map(route => ({of: api.app, route})),
    ]
    gets = routes.filter(({method, url}) => method === 'GET' && url.startsWith('/desk'))
    const orm = await database.ready()
    const account = await addAccount(orm, {role: 'administrator'})
    administrator = await startSession(orm, account, {device: 'Test', stage: 'complete'})
    csrfFor = path => csrfTokenOf(administrator, account.id, path)
  })
  after(async () => {
    await site.close()
    await api.close()
  })

  let requests = 0
  /** Each from a network of its own, so that no limit of requests answers in the place of others. */
  async function post(
    {of, route}: (typeof posts)[number],
    [type, body]: [type: string, body: Buffer],
    token = '',
    query = '',
  ): Promise<LightMyRequestResponse> {
    requests++
    const answer = await of.inject({
      ...{method: 'POST', url: route.address + query, payload: body},
      remoteAddress: `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      headers: {'content-type': type, origin: OWN, ...(token && {cookie: `desk=${token}`})},
    })
    assert.equal((await api.app.inject('/healthz')).statusCode, 200, route.url)
    return answer
  }

  it('there is a route for each kind of form', () => {
    const urls = posts.map(({route}) => route.url)
    for (const url of [
      ...['/contact-us', '/list-with-us', '/newsletter', '/desk/sign-in', '/desk/send-again'],
      ...['/desk/content/:kind/:key', '/desk/content/:kind/:key/upload', '/desk/content/+look'],
      ...['/api/v1/user/contact', '/api/v1/user/addListWithUs', '/api/v1/user/search-properties'],
    ]) {
      assert.ok(urls.includes(url), `${url} of ${urls.join(' ')}`)
    }
    assert.ok(posts.length > 50, `${posts.length}`)
  })

  /** Nobody, somebody whose session ended, and an administrator with a form of the desk. */
  async function postToEach(bodyFor: (isDesk: boolean) => [type: string, body: Buffer]) {
    const answers: {about: string; url: string; status: number; bytes: number}[] = []
    for (const target of posts) {
      const {url} = target.route
      const isDesk = url.startsWith('/desk')
      for (const token of isDesk ? ['', newToken(), administrator] : ['']) {
        const query = isDesk ? `?field=image&csrf=${csrfFor(target.route.address)}` : ''
        const {statusCode, rawPayload} = await post(target, bodyFor(isDesk), token, query)
        const about = `${url}: ${statusCode}, ${rawPayload.length} bytes`
        assert.ok(statusCode < 500, about)
        answers.push({about, url, status: statusCode, bytes: rawPayload.length})
      }
    }
    return answers
  }

  for (const [name, given] of Object.entries(REFUSED)) {
    it(`${name} reach no form of site, API and desk, whether somebody is signed in or not`, async () => {
      for (const {about, url, status, bytes} of await postToEach(() => given)) {
        if (url !== UNSUBSCRIBE) assert.ok([401, 403, 404, 405, 413, 415].includes(status), about)
        assert.ok(bytes < 10_000, about)
      }
    })
  }

  for (const sign of SIGNS) {
    it(`1 MB of ${sign} is refused, or answered with no more than was sent`, async () => {
      const text = sign.repeat(MB / TEXTS.length / sign.length)
      const form = Buffer.from(
        new URLSearchParams([['csrf', csrfFor()], ...inEachText(text)]).toString(),
      )
      const json = Buffer.from(JSON.stringify(Object.fromEntries(inEachText(text))))
      const answers = await postToEach(isDesk => (isDesk ? [FORM, form] : [JSON_TYPE, json]))
      for (const {about, bytes} of answers) assert.ok(bytes < 1.5 * MB, about)
    })
  }

  it('the character NUL, which no database takes, breaks no form of the desk and no address', async () => {
    const fields = ['from', 'to', 'field', 'version', 'base', 'subject', 'id', 'origins', 'code']
    const form = new URLSearchParams([
      ...[['csrf', csrfFor()], ...inEachText('a\0b')],
      ...fields.map(name => [name, '\0']),
    ] as [string, string][])
    await postToEach(() => [FORM, Buffer.from(form.toString())])
    const query = 'after agent day from partner q search state to'
      .split(' ')
      .map(name => `${name}=%00`)
      .join('&')
    for (const {url} of gets) {
      const address = url.replace(/:kind/, 'team').replace(/:\w+|\*/g, 'a%00')
      for (const token of ['', administrator]) {
        const answer = await site.inject({
          ...{url: `${address}?${query}`, payloadAsStream: true},
          headers: token ? {cookie: `desk=${token}`} : {},
        })
        answer.stream().destroy()
        assert.ok(answer.statusCode < 500, `${url}: ${answer.statusCode}`)
      }
    }
  })

  it('files of nobody are refused before they have arrived, and the connection ends', async () => {
    const socket = connect(await listen(site), '127.0.0.1')
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    // The file never ends.
    socket.write(
      [
        ...['POST /desk/content/team/+new/upload?field=image HTTP/1.1', 'host: desk.example'],
        ...[`origin: ${OWN}`, `content-type: ${FILES}`, 'transfer-encoding: chunked', '', ''],
      ].join('\r\n'),
    )
    socket.on('error', () => {})
    await once(socket, 'close')
    assert.match(answer, /^HTTP\/1\.1 401 /)
    assert.match(answer, /connection: close/i)
    assert.match(answer, /action="\/desk\/sign-in"/)
  })
})
