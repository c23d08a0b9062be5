import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {ViewingHours} from '#server/content/schema/viewing-hours-kind.ts'
import {appointmentAt, type Busy, freeStarts} from '#server/viewings/hours/free-starts.ts'
import {viewingClock} from '#trade/viewing/times.ts'

const RULES: ViewingHours = {
  length_minutes: 30,
  buffer_minutes: 15,
  travel_minutes: 45,
  notice_hours: 2,
  days_ahead: 14,
  exceptions: [],
  days_off: [],
}
const allLanguages = (en: string) => ({en, fr: en, ru: en, ar: en})
const WEEKLY = [
  {days: allLanguages('Monday to Friday'), opens: '09:00', closes: '12:00'},
  {days: allLanguages('Saturday'), opens: '10:00', closes: '11:00'},
]
const TUESDAY = '2026-12-01'
const LONG_BEFORE = new Date('2026-11-30T00:00:00Z')

interface Given {
  day?: string
  place?: string | null
  now?: Date
  rules?: Partial<ViewingHours>
  busy?: Busy[]
}

const clocks = ({day = TUESDAY, place = 'marina', now = LONG_BEFORE, rules, busy = []}: Given) =>
  freeStarts({day, place, now, agent: 'anna'}, {weekly: WEEKLY, rules: {...RULES, ...rules}}, busy)
    .map(start => viewingClock(start.toISOString(), 'en-GB'))
    .join(' ')

const busyAt = (time: string, place: string | null): Busy => ({
  ...appointmentAt(new Date(`${TUESDAY}T${time}:00+04:00`), RULES),
  place,
})

describe('free hours', () => {
  it('viewings begin every half hour, and end before the office closes', () => {
    assert.equal(clocks({}), '09:00 09:30 10:00 10:30 11:00 11:30')
    assert.equal(clocks({rules: {length_minutes: 60}}), '09:00 09:30 10:00 10:30 11:00')
  })

  it('viewings begin on the hour and on the half, whenever the office opens', () => {
    const early = {name: 'Ramadan', from: TUESDAY, to: TUESDAY, opens: '09:15', closes: '11:10'}
    assert.equal(clocks({rules: {exceptions: [early]}}), '09:30 10:00 10:30')
  })

  it('each weekday has its own hours, and Sunday has none', () => {
    assert.equal(clocks({day: '2026-12-05'}), '10:00 10:30')
    assert.equal(clocks({day: '2026-12-06'}), '')
  })

  it('hours that begin too soon are not offered', () => {
    const now = new Date(`${TUESDAY}T08:10:00+04:00`)
    assert.equal(clocks({now}), '10:30 11:00 11:30')
    assert.equal(clocks({now, rules: {notice_hours: 0}}), '09:00 09:30 10:00 10:30 11:00 11:30')
  })

  it('a public holiday has no hours, in Ramadan either', () => {
    const holiday = {name: 'Holiday', from: TUESDAY, to: '2026-12-03'}
    const ramadan = {...holiday, name: 'Ramadan', opens: '10:00', closes: '11:00'}
    assert.equal(clocks({rules: {exceptions: [ramadan, holiday]}}), '')
    assert.notEqual(clocks({day: '2026-12-04', rules: {exceptions: [holiday]}}), '')
  })

  it('hours of Ramadan replace those of the days on which the office is open', () => {
    const exceptions = [
      {name: 'Ramadan', from: '2026-11-25', to: '2026-12-20', opens: '10:00', closes: '11:30'},
    ]
    assert.equal(clocks({rules: {exceptions}}), '10:00 10:30 11:00')
    assert.equal(clocks({day: '2026-12-06', rules: {exceptions}}), '')
  })

  it('an agent who is away has no hours, while others have', () => {
    const off = {from: TUESDAY, to: TUESDAY}
    assert.equal(clocks({rules: {days_off: [{...off, agent: 'anna'}]}}), '')
    assert.notEqual(clocks({rules: {days_off: [{...off, agent: 'omar'}]}}), '')
  })

  it('between two viewings in one neighbourhood an agent has a break', () => {
    assert.equal(clocks({busy: [busyAt('10:00', 'marina')]}), '09:00 11:00 11:30')
  })

  it('between two neighbourhoods an agent has the time to travel', () => {
    assert.equal(clocks({busy: [busyAt('10:30', 'palm')]}), '09:00')
    assert.equal(clocks({busy: [busyAt('09:30', 'palm')]}), '11:00 11:30')
  })

  it('an appointment without a known place takes its own time alone', () => {
    const starts = new Date(`${TUESDAY}T10:00:00+04:00`)
    const ends = new Date(`${TUESDAY}T10:20:00+04:00`)
    const busy = {startsAt: starts, freeFrom: ends, awayUntil: ends, place: null}
    assert.equal(clocks({busy: [busy]}), '09:00 10:30 11:00 11:30')
  })
})
