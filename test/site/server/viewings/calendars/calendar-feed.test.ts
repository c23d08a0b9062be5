import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import ICAL from 'ical.js'
import {calendarFeeds} from '#server/viewings/calendar-tables.ts'
import {calendarFeed} from '#server/viewings/calendars/calendar-feed.ts'
import {databases} from '../../support/databases/databases.ts'
import {busyIn, dubai, windowOf} from '../../support/viewings/calendars.ts'
import {useViewings, VILLA} from '../../support/viewings/viewings.ts'

const ANNA = 'anna-berg'

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map(component => {
    const {uid, summary, location, startDate, sequence} = new ICAL.Event(component)
    const value = (name: string) => `${component.getFirstPropertyValue(name)}`
    return {
      ...{uid, summary, location, sequence, starts: startDate.toJSDate().toISOString()},
      ...{status: value('status'), url: value('url'), stamp: value('dtstamp')},
    }
  })

for (const database of databases) {
  describe(`the calendar that an agent subscribes to, with ${database.name}`, () => {
    const lab = useViewings(database)
    const feeds = () => lab.api.app.agentsCalendars
    const read = (token: string, headers: Record<string, string> = {}) =>
      lab.api.app.inject({url: `/calendars/${token}.ics`, headers})
    /** The token in the address that the agent gets. */
    async function newFeed(agent = ANNA) {
      const address = await feeds().newFeed(agent)
      const [, token = ''] =
        /^http:\/\/localhost:3001\/calendars\/([\w-]{43})\.ics$/.exec(address) ?? []
      return {token}
    }

    beforeEach(() => lab.orm.delete(calendarFeeds))

    it('an agent sees viewings and open houses, with their places and visitors', async () => {
      const hour = await lab.anHour()
      await lab.booked(hour, {slug: VILLA})
      const {token} = await newFeed()
      const {statusCode, headers, body} = await read(token)
      assert.equal(statusCode, 200)
      assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
      assert.equal(headers['cache-control'], 'private, no-cache')
      const events = eventsOf(body)
      const viewing = events.find(({starts}) => starts === hour)
      assert.match(viewing?.summary ?? '', /^Garden villa · Layla Haddad$/i)
      assert.ok(viewing?.location)
      assert.equal(viewing?.status, 'CONFIRMED')
      assert.match(viewing?.url ?? '', /\/desk\/enquiries\/[\da-f-]{36}$/)
      assert.ok(events.some(({summary}) => summary === 'Bay morning'))
      assert.ok(!events.some(({summary}) => /hidden|expired/i.test(summary)))
      assert.match(body, /\r\nMETHOD:PUBLISH\r\n/)
      assert.match(body, /\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n/)
      assert.doesNotMatch(body, /TZID|VTIMEZONE/)
    })

    it('an agent’s file has neither phone nor email of a visitor, nor another agent’s appointments', async () => {
      const hour = await lab.anHour({slug: 'quiet-studio'})
      await lab.booked(hour, {slug: 'quiet-studio'})
      const anna = await newFeed()
      assert.ok(!(await read(anna.token)).body.includes('Layla'))
      const omar = await newFeed('omar-said')
      const {body} = await read(omar.token)
      assert.ok(body.includes('Layla'))
      assert.doesNotMatch(body, /501234567|layla@/)
    })

    it('a viewing that moves or is cancelled keeps its id, and its changes are counted', async () => {
      const hours = await lab.starts()
      const [hour = '', later = ''] = [hours.at(-9), hours.at(-1)]
      const visitor = await lab.booked(hour)
      const {token} = await newFeed()
      const own = async () =>
        eventsOf((await read(token)).body).find(({summary}) => summary.includes('Layla'))
      const first = await own()
      assert.equal(first?.uid, `${(await lab.rows())[0]?.id}@localhost`, 'as mails have it')
      await lab.change(visitor, 'move', later)
      const moved = await own()
      assert.deepEqual([moved?.uid, moved?.starts], [first?.uid, later])
      assert.ok(Number(moved?.sequence) > Number(first?.sequence))
      await lab.change(visitor, 'cancel')
      const cancelled = await own()
      assert.deepEqual([cancelled?.uid, cancelled?.status], [first?.uid, 'CANCELLED'])
      assert.ok(Number(cancelled?.sequence) > Number(moved?.sequence))
    })

    it('a file of appointments is not sent again while it is the same', async () => {
      const {token} = await newFeed()
      const {headers} = await read(token)
      const tag = `${headers.etag}`
      const again = await read(token, {'if-none-match': tag})
      assert.deepEqual([again.statusCode, again.body], [304, ''])
      await lab.booked(await lab.anHour())
      assert.equal((await read(token, {'if-none-match': tag})).statusCode, 200)
    })

    it('a file opens by its latest address alone, until that is ended', async () => {
      assert.equal(await feeds().feedSince(ANNA), undefined)
      const {token: old} = await newFeed()
      const {token} = await newFeed()
      assert.ok(await feeds().feedSince(ANNA))
      assert.deepEqual([(await read(old)).statusCode, (await read(token)).statusCode], [404, 200])
      for (const guess of ['x', 'anna-berg', token.toUpperCase(), `${token}x`])
        assert.equal((await read(guess)).statusCode, 404)
      await feeds().endFeed(ANNA)
      assert.equal((await read(token)).statusCode, 404)
    })

    it('an address that opens a file is neither stored nor logged', async () => {
      const {token} = await newFeed()
      assert.ok(!JSON.stringify(await lab.orm.select().from(calendarFeeds)).includes(token))
      await read(token)
      assert.ok(!lab.api.log().includes(token))
    })
  })
}

describe('the file of appointments', () => {
  const starts = new Date('2026-12-01T06:00:00Z')
  const appointment = {
    ...{uid: 'one@agency.example', sequence: 0, changedAt: starts, isCancelled: false},
    ...{startsAt: starts, endsAt: new Date('2026-12-01T06:30:00Z')},
    title: 'Villa; with, all \\ signs · ليلى\nBEGIN:VEVENT',
  }
  const fileOf = (more: object = {}) =>
    calendarFeed({agency: 'Agency', agent: 'Anna', appointments: [{...appointment, ...more}]})

  it('a title is one value, whatever a visitor typed', () => {
    const [event, ...others] = eventsOf(fileOf())
    assert.equal(event?.summary, appointment.title)
    assert.deepEqual(others, [])
  })

  it('its times are read as they were written, and a cancelled appointment as free', () => {
    const window = windowOf('2026-12-01', '2026-12-02')
    const says = `${dubai(starts.getTime())} to 2026-12-01 10:30`
    assert.deepEqual(busyIn(fileOf(), window), [says])
    assert.deepEqual(busyIn(fileOf({isCancelled: true}), window), [])
  })
})
