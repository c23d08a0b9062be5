/** Calendars as Google, Apple and Outlook write them, and what is read of them. */
import {type Interval, readCalendar} from '#server/viewings/calendars/read-calendar.ts'

/** Lines without the indent of the test; a line that begins with `>` continues the one before. */
export const lines = (text: string) =>
  `${text.trim().replace(/\n\s*/g, '\r\n').replace(/\n>/g, '\n ')}\r\n`

export const calendar = (inside: string) =>
  lines(`BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Tests//EN\n${inside.trim()}\nEND:VCALENDAR`)

export const event = (inside: string) =>
  calendar(`BEGIN:VEVENT\nUID:one@tests\nSUMMARY:Dentist\n${inside.trim()}\nEND:VEVENT`)

export const windowOf = (from: string, to: string): Interval => ({
  from: Date.parse(`${from}T00:00:00+04:00`),
  to: Date.parse(`${to}T00:00:00+04:00`),
})

/** Three months of a winter and a spring. */
export const WINDOW = windowOf('2026-12-01', '2027-04-15')

/** Busy times as clocks in Dubai show them. */
export const busyIn = (text: string, window = WINDOW) =>
  readCalendar(text, window).busy.map(({from, to}) => `${dubai(from)} to ${dubai(to)}`)

export const dubai = (instant: number) =>
  new Date(instant + 4 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
