import {type Locale, languageOf} from '#kit/i18n/locale.ts'

/**
 * `14 September 2026` in the visitor's language. A text that is not an ISO 8601 date stays
 * unchanged.
 */
export function formatDay(locale: Locale, day: string | undefined) {
  if (!day || !/^\d{4}-\d{2}-\d{2}/.test(day)) return day
  const date = new Date(day.slice(0, 10))
  if (Number.isNaN(date.getTime())) return day
  const format = new Intl.DateTimeFormat(languageOf(locale).formats, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  // In Russian the abbreviation of "year" follows, which tables leave out.
  return format.format(date).replace(/\sг\.$/, '')
}
