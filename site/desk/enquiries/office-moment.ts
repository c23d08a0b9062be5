/** Moments as a clock at the office shows them. */
import {isDay} from '#server/platform/period.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'

/** The moment of `2026-11-21` and `09:30`; undefined when there is no such moment. */
export function officeMoment(day: string, time = '00:00'): Date | undefined {
  if (!isDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Twice: where clocks are changed, the first guess may be on the other side of it.
  const guess = wanted - aheadOfUtc(wanted)
  return new Date(wanted - aheadOfUtc(guess))
}

/** `2026-11-21T09:30`, as a field for a moment has it. */
export const officeField = (moment: Date) => clock().format(moment).replace(' ', 'T').slice(0, 16)

function aheadOfUtc(moment: number) {
  return Date.parse(`${clock().format(moment).replace(' ', 'T')}Z`) - moment
}

const clock = () =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: OFFICE_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
