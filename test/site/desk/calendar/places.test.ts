import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {dayBeside, minutesLater} from '#desk/calendar/browser/office-time.ts'
import {readView} from '#desk/calendar/calendar-view.ts'
import {inLanes} from '#desk/calendar/lanes.ts'
import {hoursShown, minutesIn, placeClasses, placeStyles} from '#desk/calendar/places.ts'

const at = (clock: string) => new Date(`2026-12-01T${clock}:00+04:00`)
const from = (begins: string, ends: string) => ({startsAt: at(begins), endsAt: at(ends)})
const DAY = {from: at('00:00'), to: new Date('2026-12-02T00:00:00+04:00')}

describe('places in the calendar', () => {
  it('appointments at the same time stand beside each other, and others have the whole width', () => {
    const placed = inLanes([
      from('09:00', '10:00'),
      from('11:00', '12:00'),
      from('11:30', '13:00'),
      from('12:00', '12:30'),
    ])
    assert.deepEqual(
      placed.map(({lane, lanes}) => [lane, lanes]),
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [0, 2],
      ],
    )
  })

  it('appointments without a lane of their own are counted in the last one, where one alone is shown', () => {
    const noon = Array.from({length: 6}, () => from('11:00', '12:00'))
    const placed = inLanes([from('10:00', '13:00'), ...noon, from('12:00', '13:00')])
    assert.deepEqual(
      placed.map(({lane, lanes, isCrowded, crowd}) => [lane, lanes, isCrowded, crowd?.length]),
      [
        [0, 3, false, undefined],
        [1, 3, false, undefined],
        [2, 3, true, 5],
        ...Array.from({length: 4}, () => [2, 3, true, undefined]),
        [1, 3, false, undefined],
      ],
    )
    const three = inLanes([from('10:00', '11:00'), ...noon.slice(3)])
    assert.ok(three.every(({isCrowded}) => !isCrowded))
    assert.ok(inLanes(noon, 24).every(({lanes, isCrowded}) => lanes === 6 && !isCrowded))
  })

  it('every place has a rule in the style sheet', () => {
    const spans = [from('00:00', '23:59'), from('08:07', '09:50'), from('23:45', '23:59')]
    for (const span of spans) {
      const classes = placeClasses(minutesIn(span, DAY), {lane: 23, lanes: 24}).split(' ')
      for (const name of classes) assert.ok(placeStyles.includes(`.${name}{`), name)
    }
  })

  it('busy times that last over midnight are cut at the day and at the hours that are shown', () => {
    const whole = {
      startsAt: new Date('2026-11-30T00:00:00Z'),
      endsAt: new Date('2026-12-05T00:00:00Z'),
    }
    const minutes = minutesIn(whole, DAY)
    assert.deepEqual(minutes, {begins: 0, ends: 1_440})
    const classes = placeClasses(minutes, {lane: 0, lanes: 1}, {first: 8, until: 20})
    assert.match(classes, /^hour-8 quarter-0 hours-12 quarters-0 /)
  })

  it('early and late appointments widen the hours that are shown', () => {
    assert.deepEqual(hoursShown([]), {first: 8, until: 20})
    assert.deepEqual(hoursShown([{begins: 6.5 * 60, ends: 21.25 * 60}]), {first: 6, until: 22})
  })

  it('a week begins on Monday, also where it spans two years', () => {
    const {days} = readView({day: '2027-01-03'})
    assert.deepEqual([days[0], days.at(-1)], ['2026-12-28', '2027-01-03'])
  })

  it('a viewing that is moved by keys stays within its day, and another day has the same time', () => {
    assert.equal(minutesLater('2026-12-01T10:30', 45), '2026-12-01T11:15')
    assert.equal(minutesLater('2026-12-01T00:05', -15), '2026-12-01T00:00')
    assert.equal(minutesLater('2026-12-01T23:40', 15), '2026-12-01T23:45')
    assert.equal(dayBeside('2026-12-31T10:30', 1), '2027-01-01T10:30')
    assert.equal(dayBeside('2026-12-01T10:30', -1), '2026-11-30T10:30')
  })
})
