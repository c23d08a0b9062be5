import assert from 'node:assert/strict'
import {after, before, describe, it, mock} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {Secret, TOTP} from 'otpauth'
import {confirmSecondFactor, setUpSecondFactor} from '#desk/access/second-factor.ts'
import {invite} from '#desk/accounts/invitations.ts'
import {OPERATOR} from '#desk/audit/audit-log.ts'
import {accountSessions, accounts} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {fromNow} from '../../../support/dates.ts'
import {startDesk, useDesk} from '../../server/support/desk/desk.ts'
import {DeskBrowser} from '../../server/support/desk/desk-browser.ts'
import {startMailServer} from '../../server/support/leads/mail-server.ts'
import {addAccount, PASSWORD} from '../support/accounts.ts'

const NEXT = 'copper lantern meadow'

describe('signing in to the desk', () => {
  const {api, desk} = useDesk()
  let orm: Orm
  before(async () => {
    orm = await api.database.ready()
    // A step of time must not end between a code and its check.
    mock.timers.enable({apis: ['Date'], now: fromNow(0)})
  })
  after(() => mock.timers.reset())
  let networks = 0
  const browser = (on = desk) => new DeskBrowser(on.site, `203.0.113.${++networks}`)

  async function signedIn(account: {mail: string}, on = browser()) {
    await on.open('/desk/sign-in')
    await on.send({mail: account.mail, password: PASSWORD})
    return on
  }

  async function withSecondFactor() {
    const account = await addAccount(orm)
    const secret = (await setUpSecondFactor(orm, account, 'OCP Real Estate'))?.secret ?? ''
    const codeOf = (steps: number) =>
      new TOTP({secret: Secret.fromBase32(secret)}).generate({
        timestamp: fromNow(steps * 30_000).getTime(),
      })
    const from = {network: 'of this test', secret: api.secret}
    const confirmed = await confirmSecondFactor(orm, {account, code: codeOf(0), ...from})
    const codes = 'recoveryCodes' in confirmed ? confirmed.recoveryCodes : []
    return {account, next: () => codeOf(1), codes}
  }

  it('leads to the page that was asked for, in the language of the account', async () => {
    const account = await addAccount(orm, {locale: 'fr', name: 'Layla Haddad'})
    const visitor = browser()
    await visitor.open('/desk?day=2026-11-01')
    assert.match(visitor.page.path, /^\/desk\/sign-in\?to=/)
    await visitor.send({mail: account.mail, password: PASSWORD})
    assert.equal(visitor.page.path, '/desk?day=2026-11-01')
    assert.match(visitor.page.body, /Bienvenue, Layla Haddad\./)
    assert.equal((await visitor.open('/desk/sign-in')).path, '/desk')
  })

  it('leads to no page of another site', async () => {
    const account = await addAccount(orm)
    for (const to of ['https://evil.example', '//evil.example', '/desk\\evil', '/deskevil', '/']) {
      const visitor = browser()
      await visitor.open(`/desk/sign-in?to=${encodeURIComponent(to)}`)
      await visitor.send({mail: account.mail, password: PASSWORD, to})
      assert.equal(visitor.page.path, '/desk', to)
    }
  })

  it('keeps the session in a cookie that no script reads and no other host can set', async () => {
    const account = await addAccount(orm)
    assert.match(
      (await signedIn(account)).setCookies[0] ?? '',
      /^desk=[\w-]{43}; Max-Age=1209600; Path=\/desk; HttpOnly; SameSite=Lax$/,
    )
    const encrypted = await startDesk(api, {SITE_URL: 'https://desk.example'})
    const {headers} = await encrypted.site.inject({
      ...{method: 'POST', url: '/desk/sign-in'},
      headers: {
        origin: 'https://desk.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({mail: account.mail, password: PASSWORD}).toString(),
    })
    await encrypted.close()
    assert.match(
      `${headers['set-cookie']}`,
      /^__Host-desk=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax,__Host-desk-browser=[\w-]{59};/,
    )
  })

  it('takes over no session that a browser had before', async () => {
    const account = await addAccount(orm)
    const visitor = browser()
    const planted = 'A'.repeat(43)
    visitor.cookies.set('desk', planted)
    await signedIn(account, visitor)
    assert.notEqual(visitor.cookies.get('desk'), planted)
    const thief = browser()
    thief.cookies.set('desk', planted)
    assert.match((await thief.open('/desk')).path, /^\/desk\/sign-in/)
  })

  it('answers the same page to a wrong password and to nobody, and keeps the address', async () => {
    const account = await addAccount(orm)
    const visitor = browser()
    const bodies: string[] = []
    for (const mail of [account.mail, 'nobody@agency.example']) {
      await visitor.open('/desk/sign-in')
      const {status, body} = await visitor.send({mail, password: 'wrong'})
      assert.equal(status, 422)
      assert.ok(body.includes(`value="${mail}"`))
      assert.doesNotMatch(body, /value="wrong"/)
      bodies.push(body.replaceAll(mail, ''))
    }
    assert.equal(bodies[0], bodies[1])
    assert.match(bodies[0] ?? '', /address or the password is wrong/)
  })

  it('says how long to wait after ten failures', async () => {
    const account = await addAccount(orm)
    const visitor = browser()
    await visitor.open('/desk/sign-in')
    await visitor.send({mail: account.mail, password: 'wrong'})
    await orm.execute(sql`update sign_in_failures set count = 10`)
    const {status, body} = await visitor.send({mail: account.mail, password: PASSWORD})
    await orm.execute(sql`delete from sign_in_failures`)
    assert.equal(status, 429)
    assert.match(body, /Too many attempts\. Try again in 15 minutes\./)
  })

  it('asks for the code after the password, and shows nothing before it', async () => {
    const {account, next} = await withSecondFactor()
    const visitor = await signedIn(account)
    assert.match(visitor.page.body, /<h1>Your code<\/h1>/)
    assert.match(visitor.setCookies[0] ?? '', /Max-Age=600;/)
    const waiting = visitor.cookies.get('desk')
    assert.match((await visitor.open('/desk?day=1')).path, /^\/desk\/second-factor\?to=/)
    assert.doesNotMatch(visitor.page.body, /Layla Haddad|name="csrf"/)
    assert.equal((await visitor.send({code: '000000'})).status, 422)
    await visitor.send({code: next()})
    assert.equal(visitor.page.path, '/desk?day=1')
    assert.notEqual(visitor.cookies.get('desk'), waiting)
    const left = browser()
    left.cookies.set('desk', waiting ?? '')
    assert.match((await left.open('/desk')).path, /^\/desk\/sign-in/)
  })

  it('signing in as somebody else ends the session that awaits the code', async () => {
    const {account, next} = await withSecondFactor()
    const visitor = await signedIn(account)
    const waiting = visitor.cookies.get('desk')
    await visitor.send({}, '/desk/sign-out')
    assert.equal(visitor.page.path, '/desk/sign-in?done=signed-out')
    assert.equal(visitor.cookies.get('desk'), undefined)
    const left = browser()
    left.cookies.set('desk', waiting ?? '')
    await left.open('/desk/second-factor')
    assert.equal(left.page.path, '/desk/sign-in')
    await signedIn(account, left)
    await left.send({code: next()})
    assert.equal(left.page.path, '/desk')
  })

  it('takes a recovery code once, and says that it is gone', async () => {
    const {account, codes} = await withSecondFactor()
    const visitor = await signedIn(account)
    await visitor.send({code: codes[0] ?? ''})
    assert.match(visitor.page.body, /You used a recovery code, which will not work again\./)
    const again = await signedIn(account)
    assert.equal((await again.send({code: codes[0] ?? ''})).status, 422)
  })

  it('loses nothing typed when the session has ended meanwhile', async () => {
    const account = await addAccount(orm)
    const visitor = await signedIn(account)
    await orm.delete(accountSessions).where(eq(accountSessions.account, account.id))
    const typed = {
      name: 'Layla "Q" <Haddad>',
      locale: 'ru',
      postcode: '0000',
      'new-password': 'a secret',
    }
    const ended = await visitor.send(typed, '/desk/sign-out')
    assert.equal(ended.status, 401)
    assert.match(ended.body, /What you typed is kept: sign in, and send it again\./)
    assert.doesNotMatch(ended.body, /a secret/)
    await visitor.send({mail: account.mail, password: 'wrong'})
    const back = await visitor.send({mail: account.mail, password: PASSWORD})
    assert.equal(back.path, '/desk/send-again')
    assert.match(back.body, /<form action="\/desk\/sign-out" method="post">/)
    for (const field of [
      'name="name" value="Layla &quot;Q&quot; &lt;Haddad&gt;"',
      'value="ru"',
      'value="0000"',
    ]) {
      assert.ok(back.body.includes(field), field)
    }
    const sent = await visitor.send({}, '/desk/sign-out')
    assert.equal(sent.path, '/desk/sign-in?done=signed-out')
  })

  it('carries a long form in one field, and says what to do with one that is too long', async () => {
    const account = await addAccount(orm)
    const visitor = await signedIn(account)
    await orm.delete(accountSessions).where(eq(accountSessions.account, account.id))
    const rows = Array.from({length: 1_000}, (_, row) => [`rows.${row}`, 'x'.repeat(400)])
    const action = '/desk/content/team/+new'
    const send = (fields: Record<string, string>) =>
      desk.site.inject({
        ...{method: 'POST', url: action, payload: new URLSearchParams(fields).toString()},
        headers: {
          ...{origin: 'http://desk.example', cookie: `desk=${visitor.cookies.get('desk')}`},
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
    const kept = await send(Object.fromEntries(rows))
    assert.equal(kept.statusCode, 401)
    assert.equal(kept.body.match(/type="hidden"/g)?.length, 1)
    const tooLong = await send({...Object.fromEntries(rows), about: 'x'.repeat(100_000)})
    assert.equal(tooLong.statusCode, 413)
    assert.match(tooLong.body, /too large to be kept while you sign in/)
    assert.match(tooLong.body, /what you typed is still there\. Sign in on another tab/)
  })

  it('keeps what was typed through the code, too', async () => {
    const {account, codes} = await withSecondFactor()
    const visitor = await signedIn(account)
    await visitor.send({code: codes[0] ?? ''})
    await orm.delete(accountSessions).where(eq(accountSessions.account, account.id))
    await visitor.send({note: 'call at nine'}, '/desk/sign-out')
    await visitor.send({mail: account.mail, password: PASSWORD})
    await visitor.send({code: '000000'})
    await visitor.send({code: codes[1] ?? ''})
    assert.equal(visitor.page.path, '/desk/send-again')
    assert.match(visitor.page.body, /name="note" value="call at nine"/)
  })

  it('sends nothing in the name of somebody else', async () => {
    const [layla, omar] = [await addAccount(orm), await addAccount(orm)]
    const visitor = await signedIn(layla)
    await orm.delete(accountSessions).where(eq(accountSessions.account, layla.id))
    await visitor.send({note: 'call at nine'}, '/desk/sign-out')
    await visitor.send({mail: omar.mail, password: PASSWORD})
    assert.match(visitor.page.body, /This was typed by someone else\./)
    assert.doesNotMatch(visitor.page.body, /call at nine/)
  })

  it('offers to send a form of the session before again, but never sends it by itself', async () => {
    const account = await addAccount(orm)
    const visitor = await signedIn(account)
    const old = visitor.page
    visitor.cookies.clear()
    await signedIn(account, visitor)
    visitor.page = old
    const form = {note: 'call at nine', 'note~': 'markup of before'}
    const {status, body} = await visitor.send(form, '/desk/sign-out')
    assert.equal(status, 403)
    assert.match(body, /<h1>Send it again<\/h1>/)
    assert.match(body, /name="note" value="call at nine"/)
    assert.match(body, /name="note~" value="markup of before"/)
    assert.match(body, /<dt>note<\/dt>/)
    assert.doesNotMatch(body, /<dt>note~/, 'a hidden field is not listed')
    assert.equal((await visitor.open('/desk')).path, '/desk')
  })

  it('begins by a link, once, with a password that is typed twice', async () => {
    const mail = 'omar@agency.example'
    const invited = await invite(orm, {mail, name: 'Omar Said', role: 'agent'}, OPERATOR)
    assert.ok('token' in invited)
    const visitor = browser()
    await visitor.open(`/desk/join/${invited.token}`)
    assert.match(visitor.page.body, /Welcome, Omar Said\. With it you sign in as omar@agency/)
    const choose = async (password: string, repeated: string) =>
      (await visitor.send({password, repeated})).body
    assert.match(await choose(NEXT, `${NEXT}x`), /The two passwords differ\./)
    assert.match(await choose('short', 'short'), /Use at least 12 characters\./)
    assert.match(await choose('omar said 123', 'omar said 123'), /Do not use your name/)
    assert.match(await choose('password1234', 'password1234'), /Many people use this password/)
    await choose(NEXT, NEXT)
    assert.equal(visitor.page.path, '/desk?done=password')
    const late = await browser().open(`/desk/join/${invited.token}`)
    assert.equal(late.status, 404)
    assert.match(late.body, /This link has ended/)
  })

  it('sends a link for a forgotten password, and answers the same to everybody', async () => {
    const server = await startMailServer()
    const mailing = await startDesk(api, {
      ...{SMTP_URL: server.url, LEADS_MAIL_TO: 'sales@agency.example'},
      LEADS_MAIL_FROM: 'web@agency.example',
    })
    const account = await addAccount(orm)
    const bodies: string[] = []
    for (const mail of ['nobody@agency.example', account.mail]) {
      const visitor = browser(mailing)
      await visitor.open('/desk/forgotten')
      bodies.push((await visitor.send({mail})).body)
    }
    assert.equal(bodies[0], bodies[1])
    await server.has(1)
    assert.deepEqual(server.mails[0]?.to, [account.mail])
    const [, path = ''] =
      /http:\/\/desk\.example(\/desk\/join\/\S+)/.exec(server.mails[0]?.text ?? '') ?? []
    const visitor = browser(mailing)
    await visitor.open(path)
    await visitor.send({password: NEXT, repeated: NEXT})
    assert.equal(visitor.page.path, '/desk?done=password')
    await mailing.close()
    const [row] = await orm.select().from(accounts).where(eq(accounts.id, account.id))
    assert.equal(row?.inviteHash, null)
  })

  it('too many requested links get the same answer with and without an account', async () => {
    const mailing = await startDesk(api, {
      ...{SMTP_URL: (await startMailServer()).url, LEADS_MAIL_TO: 'sales@agency.example'},
      LEADS_MAIL_FROM: 'web@agency.example',
    })
    const account = await addAccount(orm)
    const bodies: string[] = []
    for (const mail of ['nobody-else@agency.example', account.mail]) {
      const visitor = browser(mailing)
      for (let n = 0; n < 4; n++) {
        await visitor.open('/desk/forgotten')
        await visitor.send({mail})
      }
      assert.equal(visitor.page.status, 429)
      bodies.push(visitor.page.body.replaceAll(mail, ''))
    }
    await mailing.close()
    assert.match(bodies[0] ?? '', /Too many attempts\..*within the last hour still works/s)
    assert.equal(bodies[0], bodies[1])
  })

  it('the cookie of a known browser names no person and opens nothing', async () => {
    const visitor = await signedIn(await addAccount(orm))
    assert.match(
      visitor.setCookies[1] ?? '',
      /^desk-browser=[\w-]{59}; Max-Age=34560000; Path=\/desk; HttpOnly; SameSite=Lax$/,
    )
    await visitor.open('/desk')
    await visitor.send({}, '/desk/sign-out')
    const kept = visitor.cookies.get('desk-browser') ?? ''
    assert.ok(kept && !visitor.cookies.has('desk'))
    assert.match((await visitor.open('/desk')).path, /^\/desk\/sign-in/)
    const colleague = await signedIn(await addAccount(orm), visitor)
    assert.ok(colleague.cookies.get('desk-browser')?.endsWith(`.${kept}`))
  })

  it('names the administrators where no mail can be sent', async () => {
    const {body} = await browser().open('/desk/forgotten')
    assert.match(body, /Ask an administrator of the desk for a new link\./)
  })
})
