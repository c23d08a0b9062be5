/** Days as people read them, and lists of days without a gap. */

import type {PartnerPeriod} from '#server/partners/report/partner-report.ts'
import type {Line} from '#server/partners/usage/statistics.ts'
import {agency} from '#trade/agency/agency.ts'

const DAY = 86_400_000
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const form = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', {timeZone: 'UTC', ...options})
const long = form({day: 'numeric', month: 'long', year: 'numeric'})
const short = form({day: 'numeric', month: 'short'})

export const longDay = (day: string) => long.format(noon(day))
export const shortDay = (day: string) => short.format(noon(day))

/** A moment by the clock of the office. */
export const officeMoment = (moment: Date | string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: agency.office.timeZone,
    ...{dateStyle: 'medium', timeStyle: 'short'},
  }).format(new Date(moment))

/** The first of so many days up to one. */
export const daysBefore = (to: string, count: number) =>
  new Date(Date.parse(to) - (count - 1) * DAY).toISOString().slice(0, 10)

/** Each day of the period, those without figures, too. */
export function everyDay(lines: Line[], {from, to, partner}: PartnerPeriod): Line[] {
  const known = new Map(lines.map(line => [line.day, line]))
  const all: Line[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10)
    all.push(known.get(day) ?? {day, partner, views: 0, opens: 0, leads: 0, suspected: 0})
  }
  return all
}
