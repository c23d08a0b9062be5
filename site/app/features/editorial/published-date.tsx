/** The day of an article, in the visitor's language. */
import {officeDay} from '#trade/agency/office-day.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {useSite} from '../../core/site-context.tsx'

export function WrittenOn({createdAt, className}: {createdAt?: string; className: string}) {
  const {locale} = useSite()
  if (!createdAt) return null
  const day = officeDay(new Date(createdAt))
  return (
    <p className={className}>
      <time dateTime={day}>{formatDay(locale, day)}</time>
    </p>
  )
}
