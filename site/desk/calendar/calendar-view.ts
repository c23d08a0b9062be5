/** The part of the calendar that an address names: a week or a day, of one agent or of all. */
import {addressWith} from '#desk/ui/address-with.ts'
import {isDay} from '#server/platform/period.ts'
import {dayAfter, officeMoment} from '#server/viewings/hours/opening.ts'
import {officeDay} from '#trade/agency/office-day.ts'

export const CALENDAR = '/desk/calendar'

export interface CalendarView {
  is: 'week' | 'day'
  /** A day of it. */
  day: string
  days: string[]
  from: Date
  to: Date
}

const WEEK_DAYS = 7

export function readView(query: Record<string, string>, now = new Date()): CalendarView {
  const day = isDay(query.day) ? query.day : officeDay(now)
  const is = query.view === 'day' ? 'day' : 'week'
  const first = is === 'week' ? mondayOf(day) : day
  const days = Array.from({length: is === 'week' ? WEEK_DAYS : 1}, (_, n) => dayAfter(first, n))
  const midnight = (of: string) => officeMoment(of, '00:00')
  return {is, day, days, from: midnight(first), to: midnight(dayAfter(days.at(-1) ?? first, 1))}
}

function mondayOf(day: string) {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return dayAfter(day, -((weekday + 6) % WEEK_DAYS))
}

/** The address of another part, with the agent that is chosen. */
export const viewAddress = (
  {is, day}: Pick<CalendarView, 'is' | 'day'>,
  agent: string | null | undefined,
) => addressWith(CALENDAR, {view: is === 'day' ? is : undefined, day, agent: agent ?? undefined})

export const beside = ({is, day}: CalendarView, by: 1 | -1) => ({
  is,
  day: dayAfter(day, by * (is === 'week' ? WEEK_DAYS : 1)),
})
