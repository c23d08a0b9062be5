/** A moment as the office's clock shows it, and how long ago it was where that is short. */

import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {agency} from '#trade/agency/agency.ts'
import {useDesk} from '../desk-frame.ts'

/** `at`: ISO 8601. */
export function Moment({at}: {at: string}) {
  const {locale, now} = useDesk()
  const ago = Date.parse(now) - Date.parse(at)
  const exact = officeMoment(locale, at)
  return (
    <time dateTime={at} title={exact}>
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
export const officeMoment = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(languageOf(locale).formats, {
    ...{dateStyle: 'medium', timeStyle: 'short'},
    timeZone: agency.office.timeZone,
  }).format(new Date(at))
