/** A moment as the office's clock shows it, and how long ago it was where that is short. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import {formatDay} from '#trade/property/details/format-day.ts'

/** `at`: as the database has it, or ISO 8601. */
export function Moment({at}: {at: Date | string}) {
  const {locale, now} = useDesk()
  const moment = new Date(at)
  const ago = now.getTime() - moment.getTime()
  const exact = officeMoment(locale, moment)
  return (
    <time dateTime={moment.toISOString()} title={exact}>
      {ago >= 0 && ago < DAY ? relative(locale, ago) : exact}
    </time>
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function relative(locale: Locale, ago: number) {
  const format = new Intl.RelativeTimeFormat(languageOf(locale).formats, {numeric: 'auto'})
  if (ago < MINUTE) return format.format(0, 'minute')
  return ago < HOUR
    ? format.format(-Math.floor(ago / MINUTE), 'minute')
    : format.format(-Math.floor(ago / HOUR), 'hour')
}

/** As `26 Nov 2026, 14:05`. */
export const officeMoment = (locale: Locale, at: Date | string) =>
  new Intl.DateTimeFormat(languageOf(locale).formats, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: OFFICE_TIME_ZONE,
  }).format(new Date(at))

/** A day in the editor's language; `day`: ISO 8601. */
export function Day({day}: {day: string | null | undefined}) {
  const {locale} = useDesk()
  return day ? <time dateTime={day}>{formatDay(locale, day)}</time> : null
}
