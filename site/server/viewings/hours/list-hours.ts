/** The free hours of a home or an agent, a few days at a time. */
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Subject} from '../subject.ts'
import {busyOf} from './busy.ts'
import {freeStarts} from './free-starts.ts'
import {dayAfter, type HoursContent} from './opening.ts'

export interface Page {
  /** The first day; what is before today is left out. */
  from?: string | undefined
  /** The number of days with a free hour that are wanted. */
  days: number
  now: Date
  /** The viewing that moves: it takes no hour, and its own is not offered. */
  except?: {id: string; startsAt: Date} | undefined
}

export interface HoursOfDay {
  day: string
  starts: Date[]
}

/** Days without a free hour are left out. */
export async function listHours(
  orm: Pick<Orm, 'select'>,
  subject: Subject,
  content: HoursContent,
  {from, days, now, except}: Page,
): Promise<{days: HoursOfDay[]; next?: string}> {
  const today = officeDay(now)
  const to = lastDay(today, content)
  const first = from && from > today ? from : today
  const busy = await busyOf(orm, subject, {from: first, to}, {...content, now, except: except?.id})
  const found: HoursOfDay[] = []
  for (let day = first; day <= to; day = dayAfter(day, 1)) {
    const starts = freeStarts({...subject, day, now}, content, busy).filter(
      one => one.getTime() !== except?.startsAt.getTime(),
    )
    if (!starts.length) continue
    if (found.length === days) return {days: found, next: day}
    found.push({day, starts})
  }
  return {days: found}
}

/** The last day that can be chosen. */
export const lastDay = (today: string, {rules}: Pick<HoursContent, 'rules'>) =>
  dayAfter(today, rules.days_ahead)
