/** A day in the editor's language. */
import {formatDay} from '#trade/property/details/format-day.ts'
import {useDesk} from '../desk-frame.ts'

/** `day`: ISO 8601. */
export function Day({day}: {day: string | null | undefined}) {
  const {locale} = useDesk()
  return day ? <time dateTime={day}>{formatDay(locale, day)}</time> : null
}
