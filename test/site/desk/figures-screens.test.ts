/** The figures over HTTP: screens, and files of their tables. */
import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {before, describe, it} from 'node:test'
import {groupings} from '#desk/figures/figures.ts'
import {locales} from '#kit/i18n/locale.ts'
import {leads} from '#server/leads/tables.ts'
import {widgetUse} from '#server/partners/tables.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {type DeskClient, useDesk} from '../server/support/desk/desk.ts'

const HOSTILE = '=cmd|<b>"x"</b>'

describe('figures at the desk', () => {
  const {api, desk} = useDesk()
  let editor: DeskClient
  before(async () => {
    editor = await desk.signIn('editor')
    const orm = await api.database.ready()
    const lead = (given: Partial<typeof leads.$inferInsert>) => {
      const id = randomUUID()
      const row = {id, form: 'contact', idempotencyKey: id, bodyHash: '', payload: {}}
      return {...row, name: 'Layla Haddad', receivedAt: new Date(), ...given}
    }
    await orm
      .insert(leads)
      .values([
        lead({partner: HOSTILE, widget: 'ocp-book-now', fromUrl: `${HOSTILE}?visitor=1`}),
        lead({campaign: {utm_source: HOSTILE}, property: HOSTILE}),
        lead({suspectedSpam: 'fast'}),
        ...Array.from({length: 60}, (_, n) => lead({fromUrl: `page-${n}`})),
      ])
    const used = {day: officeDay(), partner: HOSTILE, widget: 'ocp-book-now'}
    await orm.insert(widgetUse).values([{...used, kind: 'view', count: 2_000}])
  })

  const paths = ['', '/response', ...groupings.map(by => `/${by}`)].map(by => `/desk/figures${by}`)
  const files = ['days', 'response', ...groupings].map(by => `/desk/figures/${by}/table.csv`)

  it('agents cannot open figures', async () => {
    const agent = await desk.signIn('agent')
    for (const path of [...paths, ...files]) {
      assert.equal((await agent.get(path)).status, 403, path)
    }
  })

  it('draw each day, with a name for those who do not see it and a table behind', async () => {
    const {status, body} = await editor.get('/desk/figures')
    assert.equal(status, 200)
    assert.match(
      body,
      /role="img" aria-label="Enquiries: 63 in total, with a peak of 63 on [^"]+\. /,
    )
    assert.match(body, /role="img" aria-label="Views: 2,000 in total, /)
    const table = /<details>.*?<\/details>/s.exec(body)?.[0] ?? ''
    assert.equal(table.match(/<th scope="row" role="rowheader">/g)?.length, 30)
    assert.match(body, /1 of the enquiries is suspected spam/)
    assert.match(body, /0\.1%/, 'one enquiry of 2,000 views, rounded')
  })

  it('show 50 lines of a group, say how many more there are, and have all in the file', async () => {
    const {body} = await editor.get('/desk/figures/pages')
    assert.equal(body.match(/<th scope="row" role="rowheader">/g)?.length, 50)
    assert.match(body, /12 more are in the file/)
    const csv = await editor.get('/desk/figures/pages/table.csv')
    assert.equal(csv.body.trimEnd().split('\r\n').length, 63)
    assert.match(`${csv.headers['content-disposition']}`, /^attachment; filename="pages-2/)
  })

  it('show what strangers named as text, and bring no formula into a spreadsheet', async () => {
    for (const by of ['pages', 'properties', 'partners', 'campaigns']) {
      const {body} = await editor.get(`/desk/figures/${by}`)
      assert.match(body, /=cmd\|&lt;b&gt;/, by)
      assert.doesNotMatch(body, /<b>"x"/, by)
      const csv = await editor.get(`/desk/figures/${by}/table.csv`)
      assert.match(csv.body, /"'=cmd\|/, by)
    }
  })

  it('lead to the enquiries behind a line, of the same days', async () => {
    const days = `from=2026-01-01&to=${officeDay()}`
    const {body} = await editor.get(`/desk/figures/partners?${days}`)
    const [, href = ''] = /href="(\/desk\/enquiries\?partner=%3Dcmd[^"]+)"/.exec(body) ?? []
    const list = await editor.get(href.replaceAll('&amp;', '&'))
    assert.equal(list.status, 200)
    assert.match(list.body, /Layla Haddad/)
    assert.match((await editor.get('/desk/figures/forms')).body, /enquiries\?form=contact&amp;from/)
    assert.match(
      (await editor.get('/desk/figures/response')).body,
      /enquiries\?state=received&amp;/,
    )
  })

  it('say nothing about a single visitor', async () => {
    for (const path of [...paths, ...files]) {
      assert.doesNotMatch((await editor.get(path)).body, /Layla|visitor=1/, path)
    }
  })

  it('keep the days while one goes from one to the other', async () => {
    const days = 'from=2026-01-01&to=2026-01-31'
    const {body} = await editor.get(`/desk/figures/forms?${days}`)
    assert.match(body, /Nothing was counted in these days/)
    for (const path of paths) {
      assert.ok(body.includes(`href="${path}?${days.replace('&', '&amp;')}"`), path)
    }
    assert.match(body, /value="2026-01-31"/)
  })

  it('say what is wrong with the days, and show the last 30', async () => {
    const {status, body} = await editor.get('/desk/figures?from=2020-01-01&to=2026-01-01')
    assert.equal(status, 200)
    assert.match(body, /role="alert">Choose up to 366 days/)
  })

  it('answer 404 for a group that is none', async () => {
    for (const by of ['constructor', 'visitors']) {
      assert.equal((await editor.get(`/desk/figures/${by}`)).status, 404)
      assert.equal((await editor.get(`/desk/figures/${by}/table.csv`)).status, 404)
    }
  })

  for (const locale of locales) {
    it(`figures are shown in ${locale}`, async () => {
      const reader = await desk.signIn('editor', {locale})
      for (const path of paths) assert.equal((await reader.get(path)).status, 200, path)
    })
  }
})
