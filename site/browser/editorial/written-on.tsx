/** The day of an article, in the visitor's language. */
import {agency} from '../../../widgets/shared/agency.ts'
import {officeDay} from '../../../widgets/shared/office-day.ts'
import {useSite} from '../site-context.tsx'

export function WrittenOn({createdAt, className}: {createdAt?: string; className: string}) {
  const {locale} = useSite()
  if (!createdAt) return null
  const moment = new Date(createdAt)
  // `en` alone would be American.
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: agency.office.timeZone,
  })
  return (
    <p className={className}>
      {/* In Russian the word for year follows, short; above a title nobody writes it. */}
      <time dateTime={officeDay(moment)}>{format.format(moment).replace(/\sг\.$/, '')}</time>
    </p>
  )
}
