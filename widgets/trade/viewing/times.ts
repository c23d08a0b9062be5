/**
 * The hour of a viewing in words: at the office, and where the visitor is. Hours travel as instants,
 * so that what is shown is right when clocks are changed anywhere.
 */
import {OFFICE_TIME_ZONE} from '../agency/office-day.ts'

/** As `Intl` names a locale, such as `en-GB`; see `languageOf(locale).formats`. */
type Formats = string

const format = (formats: Formats, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formats, {timeZone, ...options})

/** `Tuesday 1 December`, at the office. */
export const viewingDay = (starts: string, formats: Formats, timeZone = OFFICE_TIME_ZONE) =>
  format(formats, timeZone, {weekday: 'long', day: 'numeric', month: 'long'}).format(
    new Date(starts),
  )

/** `10:30`, at the office. */
export const viewingClock = (starts: string, formats: Formats, timeZone = OFFICE_TIME_ZONE) =>
  format(formats, timeZone, {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'}).format(
    new Date(starts),
  )

export interface OwnTime {
  clock: string
  /** Only where it is another day than at the office. */
  day?: string
}

/**
 * The same moment on the visitor's own clock; none where it is the office's. `timeZone` is that of the
 * browser, `Intl.DateTimeFormat().resolvedOptions().timeZone`.
 */
export function ownTime(starts: string, formats: Formats, timeZone: string): OwnTime | undefined {
  const clock = viewingClock(starts, formats, timeZone)
  const day = viewingDay(starts, formats, timeZone)
  const isOtherDay = day !== viewingDay(starts, formats)
  if (!isOtherDay && clock === viewingClock(starts, formats)) return undefined
  return {clock, ...(isOtherDay && {day})}
}
