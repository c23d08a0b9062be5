/** A day, or that there was none in the last 30. */
import {formatDay} from '#trade/property/details/format-day.ts'
import {useDesk} from '../desk-frame.ts'

export function OfficeDay({day}: {day: string | undefined}) {
  const {i18n, locale} = useDesk()
  if (!day) return <span className="quiet">{i18n._('Not in 30 days')}</span>
  return <time dateTime={day}>{formatDay(locale, day)}</time>
}
