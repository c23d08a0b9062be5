import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {openHouses} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import {busyTimes} from '#server/viewings/tables.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {type DeskClient, startDesk} from '../../server/support/desk/desk.ts'
import {useRunning} from '../../server/support/running.ts'
import {STUDIO, useViewings} from '../../server/support/viewings/viewings.ts'

const ANNA = 'anna-berg'
const OMAR = 'omar-said'
const later = (starts: string, minutes: number) => new Date(Date.parse(starts) + minutes * 60_000)

describe('the calendar at the desk', () => {
  const lab = useViewings(oneDatabase)
  const desk = useRunning(() => startDesk(lab.api))
  let editor: DeskClient
  let anna: DeskClient
  let omar: DeskClient
  before(async () => {
    editor = await desk.signIn('editor')
    anna = await desk.signIn('agent', {agent: ANNA})
    omar = await desk.signIn('agent', {agent: OMAR})
  })
  let starts = ''
  beforeEach(async () => {
    starts = await lab.anHour()
    await lab.booked(starts)
  })
  const calendar = async (client: DeskClient, more = '') => {
    const {status, body} = await client.get(
      `/desk/calendar?day=${officeDay(new Date(starts))}${more}`,
    )
    assert.equal(status, 200)
    return body
  }
  const lead = async () => (await lab.rows())[0]?.lead ?? ''

  it('a viewing leads to its enquiry, in a week and on a day', async () => {
    const [viewing] = await lab.rows()
    for (const view of ['', '&view=day']) {
      const body = await calendar(editor, view)
      assert.ok(
        body.includes(`href="/desk/enquiries/${await lead()}#viewing-${viewing?.id}"`),
        view,
      )
      assert.match(body, /Layla Haddad/)
      assert.match(body, /Not confirmed yet/)
    }
  })

  it('agents see their own appointments, and editors those of all or one agent', async () => {
    await lab.booked(
      await lab.anHour({slug: STUDIO}),
      {slug: STUDIO},
      {
        ...{name: 'Boris', email: 'boris@example.com', phone: '971507654321'},
      },
    )
    const seen = async (client: DeskClient, more?: string) => {
      const body = await calendar(client, more)
      return [/Layla Haddad/.test(body), /Boris/.test(body)]
    }
    assert.deepEqual(await seen(editor), [true, true])
    assert.deepEqual(await seen(editor, `&agent=${ANNA}`), [true, false])
    assert.deepEqual(await seen(anna), [true, false])
    assert.deepEqual(await seen(omar, `&agent=${ANNA}`), [false, true])
    assert.deepEqual(await seen(await desk.signIn('agent')), [false, false])
  })

  it('a viewing says with what it collides', async () => {
    assert.doesNotMatch(await calendar(anna), /entry--conflict/)
    const times = {startsAt: new Date(starts), endsAt: later(starts, 60)}
    await lab.orm.insert(busyTimes).values({agent: ANNA, calendar: 'one', ...times})
    const body = await calendar(anna)
    assert.match(body, /entry--conflict/)
    assert.match(body, /The agent’s own calendar is busy/)
    assert.match(body, /class="calendar-busy"/)
  })

  it('the announcement of a moved viewing has a place for its time in every language', async () => {
    for (const locale of ['en', 'fr', 'ru', 'ar']) {
      const body = await calendar(await desk.signIn('editor', {locale}))
      assert.match(body, /data-proposed="\{when\}[^"]+"/, locale)
    }
  })

  it('appointments without room in the week of all agents are counted, with a way to their day', async () => {
    const [enquiry] = await lab.orm.select().from(leads)
    const remindAt = new Date(starts)
    for (let n = 1; n < 7; n++) {
      const own = {id: crypto.randomUUID(), idempotencyKey: `${n}`, remindAt}
      await lab.orm.insert(leads).values({...enquiry, ...own} as never)
    }
    const day = officeDay(remindAt)
    const body = await calendar(editor)
    assert.equal(body.match(/<li class="entry /g)?.length, 7, 'a phone lists all')
    assert.equal(body.match(/entry--crowded/g)?.length, 5)
    const link = `<a href="/desk/calendar?view=day&amp;day=${day}"><span aria-hidden="true">\\+5</span>`
    assert.match(body, new RegExp(`${link.replace('?', '\\?')}.*5 more on \\w+day \\d+ \\w+<`))
    const byAgent = await calendar(editor, '&view=day')
    assert.match(byAgent, new RegExp(`view=day&amp;day=${day}&amp;agent=${ANNA}"><span`))
    const own = await calendar(editor, `&view=day&agent=${ANNA}`)
    assert.match(own, /lanes-7/)
    assert.doesNotMatch(own, /entry--crowded|class="crowd/)
  })

  it('open houses and reminders stand between viewings', async () => {
    const [house] = await lab.orm.select().from(openHouses).where(eq(openHouses.published, true))
    const {body} = await editor.get(`/desk/calendar?day=${house?.date}`)
    assert.match(body, /href="\/open-houses\//)
    await lab.orm.update(leads).set({remindAt: later(starts, 120)})
    assert.match(await calendar(anna), /entry--reminder/)
  })

  it('an address that names no day or agent shows this week of all', async () => {
    const {status, body} = await editor.get('/desk/calendar?day=2026-99-99&agent=nobody&view=x')
    assert.equal(status, 200)
    assert.match(body, new RegExp(`data-day="${officeDay()}"`))
  })
})
