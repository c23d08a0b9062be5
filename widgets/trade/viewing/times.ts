/**
 * The hour of a viewing in words: at the office, and where the visitor is. Hours travel as instants,
 * so that what is shown is right when clocks are changed anywhere.
 */
import {OFFICE_TIME_ZONE} from '../agency/office-day.ts'

/** The name of a locale for `Intl`, such as `en-GB`; see `languageOf(locale).formats`. */
type Formats = string

/** To make a format takes longer than to use it a hundred times, and a list has as many hours. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (starts: string, formats: Formats, timeZone = OFFICE_TIME_ZONE) => {
    const key = `${formats} ${timeZone}`
    const format = made.get(key) ?? new Intl.DateTimeFormat(formats, {timeZone, ...options})
    made.set(key, format)
    return format.format(new Date(starts))
  }
}

/** `Tuesday 1 December`, at the office. */
export const viewingDay = formatter({weekday: 'long', day: 'numeric', month: 'long'})

/** `10:30`, at the office. */
export const viewingClock = formatter({hour: '2-digit', minute: '2-digit', hourCycle: 'h23'})

/** With a capital, as at the beginning of a line. */
export const capitalised = (text: string, formats: Formats) =>
  text.charAt(0).toLocaleUpperCase(formats) + text.slice(1)

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
