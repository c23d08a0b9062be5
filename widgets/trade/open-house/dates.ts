/** Days of open houses in the visitor's language. */
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {formatDay} from '../property/details/format-day.ts'

/** `5` and `December`; in Russian the month is in the genitive. */
export function dayAndMonth(locale: Locale, day: string) {
  const format = new Intl.DateTimeFormat(languageOf(locale).formats, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(day))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find(each => each.type === type)?.value ?? ''
  return {day: part('day'), month: part('month')}
}

/** `Saturday, 5 December 2026`. Browser and server do not agree on the comma, so it is put here. */
export function wholeDay(locale: Locale, day: string) {
  const {formats, weekdaySeparator} = languageOf(locale)
  const format = new Intl.DateTimeFormat(formats, {weekday: 'long', timeZone: 'UTC'})
  return format.format(new Date(day)) + weekdaySeparator + formatDay(locale, day)
}
