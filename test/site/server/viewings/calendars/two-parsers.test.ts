/** Calendar files as two parsers read them that share no code: ical.js by its core, node-ical by its own. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import {type Appointment, calendarFeed} from '#server/viewings/calendars/calendar-feed.ts'
import {invitationOf} from '#server/viewings/mail/invitation.ts'
import type {ViewingRow} from '#server/viewings/private-link.ts'

interface Read {
  method: string
  uid: string
  sequence: number
  status: string
  summary: string
  starts: string
  ends: string
}

function byIcalJs(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map(component => {
    const {uid, sequence, summary, startDate, endDate} = new ICAL.Event(component)
    return {
      method: `${calendar.getFirstPropertyValue('method')}`,
      ...{uid, sequence, summary, status: `${component.getFirstPropertyValue('status')}`},
      ...{starts: startDate.toJSDate().toISOString(), ends: endDate.toJSDate().toISOString()},
    }
  })
}

function byNodeIcal(file: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(file)).flatMap(part =>
    part?.type === 'VEVENT'
      ? {
          method: `${part.method}`,
          ...{uid: part.uid, sequence: Number(part.sequence), summary: `${part.summary}`},
          ...{status: `${part.status}`, starts: part.start.toISOString()},
          ends: part.end?.toISOString() ?? '',
        }
      : [],
  )
}

/** Fails where they differ. */
function read(file: string): Read[] {
  assert.deepEqual(byNodeIcal(file), byIcalJs(file))
  return byIcalJs(file)
}

const startsAt = new Date('2027-03-28T06:30:00Z')
const endsAt = new Date('2027-03-28T07:00:00Z')
const TITLE = 'زيارة: Villa; Marina, 2 \\ rooms · ‎Layla'

const fileOf = (more: Partial<ViewingRow>) =>
  invitationOf({
    viewing: {id: 'one', state: 'booked', startsAt, endsAt, sequence: 0, ...more} as ViewingRow,
    siteUrl: 'https://agency.example',
    event: {
      ...{title: TITLE, location: 'Pier 1, Dubai', notes: 'First line\nhttps://agency.example'},
      url: 'https://agency.example/viewings/x',
    },
    agency: 'North; Star, Homes',
    organizer: {name: 'Agency "web"', address: 'web@agency.example'},
    attendee: 'layla@example.com',
    stamp: startsAt,
  }).content

describe('calendar files that are sent, read by two parsers', () => {
  it('a viewing that is moved and cancelled is one event, whose sequence grows', () => {
    const moved = {
      startsAt: new Date('2027-03-28T08:00:00Z'),
      endsAt: new Date('2027-03-28T08:30:00Z'),
    }
    const [booked] = read(fileOf({}))
    const [later] = read(fileOf({...moved, sequence: 1}))
    const [cancelled] = read(fileOf({...moved, state: 'cancelled', sequence: 2}))
    assert.deepEqual(booked, {
      ...{method: 'REQUEST', status: 'CONFIRMED', uid: 'one@agency.example', sequence: 0},
      ...{summary: TITLE, starts: startsAt.toISOString(), ends: endsAt.toISOString()},
    })
    assert.deepEqual(
      [later?.uid, later?.sequence, later?.starts],
      [booked?.uid, 1, moved.startsAt.toISOString()],
    )
    assert.deepEqual(
      [cancelled?.uid, cancelled?.sequence, cancelled?.method, cancelled?.status],
      [booked?.uid, 2, 'CANCEL', 'CANCELLED'],
    )
  })

  it('an agent’s calendar has each appointment once, on the days around changed clocks, too', () => {
    // London changes its clocks on 28 March 2027, New York on 14 March; Dubai never does.
    const days = ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07']
    const appointments = days.map((day, n): Appointment => {
      const begins = new Date(`${day}T10:00:00+04:00`)
      return {
        ...{uid: `${n}@agency.example`, sequence: n, changedAt: startsAt, title: `${TITLE} ${n}`},
        ...{startsAt: begins, endsAt: new Date(begins.getTime() + 30 * 60_000)},
        isCancelled: n === 3,
      }
    })
    const events = read(calendarFeed({agency: 'Agency', agent: 'Anna', appointments}))
    assert.deepEqual(
      events.map(({uid, starts, status}) => [uid, starts, status]),
      days.map((day, n) => [
        `${n}@agency.example`,
        `${day}T06:00:00.000Z`,
        n === 3 ? 'CANCELLED' : 'CONFIRMED',
      ]),
    )
  })
})
