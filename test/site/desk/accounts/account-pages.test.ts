import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {before, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {Secret, TOTP} from 'otpauth'
import {listSessions, startSession} from '#desk/access/sessions.ts'
import {actions} from '#desk/audit/actions.ts'
import {audit, OPERATOR} from '#desk/audit/audit-log.ts'
import {accounts, auditLog} from '#desk/tables.ts'
import {team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {htmlFindings} from '../../../audit/checks/html.ts'
import {fromNow} from '../../../support/dates.ts'
import {useDesk} from '../../server/support/desk/desk.ts'
import {DeskBrowser} from '../../server/support/desk/desk-browser.ts'
import {addAccount, PASSWORD} from '../support/accounts.ts'

const NEXT = 'copper lantern meadow'
const SET_UP = '/desk/account/second-factor'
const KEY = /<code dir="ltr">([A-Z2-7 ]+)<\/code>/

/** Tables are stacked on a phone: Safari takes them for plain text there unless they say what they are. */
const faultsIn = async (path: string, html: string) =>
  (await htmlFindings(path, html)).filter(({kind}) => kind !== 'no-redundant-role')

describe('pages of the accounts', () => {
  const {api, desk} = useDesk()
  let orm: Orm
  before(async () => {
    orm = await api.database.ready()
    const member = {id: 'layla-haddad', name: 'Layla Haddad', occupation: {en: 'Agent'}}
    await orm.insert(team).values({...member, sort_order: 1, published: true})
  })
  let networks = 0

  async function opened(path: string, given: Partial<typeof accounts.$inferInsert> = {}) {
    const account = await addAccount(orm, given)
    const browser = new DeskBrowser(desk.site, `198.51.100.${++networks}`)
    const started = {device: 'Firefox on Linux', stage: 'complete'} as const
    browser.cookies.set('desk', await startSession(orm, account, started))
    await browser.open(path)
    return {account, browser}
  }
  const byAdministrator = (path: string) => opened(path, {role: 'administrator'})
  const stored = async (id: string) => {
    const [row] = await orm.select().from(accounts).where(eq(accounts.id, id))
    return row
  }

  it('change one’s own name and language, and show a wrong one beside its field', async () => {
    const {account, browser} = await opened('/desk/account')
    const wrong = await browser.send({name: ' ', locale: 'ar'}, '/desk/account')
    assert.equal(wrong.status, 422)
    assert.match(wrong.body, /id="name-error">Write a name on one line\./)
    const {body} = await browser.send({name: 'Layla Omar', locale: 'ar'}, '/desk/account')
    assert.match(body, /<html lang="ar" dir="rtl">[\s\S]+Layla Omar/)
    assert.equal((await stored(account.id))?.locale, 'ar')
  })

  it('change the password of whoever knows it, and end the other sessions', async () => {
    const {account, browser} = await opened('/desk/account')
    await startSession(orm, account, {device: 'Safari on iPhone', stage: 'complete'})
    const action = '/desk/account/password'
    const change = async (password: string, next: string, repeated = next) =>
      (await browser.send({password, 'new-password': next, repeated}, action)).body
    assert.match(await change('wrong', NEXT), /<details open="">[\s\S]+This is not your password\./)
    assert.match(await change(PASSWORD, 'short'), /id="new-password-error">Use at least 12/)
    assert.match(await change(PASSWORD, NEXT, 'other'), /The two passwords differ\./)
    assert.equal((await listSessions(orm, account.id)).length, 2)
    assert.match(
      await change(PASSWORD, NEXT),
      /Your password has been saved, and all other sessions have ended\./,
    )
    assert.equal((await listSessions(orm, account.id)).length, 1)
  })

  it('set up the second factor by a picture and a key, and show the recovery codes once', async () => {
    const {account, browser} = await opened(SET_UP)
    const [, earlier = ''] = KEY.exec(browser.page.body) ?? []
    await browser.open(SET_UP)
    assert.match(
      browser.page.body,
      /<svg class="qr"[^>]+aria-label="QR code"><path d="M4 4h1v1h-1z/,
    )
    const [, key = ''] = KEY.exec(browser.page.body) ?? []
    assert.notEqual(key, earlier)
    const wrong = await browser.send({code: '000000', password: PASSWORD}, SET_UP)
    assert.equal(wrong.status, 422)
    assert.ok(wrong.body.includes(key))
    const totp = new TOTP({secret: Secret.fromBase32(key.replaceAll(' ', ''))})
    const refused = await browser.send({code: totp.generate(), password: 'wrong'}, SET_UP)
    assert.equal(refused.status, 422)
    assert.match(refused.body, /This is not your password\./)
    assert.ok(!refused.body.includes(key), 'only who knows the password sees the key again')
    const {body} = await browser.send({code: totp.generate(), password: PASSWORD}, SET_UP)
    const codes = [...body.matchAll(/<code>([a-z0-9-]{19})<\/code>/g)].map(([, code]) => code)
    assert.equal(codes.length, 10)
    assert.doesNotMatch(body, /clock is about/)
    await browser.open('/desk/account')
    assert.match(browser.page.body, /10 recovery codes are left\./)
    assert.ok(!codes.some(code => browser.page.body.includes(code ?? '')))
    assert.equal((await browser.open(SET_UP)).path, '/desk/account')
    await browser.send({password: 'wrong'}, '/desk/account/recovery-codes')
    assert.equal(browser.page.status, 422)
    await browser.send({password: PASSWORD}, '/desk/account/recovery-codes')
    assert.doesNotMatch(browser.page.body, new RegExp(codes[0] ?? ''))
    await browser.open('/desk/account')
    await browser.send({password: PASSWORD}, '/desk/account/second-factor/end')
    assert.match(browser.page.body, /The second factor is off\./)
    assert.equal((await stored(account.id))?.totpSecret, null)
  })

  it('the page after set-up says how far the clock of the phone is off', async () => {
    for (const [seconds, said] of [
      [75, /Your phone’s clock is about \d0 seconds ahead\./],
      [-75, /Your phone’s clock is about \d0 seconds behind\./],
    ] as const) {
      const {browser} = await opened(SET_UP)
      const [, key = ''] = KEY.exec(browser.page.body) ?? []
      const totp = new TOTP({secret: Secret.fromBase32(key.replaceAll(' ', ''))})
      const code = totp.generate({timestamp: fromNow(seconds * 1000).getTime()})
      const {status, body} = await browser.send({code, password: PASSWORD}, SET_UP)
      assert.equal(status, 200)
      assert.match(body, said)
    }
  })

  it('list one’s own sessions and end them, and those of nobody else', async () => {
    const {account, browser} = await opened('/desk/account')
    const other = await addAccount(orm)
    await startSession(orm, account, {device: 'Safari on iPhone', stage: 'complete'})
    await startSession(orm, other, {device: 'Edge on Windows', stage: 'complete'})
    await browser.open('/desk/account')
    assert.match(browser.page.body, /Safari on iPhone/)
    assert.doesNotMatch(browser.page.body, /Edge on Windows/)
    const [theirs] = await listSessions(orm, other.id)
    const own = await listSessions(orm, account.id)
    const phone = own.find(({device}) => device.startsWith('Safari'))
    const end = `/desk/account/sessions/${phone?.id}/end`
    const form = browser.page
    browser.page = {
      ...form,
      body: form.body.replaceAll(end, end.replace(`${phone?.id}`, `${theirs?.id}`)),
    }
    const refused = await browser.send({}, `/desk/account/sessions/${theirs?.id}/end`)
    assert.equal(refused.status, 404)
    browser.page = form
    await browser.send({}, end)
    assert.equal((await listSessions(orm, account.id)).length, 1)
    assert.equal((await listSessions(orm, other.id)).length, 1)
  })

  it('let an administrator invite somebody, and show the link once', async () => {
    const {browser} = await byAdministrator('/desk/accounts/new')
    const account = {name: 'Omar <Said>', role: 'agent', agent: 'layla-haddad', locale: 'fr'}
    const facts = {...account, password: PASSWORD}
    const wrong = await browser.send({...facts, mail: 'omar'}, '/desk/accounts')
    assert.equal(wrong.status, 422)
    assert.match(wrong.body, /id="mail-error">Write an address such as/)
    assert.match(wrong.body, /value="Omar &lt;Said&gt;"/)
    const mail = `${randomUUID()}@agency.example`
    const asked = await browser.send({...account, mail, password: 'wrong'}, '/desk/accounts')
    assert.equal(asked.status, 422)
    assert.match(asked.body, /This is not your password\.[\s\S]+/)
    const {body} = await browser.send({...facts, mail}, '/desk/accounts')
    const [, link = ''] =
      /<code dir="ltr">http:\/\/desk\.example(\/desk\/join\/[\w-]{43})</.exec(body) ?? []
    const [row] = await orm.select().from(accounts).where(eq(accounts.mail, mail))
    assert.deepEqual([row?.role, row?.agent, row?.locale], ['agent', 'layla-haddad', 'fr'])
    assert.equal((await new DeskBrowser(desk.site, '198.51.100.200').open(link)).status, 200)
    await browser.open('/desk/accounts/new')
    const namesake = await browser.send({...facts, mail: `x${mail}`}, '/desk/accounts')
    assert.match(namesake.body, /id="name-error">This name is taken\./)
    const taken = await browser.send({...facts, name: 'Omar Said, Marina', mail}, '/desk/accounts')
    assert.match(taken.body, /This address already has an account\./)
  })

  it('let an administrator change, disable, enable and remove an account', async () => {
    const {account} = await opened('/desk')
    const home = `/desk/accounts/${account.id}`
    const {browser} = await byAdministrator(home)
    await browser.send({name: 'Omar Said', role: 'agent', agent: '', locale: 'ru'}, home)
    assert.equal(browser.page.path, `${home}?done=saved`)
    assert.equal((await stored(account.id))?.role, 'agent')
    assert.match(browser.page.body, /Firefox on Linux/)
    await browser.send({}, `${home}/disable`)
    assert.deepEqual(await listSessions(orm, account.id), [])
    assert.match(browser.page.body, /<dt>State<\/dt><dd>Disabled<\/dd>/)
    await browser.send({}, `${home}/enable`)
    await browser.send({}, `${home}/remove`)
    assert.equal(browser.page.path, '/desk/accounts?done=account-removed')
    assert.equal(await stored(account.id), undefined)
    assert.equal((await browser.open(home)).status, 404)
    assert.equal((await browser.open('/desk/accounts/x')).status, 404)
  })

  it('administrators give their password before links, addresses and second factors change', async () => {
    const confirmed = {totpSecret: 'JBSWY3DPEHPK3PXP', totpConfirmedAt: new Date()}
    const account = await addAccount(orm, {...confirmed, name: 'Nadia Karim'})
    const home = `/desk/accounts/${account.id}`
    const {browser} = await byAdministrator(home)
    for (const [action, fields] of [
      [`${home}/mail`, {mail: 'thief@agency.example'}],
      [`${home}/link`, {}],
      [`${home}/second-factor/end`, {}],
    ] as const) {
      await browser.open(home)
      await browser.send({...fields, password: 'wrong'}, action)
      assert.equal(browser.page.status, 422, action)
      assert.match(browser.page.body, /This is not your password\./, action)
    }
    const before = await stored(account.id)
    assert.equal(before?.mail, account.mail)
    assert.equal(before?.inviteHash, null)
    assert.ok(before?.totpConfirmedAt)
    await browser.open(home)
    await browser.send({password: PASSWORD}, `${home}/second-factor/end`)
    await browser.send({password: PASSWORD}, `${home}/link`)
    const after = await stored(account.id)
    assert.equal(after?.totpConfirmedAt, null)
    assert.ok(after?.inviteHash)
  })

  it('no account can take the name of a colleague, the operator or the server', async () => {
    await addAccount(orm, {name: 'Salma Nasser'})
    const {account, browser} = await opened('/desk/account', {name: 'Yusuf Amin'})
    for (const name of [
      ...['operator', 'Operator', 'ＯＰＥＲＡＴＯＲ', 'oper ator', 'ope\u2800rator', 'оperator'],
      ...['server', 'Сервер', 'Opérateur', 'المشغل', 'الخادم'],
      ...['Salma Nasser', 'salma  nasser', 'SalmaNasser', 'Ѕаlmа Nаssеr', 'Salma\u3164Nasser'],
      ...['Salma \u200cNasser', 'Salma\u200dNasser'],
    ]) {
      const {status, body} = await browser.send({name, locale: 'en'}, '/desk/account')
      assert.equal(status, 422, name)
      assert.match(body, /id="name-error">This name is taken\./, name)
    }
    const blank = await browser.send({name: '\u2800', locale: 'en'}, '/desk/account')
    assert.match(blank.body, /id="name-error">Write a name on one line\./)
    assert.equal((await stored(account.id))?.name, 'Yusuf Amin')
    await browser.send({name: 'Yusuf Amin', locale: 'fr'}, '/desk/account')
    assert.equal((await stored(account.id))?.locale, 'fr')
    await browser.send({name: 'علی\u200cرضا', locale: 'en'}, '/desk/account')
    assert.equal((await stored(account.id))?.name, 'علی\u200cرضا')
  })

  it('two accounts that had the same name before keep it', async () => {
    const {account, browser} = await opened('/desk/account', {name: 'Layla Haddad'})
    await addAccount(orm, {name: 'Layla Haddad'})
    await browser.send({name: 'Layla Haddad', locale: 'ru'}, '/desk/account')
    assert.equal((await stored(account.id))?.locale, 'ru')
  })

  it('keep the last administrator', async () => {
    await orm.delete(accounts)
    const {account, browser} = await byAdministrator('/desk')
    const home = `/desk/accounts/${account.id}`
    for (const action of [`${home}/disable`, `${home}/remove`]) {
      await browser.open(home)
      const {status, body} = await browser.send({}, action)
      assert.equal(status, 422)
      assert.match(body, /This is the last administrator who can sign in\./)
    }
    await browser.open(home)
    const {status} = await browser.send({role: 'editor', name: 'x', agent: '', locale: 'en'}, home)
    assert.equal(status, 422)
  })

  it('list a page of accounts at a time', async () => {
    const {browser} = await byAdministrator('/desk')
    for (let n = 0; n < 60; n++) await addAccount(orm)
    const {body} = await browser.open('/desk/accounts')
    assert.equal(body.match(/<th scope="row" role="rowheader">/g)?.length, 50)
    const [, next = ''] = /<a href="([^"]+)" rel="next">/.exec(body) ?? []
    const rest = await browser.open(next.replaceAll('&amp;', '&'))
    assert.ok((rest.body.match(/<th scope="row" role="rowheader">/g)?.length ?? 0) >= 11)
    assert.match(rest.body, /To the start/)
  })

  it('show what was done, by person, action and subject, a page at a time', async () => {
    const {account, browser} = await byAdministrator('/desk')
    await orm.delete(auditLog)
    const subject = randomUUID()
    for (let n = 0; n < 55; n++) {
      await audit(orm, OPERATOR, {action: 'enquiry.answered', subject, details: {to: `step ${n}`}})
    }
    await audit(orm, {account: account.id, name: account.name}, {action: 'media.uploaded'})
    await audit(orm, {account: randomUUID(), name: 'operator'}, {action: 'media.uploaded'})
    const rows = () => browser.page.body.match(/<th scope="row" role="rowheader">/g)?.length ?? 0
    await browser.open('/desk/audit-log')
    assert.equal(rows(), 50)
    assert.match(browser.page.body, /To: step 54/)
    assert.match(browser.page.body, new RegExp(`Layla Haddad</bdi>.+\\(<bdi>${account.mail}`))
    assert.match(browser.page.body, /operator<\/bdi>.+\(<bdi>removed account/)
    const [, next = ''] = /<a href="([^"]+)" rel="next">/.exec(browser.page.body) ?? []
    await browser.open(next.replaceAll('&amp;', '&'))
    assert.equal(rows(), 7)
    await browser.open(`/desk/audit-log?who=${account.id}`)
    assert.equal(rows(), 1)
    await browser.open('/desk/audit-log?who=operator&action=media.uploaded')
    assert.match(browser.page.body, /No activity matches\./)
    await browser.open(`/desk/audit-log?subject=${subject}&before=x%27`)
    assert.equal(rows(), 50)
    assert.match(browser.page.body, new RegExp(`href="/desk/enquiries/${subject}"`))
  })

  it('account pages are valid HTML', async () => {
    const {account, browser} = await byAdministrator('/desk')
    await startSession(orm, account, {device: 'Safari on iPhone', stage: 'complete'})
    for (const path of [
      ...['/desk/account', SET_UP, '/desk/audit-log', '/desk/accounts', '/desk/accounts/new'],
      `/desk/accounts/${account.id}`,
    ]) {
      assert.deepEqual(await faultsIn(path, (await browser.open(path)).body), [])
    }
    browser.cookies.clear()
    for (const path of ['/desk/sign-in', '/desk/forgotten', '/desk/join/x']) {
      assert.deepEqual(await faultsIn(path, (await browser.open(path)).body), [])
    }
  })

  it('name everything that can be done in words', async () => {
    const {browser} = await byAdministrator('/desk/audit-log')
    for (const action of actions) {
      assert.ok(browser.page.body.includes(`<option value="${action}">`), action)
      assert.ok(!browser.page.body.includes(`>${action}<`), action)
    }
  })
})
