import assert from 'node:assert/strict'
import {before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {officeField} from '#desk/enquiries/office-moment.ts'
import {leads} from '#server/leads/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {busyTimes} from '#server/viewings/tables.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {type DeskClient, startDesk} from '../../server/support/desk/desk.ts'
import {tracesOf} from '../../server/support/desk/enquiries.ts'
import {useRunning} from '../../server/support/running.ts'
import {useViewings, VILLA} from '../../server/support/viewings/viewings.ts'

const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  LEADS_MAIL_TO: 'office@agency.example',
  LEADS_MAIL_FROM: 'site@agency.example',
}
const later = (starts: string, minutes: number) =>
  officeField(new Date(Date.parse(starts) + minutes * 60_000))

describe('the viewing of an enquiry', () => {
  const lab = useViewings(oneDatabase, MAIL)
  const desk = useRunning(() => startDesk(lab.api, MAIL))
  let anna: DeskClient
  let starts = ''
  let token = ''
  before(async () => {
    anna = await desk.signIn('agent', {name: 'Anna', agent: 'anna-berg', passwordHash: 'x'})
  })
  beforeEach(async () => {
    starts = await lab.anHour()
    token = await lab.booked(starts)
  })
  const row = async () => (await lab.rows())[0] ?? assert.fail('no viewing')
  const page = async (query = '') => anna.get(`/desk/enquiries/${(await row()).lead}${query}`)
  async function change(task: string, more: Record<string, string> = {}, client = anna) {
    const {id, lead, sequence} = await row()
    const fields = {viewing: id, sequence: `${sequence}`, task, ...more}
    return client.post(`/desk/enquiries/${lead}/viewing`, fields)
  }

  it('an enquiry shows its viewing, in the state Viewing, with what the visitor would be told', async () => {
    const {body} = await page()
    assert.match(body, /state--viewing/)
    assert.match(body, /Booked, not confirmed yet/)
    assert.match(body, /Viewing booked: [^<]*<span class="quiet">Visitor, <time/)
    assert.match(
      body,
      /<blockquote class="message" lang="en" dir="ltr"><b>Your viewing is cancelled/,
    )
  })

  it('the visitor’s words are in the visitor’s language, whatever the desk’s is', async () => {
    await lab.reset()
    const hold = await lab.held(await lab.anHour())
    await lab.book(hold, {}, {query: {lang: 'ar'}})
    assert.match((await page()).body, /lang="ar" dir="rtl"><b>/)
  })

  it('an agent confirms, which the visitor is not told', async () => {
    const before = await lab.orm.$count(outbox)
    const {location} = await change('accept')
    assert.match(location, /done=viewing-accept#viewing-/)
    assert.ok((await row()).acceptedAt)
    assert.equal(await lab.orm.$count(outbox), before)
    assert.match((await page()).body, /Viewing confirmed: .*Anna/s)
  })

  it('an agent moves a viewing, which keeps its id and counts the change', async () => {
    const {id, lead} = await row()
    const wanted = later(starts, 45)
    assert.match((await change('move', {starts: wanted})).location, /done=viewing-move/)
    const moved = await row()
    assert.deepEqual([moved.id, moved.sequence], [id, 1])
    assert.equal(officeField(moved.startsAt), wanted)
    const {events, log} = await tracesOf(lab.orm, lead ?? '')
    assert.equal(events.at(-1)?.details?.from, starts)
    assert.deepEqual(
      [log.at(-1)?.action, log.at(-1)?.details?.change],
      ['enquiry.viewing', 'moved'],
    )
    const administrator = await desk.signIn('administrator')
    const {body} = await administrator.get('/desk/audit-log')
    assert.match(body, /Changed a viewing.*Viewing moved: /s)
  })

  it('an hour that another viewing has is refused in words, and what was typed is still there', async () => {
    const other = new Date(Date.parse(starts) + 120 * 60_000).toISOString()
    const [first] = await lab.rows()
    await lab.booked(other, {slug: VILLA}, {email: 'omar@example.com', phone: '971507654321'})
    const wanted = later(starts, 120)
    const fields = {viewing: first?.id ?? '', sequence: '0', task: 'move', starts: wanted}
    const {status, body} = await anna.post(`/desk/enquiries/${first?.lead}/viewing`, fields)
    assert.equal(status, 409)
    assert.match(body, /The agent or the home has another viewing then/)
    assert.match(body, new RegExp(`<details open.*name="starts"[^>]*value="${wanted}"`, 's'))
  })

  it('a form that shows an earlier state changes nothing', async () => {
    const fields = {starts: later(starts, 30), sequence: '0'}
    await change('move', fields)
    const {status, body} = await change('decline', {sequence: '0'})
    assert.equal(status, 409)
    assert.match(body, /Someone else has changed it in the meantime/)
    assert.equal((await row()).state, 'booked')
  })

  it('a viewing that was declined can be moved, and one that was cancelled no longer', async () => {
    await change('decline')
    assert.match((await page()).body, /Declined: the visitor can choose another hour/)
    await change('move', {starts: later(starts, 60)})
    assert.equal((await row()).state, 'booked')
    await change('cancel')
    const {status, body} = await change('move', {starts: later(starts, 90)})
    assert.equal(status, 409)
    assert.match(body, /can no longer be changed/)
    assert.doesNotMatch(body, /name="task" value="move"/)
  })

  it('an hour that the calendar proposes is in the form, with what speaks against it', async () => {
    const {id} = await row()
    const wanted = later(starts, 240)
    const startsAt = new Date(Date.parse(starts) + 240 * 60_000)
    const endsAt = new Date(startsAt.getTime() + 60_000)
    await lab.orm.insert(busyTimes).values({agent: 'anna-berg', calendar: 'one', startsAt, endsAt})
    const {body} = await page(`?viewing=${id}&starts=${wanted}`)
    assert.match(body, new RegExp(`value="${wanted}"`))
    assert.match(body, /The agent’s own calendar is busy/)
    assert.doesNotMatch((await page()).body, /calendar is busy/)
  })

  it('times that are none, or are over, are refused beside the field', async () => {
    for (const wanted of ['', 'soon', '2020-01-01T10:00']) {
      const {status, body} = await change('move', {starts: wanted})
      assert.equal(status, 422)
      assert.match(body, /Choose a day and a time in the future/)
    }
    assert.equal((await change('dance')).status, 422)
  })

  it('the visitor’s own changes are in the history', async () => {
    await lab.change(token, 'cancel')
    assert.match((await page()).body, /Viewing cancelled: .*Visitor, by the private link/s)
  })

  it('a viewing of an enquiry that was merged is shown and changed with the main one', async () => {
    const {lead} = await row()
    const [main] = await lab.orm
      .insert(leads)
      .values({
        ...(await lab.orm.select().from(leads))[0],
        id: crypto.randomUUID(),
        idempotencyKey: 'x',
      } as never)
      .returning()
    await lab.orm
      .update(leads)
      .set({mergedInto: main?.id})
      .where(eq(leads.id, lead ?? ''))
    assert.match((await anna.get(`/desk/enquiries/${main?.id}`)).body, /Booked, not confirmed yet/)
    const fields = {viewing: (await row()).id, sequence: '0', task: 'accept'}
    const {location} = await anna.post(`/desk/enquiries/${main?.id}/viewing`, fields)
    assert.match(location, /done=viewing-accept/)
    assert.match((await anna.get(`/desk/enquiries/${main?.id}`)).body, /Viewing confirmed: /)
  })

  it('nobody changes the viewing of an enquiry that they may not see', async () => {
    const omar = await desk.signIn('agent', {agent: 'omar-said'})
    assert.equal((await change('cancel', {}, omar)).status, 404)
    assert.equal((await row()).state, 'booked')
  })
})
