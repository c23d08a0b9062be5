/** The registry of partners at the desk. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {desc} from 'drizzle-orm'
import {auditLog} from '#desk/tables.ts'
import {recordClaims} from '#server/partners/registry/claims.ts'
import {findPartner} from '#server/partners/registry/registry-store.ts'
import {widgetUse} from '#server/partners/tables.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {type DeskClient, useDesk} from '../server/support/desk/desk.ts'

const NAME = 'gulf & <homes>/../?'
const path = (name: string) => `/desk/partners/partner?name=${encodeURIComponent(name)}`

describe('partners at the desk', () => {
  const {api, desk} = useDesk()
  let administrator: DeskClient
  before(async () => {
    administrator = await desk.signIn('administrator')
  })

  const orm = () => api.database.ready()
  const stored = async (name: string) => findPartner(await orm(), name)
  const lastAudited = async () => {
    const [last] = await (await orm()).select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    return last
  }
  const add = (name: string, more = {}) =>
    administrator.post('/desk/partners/new', {name, origins: '', dailyLimit: '', mail: '', ...more})
  const textOf = (body: string) => body.replace(/<[^>]+>/g, ' ')
  const versionIn = (body: string) => /name="version" value="([^"]+)"/.exec(body)?.[1] ?? ''

  it('only administrators can open partners', async () => {
    for (const role of ['editor', 'agent'] as const) {
      const other = await desk.signIn(role)
      assert.equal((await other.get('/desk/partners')).status, 403)
      assert.equal((await other.post('/desk/partners/new', {name: 'x'})).status, 403)
      assert.equal(await stored('x'), undefined)
    }
  })

  it('say that none is registered, before there is one', async () => {
    assert.match((await administrator.get('/desk/partners')).body, /There are no partners yet/)
  })

  it('a partner with any name can be added with websites, limit and mail', async () => {
    const {status, location} = await add(NAME, {
      ...{origins: 'https://portal.example/\n https://other.example ', dailyLimit: '20'},
      mail: 'desk@portal.example',
    })
    assert.equal(status, 303)
    assert.equal(location, `${path(NAME)}&done=partner-added`)
    const {origins, dailyLimit, mail} = (await stored(NAME)) ?? assert.fail()
    assert.deepEqual(origins, ['https://portal.example', 'https://other.example'])
    assert.deepEqual([dailyLimit, mail], [20, 'desk@portal.example'])
    const {body} = await administrator.get(location)
    assert.match(body, /The partner is registered\./)
    assert.match(body, /<h1>gulf &amp; &lt;homes&gt;\/\.\.\/\?<\/h1>/)
    assert.equal((await lastAudited())?.action, 'partner.added')
  })

  it('take no pattern for an origin, and no other spelling of a number for a limit', async () => {
    for (const [field, value] of [
      ['origins', 'https://*'],
      ['origins', 'https://*.portal.example'],
      ['dailyLimit', '0x10'],
      ['dailyLimit', '1e2'],
    ] as const) {
      const {status, body} = await add('pattern', {[field]: value})
      assert.equal(status, 422, value)
      assert.match(body, new RegExp(`id="${field}-error"`))
    }
  })

  it('keep what was typed, and say beside each field what is wrong with it', async () => {
    const {status, body} = await add('(bracket', {
      ...{origins: 'portal.example/path', dailyLimit: '0', mail: 'nobody'},
    })
    assert.equal(status, 422)
    for (const [field, words] of [
      ['name', /does not begin with a bracket/],
      ['origins', /portal\.example\/path is not a website/],
      ['dailyLimit', /whole number from 1/],
      ['mail', /such as desk@portal/],
    ] as const) {
      const error = new RegExp(`id="${field}-error">([^<]*)<`).exec(body)?.[1] ?? ''
      assert.match(error, words, field)
      assert.match(body, new RegExp(`aria-describedby="${field}-help ${field}-error"`), field)
    }
    assert.match(body, /value="\(bracket"/)
    assert.match(body, />portal\.example\/path<\/textarea>/)
  })

  it('a partner cannot be added twice', async () => {
    await add('twice')
    const {status, body} = await add('twice', {mail: 'kept@portal.example'})
    assert.equal(status, 422)
    assert.match(body, /id="name-error">twice is already registered/)
    assert.match(body, /value="kept@portal\.example"/)
  })

  it('a partner can be changed; the log has the names of fields, and no address', async () => {
    await add('changed')
    const {body} = await administrator.get(path('changed'))
    const {status} = await administrator.post('/desk/partners/change', {
      ...{name: 'changed', version: versionIn(body), origins: '', dailyLimit: '5'},
      mail: 'new@portal.example',
    })
    assert.equal(status, 303)
    assert.equal((await stored('changed'))?.dailyLimit, 5)
    const {action, subject, details, actor} = (await lastAudited()) ?? assert.fail()
    assert.deepEqual([action, subject, actor], ['partner.changed', 'changed', 'The administrator'])
    assert.deepEqual(details, {fields: ['dailyLimit', 'mail']})
  })

  it('show both versions when somebody else was faster, and write over nothing', async () => {
    await add('shared')
    const mine = versionIn((await administrator.get(path('shared'))).body)
    const change = (version: string, dailyLimit: string) =>
      administrator.post('/desk/partners/change', {
        ...{name: 'shared', version, dailyLimit, origins: '', mail: ''},
      })
    await change(mine, '7')
    const {status, body} = await change(mine, '9')
    assert.equal(status, 409)
    assert.match(textOf(body), /Someone else has changed .* Daily limit\s+7\s/s)
    assert.match(body, /name="dailyLimit"[^>]*value="9"|value="9"[^>]*name="dailyLimit"/)
    assert.equal((await stored('shared'))?.dailyLimit, 7)
    assert.equal((await change(versionIn(body), '9')).status, 303)
    assert.equal((await stored('shared'))?.dailyLimit, 9)
  })

  it('a partner can be disabled and enabled', async () => {
    await add('switched')
    assert.equal(
      (await administrator.post('/desk/partners/disable', {name: 'switched'})).status,
      303,
    )
    assert.notEqual((await stored('switched'))?.disabledAt, null)
    assert.match(
      textOf((await administrator.get('/desk/partners')).body),
      /switched\s+Switched off/,
    )
    await administrator.post('/desk/partners/enable', {name: 'switched'})
    assert.equal((await stored('switched'))?.disabledAt, null)
    assert.equal((await lastAudited())?.action, 'partner.enabled')
  })

  it('get a private link that is shown once, and can be ended', async () => {
    await add('linked')
    const {status, body} = await administrator.post('/desk/partners/link', {name: 'linked'})
    assert.equal(status, 200)
    const [, link = ''] = /value="(http:\/\/desk\.example\/partners\/[\w-]{43})"/.exec(body) ?? []
    assert.ok(link)
    assert.ok(!(await administrator.get(path('linked'))).body.includes(link))
    assert.ok(!JSON.stringify(await lastAudited()).includes(link.slice(-43)))
    await administrator.post('/desk/partners/end-link', {name: 'linked'})
    assert.equal((await stored('linked'))?.linkHash, null)
    assert.deepEqual((await lastAudited())?.details, {ended: true})
  })

  it('show their figures of 30 days', async () => {
    await add('measured')
    const used = {day: officeDay(), partner: 'measured', widget: 'ocp-book-now'}
    await (await orm()).insert(widgetUse).values([
      {...used, kind: 'view', count: 1_234},
      {...used, kind: 'open', count: 56},
    ])
    const {body} = await administrator.get('/desk/partners')
    assert.match(textOf(body), /measured\s+1,234\s+56\s+0\s+0\.0\s?%/)
  })

  it('lead from a name or a website that the registry does not know to adding it', async () => {
    await add('known', {origins: 'https://known.example'})
    await recordClaims(await orm(), [
      {partner: 'newcomer & co', origin: '', count: 3},
      {partner: 'known', origin: 'https://new.example', count: 2},
    ])
    const {body} = await administrator.get('/desk/partners')
    assert.match(body, /href="\/desk\/partners\/new\?name=newcomer%20%26%20co"/)
    const form = await administrator.get('/desk/partners/new?name=newcomer%20%26%20co')
    assert.match(form.body, /value="newcomer &amp; co"/)
    const own = await administrator.get(path('known'))
    const [, href = ''] = /href="([^"#]+)#decided"/.exec(own.body) ?? []
    const prepared = await administrator.get(href.replaceAll('&amp;', '&'))
    assert.match(prepared.body, />https:\/\/known\.example\nhttps:\/\/new\.example<\/textarea>/)
  })

  it('the list has fifty partners on a page', async () => {
    for (let n = 0; n < 51; n++) await add(`z ${String(n).padStart(2, '0')}`)
    const first = await administrator.get('/desk/partners?after=y')
    assert.match(first.body, /z 49</)
    assert.doesNotMatch(first.body, /z 50</)
    const next = /href="([^"]+)" rel="next"/.exec(first.body)?.[1] ?? ''
    assert.match((await administrator.get(next.replaceAll('&amp;', '&'))).body, /z 50</)
  })

  for (const [method, address] of [
    ['get', path('nobody')],
    ['post', '/desk/partners/change'],
    ['post', '/desk/partners/disable'],
    ['post', '/desk/partners/enable'],
    ['post', '/desk/partners/link'],
    ['post', '/desk/partners/end-link'],
  ] as const) {
    it(`answer 404 for one that is not there: ${method} ${address}`, async () => {
      assert.equal((await administrator[method](address, {name: 'nobody'})).status, 404)
    })
  }
})
