/** When the office is open on a day: its weekly hours, and the days that differ from them. */
import type {ViewingHours} from '#server/content/schema/viewing-hours-kind.ts'
import type {OpeningHours} from '#trade/agency/agency.ts'
import {weekdaysIn} from '#trade/agency/weekdays.ts'

/** A time without gaps, from one moment to another. */
export interface Span {
  starts: Date
  ends: Date
}

/** The part of the content that decides on hours. */
export interface HoursContent {
  /** The weekly hours of the office. */
  weekly: OpeningHours[]
  rules: ViewingHours
}

/** Dubai has the same offset the whole year. */
const OFFICE_OFFSET = '+04:00'

/** The moment at which a clock at the office shows that time. */
export const officeMoment = (day: string, time: string) =>
  new Date(`${day}T${time}:00${OFFICE_OFFSET}`)

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number) {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** In the order of the day; none where the office is closed, or the agent is away. */
export function openSpans(day: string, agent: string, {weekly, rules}: HoursContent): Span[] {
  if (isDayOff(day, agent, rules)) return []
  const differing = exceptionsOn(day, rules)
  // A holiday in Ramadan is a holiday.
  if (differing.some(({opens}) => !opens)) return []
  const usual = weekly.filter(({days}) => weekdaysIn(days.en).includes(weekdayOf(day)))
  if (!usual.length) return []
  const [other] = differing
  return (other ? [other] : usual)
    .map(({opens = '', closes = ''}) => ({
      starts: officeMoment(day, opens),
      ends: officeMoment(day, closes),
    }))
    .filter(({starts, ends}) => starts < ends)
    .sort((one, two) => one.starts.getTime() - two.starts.getTime())
}

type Rules = Pick<ViewingHours, 'days_off' | 'exceptions'>

const includes =
  (day: string) =>
  ({from, to}: {from: string; to: string}) =>
    from <= day && day <= to

export const isDayOff = (day: string, agent: string, {days_off}: Rules) =>
  days_off?.some(off => off.agent === agent && includes(day)(off)) ?? false

/** Holidays, and days with hours of their own. */
export const exceptionsOn = (day: string, {exceptions}: Rules) =>
  exceptions?.filter(includes(day)) ?? []

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
