import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {accountSessions} from '#desk/tables.ts'
import {useDesk} from '../server/support/desk/desk.ts'

describe('the agency’s desk', () => {
  const {api, desk} = useDesk()

  it('leads who is not signed in to the sign-in, and back afterwards', async () => {
    const {status, location} = await desk.visitor.get('/desk?page=2')
    assert.equal(status, 303)
    assert.equal(location, '/desk/sign-in?to=%2Fdesk%3Fpage%3D2')
  })

  it('greets who is, in the language of the account', async () => {
    const editor = await desk.signIn('editor', {name: 'Layla <Haddad>', locale: 'fr'})
    const {status, body} = await editor.get('/desk')
    assert.equal(status, 200)
    assert.match(body, /<html lang="fr" dir="ltr">/)
    assert.match(body, /Bienvenue, Layla &lt;Haddad&gt;\./)
  })

  it('no cache stores the desk, no search engine lists it, no page frames it, and it runs no foreign script', async () => {
    const editor = await desk.signIn('editor')
    for (const [client, path] of [
      [editor, '/desk'],
      [desk.visitor, '/desk/sign-in'],
      [editor, '/desk/nothing-here'],
    ] as const) {
      const {headers} = await client.get(path)
      assert.equal(headers['cache-control'], 'no-store', path)
      assert.match(`${headers['x-robots-tag']}`, /noindex/, path)
      const policy = `${headers['content-security-policy']}`
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        assert.ok(policy.includes(rule), `${path}: ${rule}`)
      }
    }
  })

  it('refuses forms without the token of their session, and those of other pages', async () => {
    const editor = await desk.signIn('editor')
    const {body} = await (await desk.signIn('editor')).get('/desk')
    const [, foreign = ''] = /name="csrf" value="([^"]+)"/.exec(body) ?? []
    assert.equal((await editor.forge('/desk/sign-out')).status, 403)
    assert.equal((await editor.forge('/desk/sign-out', {csrf: foreign})).status, 403)
    const elsewhere = {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}
    assert.equal((await editor.post('/desk/sign-out', {}, elsewhere)).status, 403)
    assert.equal((await editor.get('/desk')).status, 200, 'the session goes on')
  })

  it('a token in an address of the desk is good for this address alone', async () => {
    const editor = await desk.signIn('editor')
    const {body} = await editor.get('/desk/content/team/+new')
    const [action = ''] = /\/desk\/content\/team\/\+new\/upload\?[^"]+/.exec(body) ?? []
    const csrf = new URLSearchParams(action.replace(/^.*;/, '')).get('csrf') ?? ''
    const of = (path: string) => `${path}?${new URLSearchParams({field: 'image', csrf})}`
    const type = {'content-type': 'multipart/form-data; boundary=x'}
    const upload = (path: string) => editor.forge(of(path), {}, type)
    assert.equal((await editor.forge('/desk/sign-out', {csrf})).status, 403)
    assert.equal((await upload('/desk/content/properties/+new/upload')).status, 403)
    assert.notEqual((await upload('/desk/content/team/+new/upload')).status, 403)
    const [, whole = ''] = /name="csrf" value="([^"]+)"/.exec(body) ?? []
    const withWhole = `/desk/content/team/+new/upload?csrf=${whole}`
    assert.equal((await editor.forge(withWhole, {}, type)).status, 403)
  })

  it('looking for new enquiries does not prolong a session', async () => {
    const agent = await desk.signIn('agent')
    const orm = await api.database.ready()
    const own = eq(accountSessions.account, agent.account?.id ?? '')
    const seenAt = sql`now() - interval '11 hours'`
    await orm.update(accountSessions).set({seenAt}).where(own)
    const seen = async () =>
      (await orm.select().from(accountSessions).where(own))[0]?.seenAt.getTime()
    const before = await seen()
    assert.equal((await agent.get('/desk/enquiries/latest?after=')).status, 200)
    assert.equal(await seen(), before)
    await agent.get('/desk/enquiries')
    assert.ok(Number(await seen()) > Number(before))
  })

  it('ends a session where somebody signs out', async () => {
    const editor = await desk.signIn('editor')
    const {status, location} = await editor.post('/desk/sign-out')
    assert.equal(status, 303)
    assert.equal(location, '/desk/sign-in?done=signed-out')
    assert.equal((await editor.get('/desk')).status, 303)
  })

  it('serves its style sheet and its script under addresses that change with them', async () => {
    const {body} = await desk.visitor.get('/desk/sign-in')
    const files = [...body.matchAll(/(?:href|src)="(\/desk\/files\/[^"]+)"/g)]
    assert.equal(files.length, 2)
    for (const [, path = ''] of files) {
      const {status, headers} = await desk.visitor.get(path)
      assert.equal(status, 200, path)
      assert.match(`${headers['cache-control']}`, /immutable/, path)
    }
  })
})
