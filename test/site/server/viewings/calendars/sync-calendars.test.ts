import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {openDatabase} from '#server/platform/db/connect.ts'
import {agentCalendars} from '#server/viewings/calendar-tables.ts'
import {calendarAddress} from '#server/viewings/calendars/fetch-calendar.ts'
import {syncCalendars} from '#server/viewings/calendars/sync-calendars.ts'
import {busyTimes, viewings} from '#server/viewings/tables.ts'
import {databases} from '../../support/databases/databases.ts'
import {testLog} from '../../support/leads/leads.ts'
import {useRunning} from '../../support/running.ts'
import {startCalendarServer} from '../../support/viewings/calendar-server.ts'
import {calendar} from '../../support/viewings/calendars.ts'
import {useViewings} from '../../support/viewings/viewings.ts'

const ANNA = 'anna-berg'
const utc = (starts: string) => starts.replace(/[-:]|\.000/g, '')
const meeting = (starts: string, uid = 'meeting@tests') =>
  calendar(
    `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:Dentist\nDTSTART:${utc(starts)}\nDURATION:PT30M\nEND:VEVENT`,
  )

for (const database of databases) {
  describe(`calendars of agents, with ${database.name}`, () => {
    const lab = useViewings(database)
    const published = useRunning(startCalendarServer)
    const {log, lines} = testLog()

    beforeEach(async () => {
      published.reset()
      await lab.orm.delete(agentCalendars)
    })

    const server = (reach: 'any' | 'public' = 'any', own = lab.api.database) =>
      syncCalendars({database: own, log, fetching: {reach}, siteUrl: lab.api.app.settings.siteUrl})
    const own = () => lab.api.app.agentsCalendars
    /** One look of a server, when it is the calendars' turn again. */
    async function look(reach?: 'any' | 'public') {
      await lab.orm.update(agentCalendars).set({askedAt: sql`asked_at - interval '1 hour'`})
      const reader = server(reach)
      await reader.look()
      await reader.close()
    }
    const first = async () => (await own().of(ANNA))[0]

    it('an hour at which the agent’s calendar is busy is not offered, and its removal frees it', async () => {
      const hour = await lab.anHour()
      published.answer.text = meeting(hour)
      await own().add(ANNA, published.address)
      await look()
      assert.ok(!(await lab.starts()).includes(hour))
      assert.ok((await first())?.readAt)
      await own().remove(ANNA, (await first())?.id ?? '')
      assert.ok((await lab.starts()).includes(hour))
    })

    it('an event that was moved frees its hour at the next look', async () => {
      const hours = await lab.starts()
      const [before = '', after = ''] = [hours.at(-1), hours.at(-12)]
      published.answer.text = meeting(before)
      await own().add(ANNA, published.address)
      await look()
      published.answer.text = meeting(after)
      await look()
      const free = await lab.starts()
      assert.deepEqual([free.includes(before), free.includes(after)], [true, false])
    })

    it('a calendar that its server says is the same stays as it was', async () => {
      const hour = await lab.anHour()
      Object.assign(published.answer, {text: meeting(hour), etag: '"one"'})
      await own().add(ANNA, published.address)
      await look()
      await look()
      assert.deepEqual(
        published.asked.map(({tag}) => tag),
        [undefined, '"one"'],
      )
      assert.ok(!(await lab.starts()).includes(hour))
      // Events that repeat reach further each day, so that it is read whole once a day.
      await lab.orm.update(agentCalendars).set({readWholeAt: sql`now() - interval '2 days'`})
      await look()
      assert.equal(published.asked.at(-1)?.tag, undefined)
    })

    it('a calendar that cannot be read keeps its busy times, and the desk is told after three times', async () => {
      const hour = await lab.anHour()
      published.answer.text = meeting(hour)
      await own().add(ANNA, published.address)
      await look()
      published.answer.text = '<title>Sign in</title>'
      await look()
      await look()
      assert.equal((await first())?.trouble, undefined)
      await look()
      assert.ok(!(await lab.starts()).includes(hour))
      assert.equal((await first())?.trouble?.reason, 'is no calendar')
      assert.equal((await own().troubled()).length, 1)
      published.answer.status = 404
      await look()
      assert.equal((await first())?.trouble?.reason, 'was answered 404')
      Object.assign(published.answer, {status: 200, text: meeting(hour)})
      await look()
      assert.deepEqual(await own().troubled(), [])
    })

    it('a calendar that fails is asked less often', async () => {
      published.answer.status = 500
      await own().add(ANNA, published.address)
      const reader = server()
      const after = async (minutes: number) => {
        await lab.orm
          .update(agentCalendars)
          .set({askedAt: sql`now() - ${minutes} * interval '1 minute'`})
        const before = published.asked.length
        await reader.look()
        return published.asked.length - before
      }
      await reader.look()
      assert.deepEqual(
        [await after(6), await after(11), await after(19), await after(21)],
        [0, 1, 0, 1],
      )
      await reader.close()
    })

    it('events whose times cannot be read are counted for the desk', async () => {
      published.answer.text = calendar('BEGIN:VEVENT\nUID:bad\nDTSTART:soon\nEND:VEVENT')
      await own().add(ANNA, published.address)
      await look()
      assert.deepEqual(
        (await own().troubled()).map(({unreadable}) => unreadable),
        [1],
      )
    })

    it('a viewing that the agent accepted into the calendar does not block the hour that it leaves', async () => {
      const hour = await lab.anHour()
      const token = await lab.booked(hour)
      const [{id = ''} = {}] = await lab.orm.select({id: viewings.id}).from(viewings)
      published.answer.text = meeting(hour, `${id.toUpperCase()}@localhost`)
      await own().add(ANNA, published.address)
      await look()
      await lab.change(token, 'cancel')
      assert.ok((await lab.starts()).includes(hour))
      const [lead] = await lab.api.stored()
      await lab.api.deletions.delete([lead?.id ?? ''])
      await look()
      assert.ok((await lab.starts()).includes(hour), 'after it was deleted')
      assert.equal(await lab.orm.$count(busyTimes), 0)
    })

    it('a calendar at an address of this machine or its network is refused', async () => {
      await own().add(ANNA, published.address)
      for (let times = 0; times < 3; times++) await look('public')
      assert.equal((await first())?.trouble?.reason, 'is at an address that is not public')
      assert.deepEqual(published.asked, [])
    })

    it('an address is neither shown nor logged, nor is a title', async () => {
      published.answer.text = calendar('BEGIN:VEVENT\nSUMMARY:Dentist\nDTSTART:Dentist\nEND:VEVENT')
      await own().add(ANNA, published.address)
      await look()
      published.answer.text = 'Dentist'
      for (let times = 0; times < 4; times++) await look()
      const says = JSON.stringify([await own().of(ANNA), await own().troubled(), lines()])
      assert.match(says, /127\.0\.0\.1/)
      assert.doesNotMatch(says, /s3cret|Dentist/)
    })

    it('a calendar is asked for by one of several servers', async () => {
      const {databaseUrl} = lab.api.app.settings
      const others = databaseUrl
        ? [1, 2, 3].map(() => openDatabase({databaseUrl, dataDir: ''}))
        : [lab.api.database]
      const readers = others.map(other => server('any', other))
      published.answer.text = calendar('')
      for (let index = 0; index < 5; index++) await own().add(ANNA, `${published.address}?${index}`)
      await Promise.all(readers.map(reader => reader.look()))
      assert.equal(published.asked.length, 5)
      assert.equal(new Set(published.asked.map(({path}) => path)).size, 5)
      for (const reader of readers) await reader.close()
      if (databaseUrl) for (const other of others) await other.close()
    })

    it('an agent has five calendars at most, each once, at an address of the web', async () => {
      const add = (address: string) => own().add(ANNA, address)
      for (const bad of ['', 'calendar', 'file:///etc/passwd', 'javascript:alert(1)'])
        await assert.rejects(add(bad), {statusCode: 422})
      for (const path of [0, 0, 1, 2, 3, 4]) await add(`webcal://example.com/${path}`)
      await assert.rejects(add('https://example.com/6'), {statusCode: 422})
      assert.equal((await own().of(ANNA)).length, 5)
    })
  })
}

describe('the address of a calendar', () => {
  it('webcal is https, and spaces around it are left out', () => {
    const address = 'https://p01-caldav.icloud.com/published/2/abc'
    assert.equal(calendarAddress(' webcal://p01-caldav.icloud.com/published/2/abc\n'), address)
    assert.equal(calendarAddress('WEBCALS://p01-caldav.icloud.com/published/2/abc#top'), address)
    assert.equal(calendarAddress(`https://example.com/${'x'.repeat(2_000)}`), undefined)
  })
})
