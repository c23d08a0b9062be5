/**
 * When an open house is. The specification leaves open how a back end writes its date and times, so
 * an invalid time is shown unchanged, and is put into no calendar.
 */

import {officeDay} from '../agency/office-day.ts'
import type {OpenHouse} from '../contract/entities.ts'

export interface OpenHouseTimes {
  /** The day at the office: `2026-12-05`. */
  day?: string
  /** ISO 8601, in UTC. */
  starts?: string
  ends?: string
}

type RecordedTimes = Partial<
  Pick<OpenHouse['open_house_details'], 'date' | 'start_time' | 'end_time'>
>

/** Dubai is four hours ahead of UTC, the whole year. */
const OFFICE_AHEAD = 4 * 60
const DAY_LONG = 24 * 60

/** All times are the office's, unless they name a zone of their own (decisions, 'Formats'). */
export function openHouseTimes({date, start_time, end_time}: RecordedTimes): OpenHouseTimes {
  const day = formatDay(date) ?? formatDay(start_time)
  const from = minutesIn(start_time)
  const to = minutesIn(end_time)
  if (!day || from === undefined) return {day}
  const starts = instant(day, from)
  if (to === undefined || to === from) return {day, starts}
  // Doors that close before they open close on the next day.
  return {day, starts, ends: instant(day, to < from ? to + DAY_LONG : to)}
}

/** Without an end it lasts until the end of its day. */
export function isOver({day, ends}: OpenHouseTimes, now: Date) {
  if (ends) return now.toISOString() >= ends
  return day !== undefined && officeDay(now) > day
}

/** `10:00 - 13:00`, unchanged; of a full date and time only the time. */
export const timeRange = ({start_time, end_time}: RecordedTimes) =>
  [start_time, end_time].map(clockTime).filter(Boolean).join(' - ')

function clockTime(written: unknown) {
  const minutes = ISO.test(textOf(written)) ? minutesIn(written) : undefined
  if (minutes === undefined) return textOf(written)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i
/** `10:00`, `9:30:00`, `10.30 AM`, `4 pm`, `4 p.m.` */
const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:([ap])\.?m\.?)?$/i

function formatDay(written: unknown): string | undefined {
  const text = textOf(written)
  if (DAY.test(text)) return realDay(text)
  const [, day, , zone] = ISO.exec(text) ?? []
  if (!day) return undefined
  return zone ? validDate(text, date => officeDay(date)) : realDay(day)
}

/** There is no 31st of February. */
const realDay = (day: string) =>
  validDate(`${day}T00:00:00Z`, date => (date.toISOString().startsWith(day) ? day : undefined))

/** Since midnight at the office. */
function minutesIn(written: unknown): number | undefined {
  const text = textOf(written)
  const [, , time, zone] = ISO.exec(text) ?? []
  if (zone) {
    return validDate(text, date => {
      const minutes = date.getUTCHours() * 60 + date.getUTCMinutes() + OFFICE_AHEAD
      return minutes % DAY_LONG
    })
  }
  return minutesOfClock(time ?? text)
}

function minutesOfClock(text: string): number | undefined {
  const [, hours, minutes, half] = CLOCK.exec(text) ?? []
  // A number alone may be anything.
  if (!hours || (minutes === undefined && !half)) return undefined
  const hour = Number(hours)
  const minute = Number(minutes ?? 0)
  if (minute > 59) return undefined
  if (!half) return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) * 60 + minute + (half.toLowerCase() === 'p' ? DAY_LONG / 2 : 0)
}

const instant = (day: string, minutes: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (minutes - OFFICE_AHEAD) * 60_000).toISOString()

function validDate<Value>(text: string, read: (date: Date) => Value): Value | undefined {
  // Two digits of a zone without a colon are read by some browsers only.
  const date = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(date.getTime()) ? undefined : read(date)
}

const textOf = (written: unknown) => `${written ?? ''}`.trim()
const twoDigits = (number: number) => `${number}`.padStart(2, '0')
