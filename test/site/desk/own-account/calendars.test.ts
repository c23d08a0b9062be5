import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {auditLog} from '#desk/tables.ts'
import {agentCalendars, calendarFeeds} from '#server/viewings/calendar-tables.ts'
import {type DeskClient, useDesk} from '../../server/support/desk/desk.ts'

const ADDRESS = 'https://calendar.example.com/private-x7/basic.ics'
const CALENDARS = '/desk/account/calendars'

describe('the calendars of an agent, on the account’s own page', () => {
  const {api, desk} = useDesk()
  let anna: DeskClient
  before(async () => {
    anna = await desk.signIn('agent', {agent: 'anna'})
  })
  beforeEach(async () => {
    const orm = await api.database.ready()
    for (const table of [agentCalendars, calendarFeeds]) await orm.delete(table)
  })
  const page = async (client = anna) => (await client.get('/desk/account')).body
  const stored = async () => (await api.database.ready()).select().from(agentCalendars)
  const logged = async () => {
    const orm = await api.database.ready()
    const entries = await orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.account, anna.account?.id ?? ''))
    return entries.filter(({action}) => action.startsWith('calendar.'))
  }

  it('a calendar is added and removed, and its address is neither shown nor logged', async () => {
    const added = await anna.post(CALENDARS, {address: ADDRESS.replace('https', 'webcal')})
    assert.match(added.location, /done=calendar-added#calendars/)
    const [row] = await stored()
    assert.deepEqual([row?.agent, row?.address], ['anna', ADDRESS])
    const body = await page()
    assert.match(body, /calendar\.example\.com/)
    assert.match(body, /Not read yet/)
    assert.ok(!body.includes('private-x7'))
    const removed = await anna.post(`${CALENDARS}/${row?.id}/remove`)
    assert.match(removed.location, /done=calendar-removed/)
    assert.deepEqual(await stored(), [])
    const entries = await logged()
    assert.deepEqual(
      entries.map(({action}) => action),
      ['calendar.added', 'calendar.removed'],
    )
    assert.ok(!JSON.stringify(entries).includes('private-x7'))
  })

  it('a refusal is in the language of the desk, beside what was typed', async () => {
    const marie = await desk.signIn('agent', {agent: 'anna', locale: 'fr'})
    const {status, body} = await marie.post(CALENDARS, {address: 'my calendar'})
    assert.equal(status, 422)
    assert.match(body, /Ce n’est pas l’adresse d’un agenda/)
    assert.match(body, /value="my calendar"/)
    for (let n = 0; n < 5; n++) await anna.post(CALENDARS, {address: `${ADDRESS}?${n}`})
    const sixth = await anna.post(CALENDARS, {address: ADDRESS})
    assert.equal(sixth.status, 422)
    assert.match(sixth.body, /These are as many calendars as an agent can have/)
  })

  it('a calendar that cannot be read says why, and what to do', async () => {
    await anna.post(CALENDARS, {address: ADDRESS})
    const orm = await api.database.ready()
    const failing = {failures: 3, failingSince: new Date(), unreadable: 2}
    await orm.update(agentCalendars).set({...failing, failure: 'was answered 404'})
    const body = await page()
    assert.match(body, /its server answers 404\. The address may have been ended/)
    assert.match(body, /Events whose times cannot be read, and do not count: 2/)
  })

  it('a calendar that was never read says why after the first failure, and one that was after the third', async () => {
    await anna.post(CALENDARS, {address: ADDRESS})
    const orm = await api.database.ready()
    const failing = {failures: 1, failingSince: new Date(), failure: 'was answered 404'}
    await orm.update(agentCalendars).set(failing)
    const body = await page()
    assert.match(body, /its server answers 404/)
    assert.doesNotMatch(body, /Not read yet/)
    await orm.update(agentCalendars).set({readAt: new Date()})
    assert.doesNotMatch(await page(), /its server answers 404/)
  })

  it('the private address is shown once, a new one ends it, and it can be ended', async () => {
    const {status, body} = await anna.post('/desk/account/calendar-feed')
    assert.equal(status, 200)
    const [, address = ''] = /value="([^"]*\/calendars\/([\w-]{43})\.ics)"/.exec(body) ?? []
    assert.match(body, /Apple Calendar/)
    const token = address.slice(-47, -4)
    assert.equal(await api.app.agentsCalendars.agentOfFeed(token), 'anna')
    assert.ok(!(await page()).includes(token))
    await anna.post('/desk/account/calendar-feed')
    assert.equal(await api.app.agentsCalendars.agentOfFeed(token), undefined)
    await anna.post('/desk/account/calendar-feed/end')
    assert.equal(await api.app.agentsCalendars.feedSince('anna'), undefined)
    assert.match(await page(), /Make a private address/)
  })

  it('an agent removes no calendar of another, and who is no agent has none', async () => {
    await anna.post(CALENDARS, {address: ADDRESS})
    const [row] = await stored()
    const omar = await desk.signIn('agent', {agent: 'omar'})
    await omar.post(`${CALENDARS}/${row?.id}/remove`)
    assert.equal((await stored()).length, 1)
    const editor = await desk.signIn('editor')
    assert.equal((await editor.post(CALENDARS, {address: ADDRESS})).status, 404)
    assert.doesNotMatch(await page(editor), /Your calendars/)
  })

  it('a form without the token of its page does nothing', async () => {
    assert.equal((await anna.forge(CALENDARS, {address: ADDRESS})).status, 403)
    assert.equal((await anna.forge('/desk/account/calendar-feed')).status, 403)
    assert.deepEqual(await stored(), [])
  })
})
