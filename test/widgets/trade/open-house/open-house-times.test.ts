import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {isOver, openHouseTimes, timeRange} from '#trade/open-house/times.ts'

const on = (date: string, start_time: string, end_time = '') =>
  openHouseTimes({date, start_time, end_time})

describe('times of an open house', () => {
  it('the times of an open house are UTC+4, in summer and in winter', () => {
    for (const [day, before] of [
      ['2027-01-15', '2027-01-14'],
      ['2027-07-15', '2027-07-14'],
    ] as const) {
      assert.deepEqual(on(day, '10:00', '13:30'), {
        day,
        starts: `${day}T06:00:00.000Z`,
        ends: `${day}T09:30:00.000Z`,
      })
      assert.equal(on(day, '01:00').starts, `${before}T21:00:00.000Z`)
    }
  })

  it('a start time is parsed from 12-hour, 24-hour and ISO notations', () => {
    const startOf = (time: string) => on('2027-03-02', time).starts?.slice(11, 16)
    for (const [time, utc] of [
      ['16:05', '12:05'],
      ['9:30:00', '05:30'],
      ['4:05 PM', '12:05'],
      ['04:05PM', '12:05'],
      ['4 pm', '12:00'],
      ['4pm', '12:00'],
      ['4.15 p.m.', '12:15'],
      [' 11:59 am ', '07:59'],
      ['11:59\u202fAM', '07:59'],
      ['12 pm', '08:00'],
      ['12:30 am', '20:30'],
      ['2027-03-02T16:05', '12:05'],
      ['2027-03-02T16:05:00+04:00', '12:05'],
      ['2027-03-02T12:05:00.000Z', '12:05'],
      ['1970-01-01T12:05:00Z', '12:05'],
      ['2027-03-02 16:05:00+0400', '12:05'],
    ] as const) {
      assert.equal(startOf(time), utc, time)
    }
  })

  it('the day of a date with a time is its day in Dubai', () => {
    for (const date of [
      '2027-03-02',
      '2027-03-02T00:00',
      '2027-03-02T00:00:00.000Z',
      '2027-03-01T20:00:00.000Z',
      '2027-03-02T23:59:00+04:00',
    ]) {
      assert.equal(on(date, '').day, '2027-03-02', date)
    }
  })

  it('the day comes from the start time when the date is unreadable', () => {
    assert.deepEqual(on('to be announced', '2027-03-02T22:30:00Z', '2027-03-03T00:00:00Z'), {
      day: '2027-03-03',
      starts: '2027-03-02T22:30:00.000Z',
      ends: '2027-03-03T00:00:00.000Z',
    })
  })

  it('an end time before the start time falls on the next day', () => {
    assert.equal(on('2027-12-31', '22:00', '01:30').ends, '2027-12-31T21:30:00.000Z')
    assert.equal(on('2027-12-31', '20:00', '24:00').ends, '2027-12-31T20:00:00.000Z')
    assert.equal(on('2027-12-31', '8 pm', '12 am').ends, '2027-12-31T20:00:00.000Z')
  })

  it('an unreadable date, start or end is omitted', () => {
    assert.deepEqual(on('2027-02-31', '10:00', '11:00'), {day: undefined})
    assert.deepEqual(on('Saturday', '10:00', '11:00'), {day: undefined})
    for (const time of [
      '',
      'noon',
      '10',
      '25:00',
      '24:30',
      '10:60',
      '10:75',
      '13 pm',
      '0 am',
      'from 10:00',
    ]) {
      assert.deepEqual(on('2027-03-02', time, '13:00'), {day: '2027-03-02'}, time)
    }
    for (const end of ['', 'late', '10:00']) {
      assert.equal(on('2027-03-02', '10:00', end).ends, undefined, end)
    }
    assert.deepEqual(openHouseTimes({}), {day: undefined})
    const invalid = {date: 20270302, start_time: null} as never
    assert.deepEqual(openHouseTimes(invalid), {day: undefined})
  })

  it('a time is shown as stored, a full timestamp as the time in Dubai', () => {
    const shown = (start_time: string, end_time: string) => timeRange({start_time, end_time})
    assert.equal(shown('10:00', '13:00'), '10:00 - 13:00')
    assert.equal(shown('10 AM', 'late '), '10 AM - late')
    assert.equal(shown('2027-03-02T06:00:00Z', '2027-03-02T09:30:00Z'), '10:00 - 13:30')
    assert.equal(shown('from noon', ''), 'from noon')
    assert.equal(timeRange({}), '')
  })

  it('an open house is over at its end time, or else at the end of its day', () => {
    const times = on('2027-03-02', '10:00', '13:00')
    assert.equal(isOver(times, new Date('2027-03-02T08:59:00Z')), false)
    assert.equal(isOver(times, new Date('2027-03-02T09:00:00Z')), true)
    const dayOnly = on('2027-03-02', 'noon')
    assert.equal(isOver(dayOnly, new Date('2027-03-02T19:59:00Z')), false)
    assert.equal(isOver(dayOnly, new Date('2027-03-02T20:00:00Z')), true)
    assert.equal(isOver({}, new Date()), false)
  })
})
