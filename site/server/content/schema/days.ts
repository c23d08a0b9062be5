/** Days as content gives them: fixed, or counted from the day of the import at the office. */
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'

const FIXED = /^[1-9]\d{3}-\d{2}-\d{2}$/
const COUNTED = /^(?:in (\d{1,4}) days?|(\d{1,4}) days? ago)$/

/** `2026-11-21`; undefined when it is no day. */
export function resolveDay(given: string, today: string): string | undefined {
  if (FIXED.test(given)) return isReal(given) ? given : undefined
  const [, ahead, ago] = COUNTED.exec(given) ?? []
  if (ahead === undefined && ago === undefined) return undefined
  return addDays(today, ahead === undefined ? -Number(ago) : Number(ahead))
}

/** There is no 31st of February. */
const isReal = (day: string) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** `2026-11-21 18:30:00`, the office's own time. */
export const officeTime = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: OFFICE_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment)
