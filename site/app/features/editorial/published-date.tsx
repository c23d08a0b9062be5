/** The day of an article, in the visitor's language. */
import {officeDay} from '../../../../widgets/shared/office-day.ts'
import {dayIn} from '../../../../widgets/shared/property/sections/day.ts'
import {useSite} from '../../core/site-context.tsx'

export function WrittenOn({createdAt, className}: {createdAt?: string; className: string}) {
  const {locale} = useSite()
  if (!createdAt) return null
  const day = officeDay(new Date(createdAt))
  return (
    <p className={className}>
      <time dateTime={day}>{dayIn(locale, day)}</time>
    </p>
  )
}
