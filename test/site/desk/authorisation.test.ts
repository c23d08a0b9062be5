import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {may, permissions, roles} from '#desk/access/permissions.ts'
import {startSession} from '#desk/access/sessions.ts'
import type {DeskRoute, GuardedRoute} from '#desk/http/desk-route.ts'
import {accounts} from '#desk/tables.ts'
import {readDist} from '#server/http/dist.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import {readSettings} from '#server/settings.ts'
import {DESK_SITE, startDesk, useDesk} from '../server/support/desk/desk.ts'
import {addAccount} from './support/accounts.ts'

const build = await readDist(serveCurrentBuild())
const {deskRoutes} = await build.desk()
const isGuarded = (route: DeskRoute): route is GuardedRoute => route.permission !== 'anyone'
const guarded = deskRoutes.filter(isGuarded)
const named = ({method, path}: DeskRoute) => `${method} /desk${path}`
/** Builds an address of a record that does not exist. */
const addressOf = ({path}: DeskRoute) => `/desk${path.replace(/:\w+/g, () => randomUUID())}`

const FORBIDDEN = /Your account may not do this/
const OUT_OF_DATE = /This form is out of date/

describe('what each role may do at the desk', () => {
  const {api, desk} = useDesk()

  /** Without the token of a form: what it would do is done by nobody. */
  async function ask(route: DeskRoute, token = '', of = desk) {
    const answer = await of.site.inject({
      ...{method: route.method, url: addressOf(route), payloadAsStream: true},
      headers: {
        origin: DESK_SITE,
        ...(token && {cookie: `desk=${token}`}),
        ...(route.method === 'POST' && {'content-type': 'application/x-www-form-urlencoded'}),
      },
    })
    const {statusCode: status, headers} = answer
    const isScreen = `${headers['content-type']}`.startsWith('text/html')
    const body = isScreen ? await textOf(answer.stream()) : ''
    // One that goes on, such as the list of enquiries that updates by itself.
    if (!isScreen) answer.stream().destroy()
    return {status, headers, body, location: `${headers.location ?? ''}`}
  }

  for (const role of roles) {
    it(`${role}: every route answers by the table of permissions`, async () => {
      const {token} = await desk.signIn(role)
      for (const route of guarded) {
        const {status, body, location} = await ask(route, token)
        const about = `${named(route)}: ${status}`
        if (!may(role, route.permission)) {
          assert.equal(status, 403, about)
          assert.match(body, FORBIDDEN, about)
        } else if (route.method === 'POST') {
          assert.equal(status, 403, about)
          assert.match(body, OUT_OF_DATE, about)
        } else {
          assert.ok([200, 303, 404].includes(status), about)
          assert.doesNotMatch(location, /sign-in/, about)
        }
      }
    })
  }

  for (const role of roles) {
    it(`${role} without a second factor that is required: every route leads to setting it up`, async () => {
      const strict = await startDesk(api, {DESK_SECOND_FACTOR: 'required'})
      const {token, account} = await strict.signIn(role)
      const {token: safe} = await strict.signIn(role, {totpConfirmedAt: new Date()})
      const open: string[] = []
      for (const route of guarded) {
        const {status, body, location} = await ask(route, token, strict)
        const about = `${named(route)}: ${status}`
        assert.ok(!/Set up your second factor first/.test((await ask(route, safe, strict)).body))
        if (location === '/desk/account/second-factor' && route.method === 'GET') continue
        if (status === 403 && /Set up your second factor first/.test(body)) continue
        open.push(named(route))
        assert.ok(status === 200 || OUT_OF_DATE.test(body), about)
      }
      assert.deepEqual(open.sort(), [
        'GET /desk/account/second-factor',
        'POST /desk/account/second-factor',
        'POST /desk/sign-out',
      ])
      const page = await strict.site.inject({
        ...{url: '/desk/account/second-factor', headers: {cookie: `desk=${token}`}},
      })
      assert.match(page.body, /This desk is for accounts with a second factor/)
      const orm = await api.database.ready()
      const set = {totpConfirmedAt: new Date()}
      await orm
        .update(accounts)
        .set(set)
        .where(eq(accounts.id, account?.id ?? ''))
      assert.equal(
        (await strict.site.inject({url: '/desk', headers: {cookie: `desk=${token}`}})).statusCode,
        200,
      )
      await strict.close()
    })
  }

  it('the setting of the second factor is one of two words', () => {
    assert.equal(readSettings({}).desk.needsSecondFactor, false)
    assert.equal(readSettings({DESK_SECOND_FACTOR: 'required'}).desk.needsSecondFactor, true)
    assert.throws(
      () => readSettings({DESK_SECOND_FACTOR: 'yes'}),
      /DESK_SECOND_FACTOR must be one of optional, required, got "yes"/,
    )
  })

  it('nobody: every route leads to the sign-in, and shows nothing', async () => {
    for (const route of guarded) {
      const {status, location, body} = await ask(route)
      if (route.method === 'GET') {
        assert.equal(status, 303, named(route))
        assert.match(location, /^\/desk\/sign-in\?to=/, named(route))
      } else {
        assert.equal(status, 401, named(route))
        assert.match(body, /action="\/desk\/sign-in"/, named(route))
      }
    }
  })

  it('a session that awaits the code: every route leads to it', async () => {
    const orm = await api.database.ready()
    const account = await addAccount(orm, {role: 'administrator'})
    const token = await startSession(orm, account, {device: '', stage: 'password'})
    for (const route of guarded.filter(one => !one.isForPasswordStage)) {
      const {status, location, body} = await ask(route, token)
      if (route.method === 'GET') assert.match(location, /^\/desk\/second-factor/, named(route))
      else assert.equal(status, 401, named(route))
      assert.ok(!body.includes(account.name), named(route))
    }
  })

  it('a session that awaits the code can sign out, and nothing else', () => {
    const open = deskRoutes.filter(({isForPasswordStage}) => isForPasswordStage).map(named)
    assert.deepEqual(open, ['POST /desk/sign-out'])
  })

  it('an account that was disabled a moment ago: every route leads to the sign-in', async () => {
    const orm = await api.database.ready()
    const {token, account} = await desk.signIn('administrator')
    await orm
      .update(accounts)
      .set({disabledAt: new Date()})
      .where(eq(accounts.id, account?.id ?? ''))
    for (const route of guarded) {
      const {status} = await ask(route, token)
      assert.equal(status, route.method === 'GET' ? 303 : 401, named(route))
    }
  })

  it('a role that changes counts from the next request on', async () => {
    const orm = await api.database.ready()
    const administrator = await desk.signIn('administrator')
    assert.equal((await administrator.get('/desk/accounts')).status, 200)
    await orm
      .update(accounts)
      .set({role: 'agent'})
      .where(eq(accounts.id, administrator.account?.id ?? ''))
    assert.equal((await administrator.get('/desk/accounts')).status, 403)
  })

  it('no answer is kept by a cache', async () => {
    const {token} = await desk.signIn('administrator')
    for (const route of deskRoutes) {
      const {headers} = await ask(route, token)
      assert.equal(headers['cache-control'], 'no-store', named(route))
    }
  })

  it('only the steps of signing in are open to everyone', () => {
    const open = deskRoutes.filter(route => !isGuarded(route)).map(named)
    assert.deepEqual(open.sort(), [
      'GET /desk/forgotten',
      'GET /desk/join/:token',
      'GET /desk/second-factor',
      'GET /desk/sign-in',
      'POST /desk/forgotten',
      'POST /desk/join/:token',
      'POST /desk/second-factor',
      'POST /desk/send-again',
      'POST /desk/sign-in',
    ])
  })

  it('an agent works on enquiries, an editor on content besides, the rest is for administrators', () => {
    const of = (role: (typeof roles)[number]) => permissions.filter(one => may(role, one)).sort()
    assert.deepEqual(of('agent'), ['enquiries', 'own-account'])
    assert.deepEqual(of('editor'), [
      ...['content', 'enquiries', 'enquiries-assign', 'enquiries-export', 'figures', 'own-account'],
    ])
    assert.deepEqual(of('administrator'), [...permissions].sort())
  })
})

async function textOf(stream: NodeJS.ReadableStream) {
  let text = ''
  for await (const piece of stream) text += piece
  return text
}
