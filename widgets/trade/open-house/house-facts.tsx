/** When and where, in the words of the visitor's language. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {type Locale, otherLanguage} from '#kit/i18n/locale.ts'
import {englishOf} from '../property/facts.tsx'
import {dayAndMonth, wholeDay} from './dates.ts'
import type {OpenHouseEntry} from './entry.ts'

/** A leaf of a calendar: `5` over `December`; an invalid date is shown unchanged. */
export function HouseDate({house: {day, date}}: {house: OpenHouseEntry}) {
  const {locale} = useServices()
  if (!day) return date ? <p className="house-date house-date--as-it-came">{date}</p> : null
  const shown = dayAndMonth(locale, day)
  return (
    <time className="house-date" dateTime={day}>
      <span className="house-date__day">{shown.day}</span>{' '}
      <span className="house-date__month">{shown.month}</span>
    </time>
  )
}

export function HouseFacts({house}: {house: OpenHouseEntry}) {
  const {i18n, locale} = useServices()
  const {day, date, time, venue, status, starts, ends} = house
  const range = starts && ends ? <time dateTime={starts}>{time}</time> : time
  return (
    <dl className="house-facts">
      <Fact label={i18n._('Date')}>
        {day ? <span className="house-facts__day">{wholeDay(locale, day)}</span> : date}
      </Fact>
      <Fact label={i18n._('Time')}>{time && range}</Fact>
      <Fact label={i18n._('Venue')} lang={englishOf(house, 'open_house_details.venue')}>
        {venue}
      </Fact>
      <Fact label={i18n._('Status')} lang={englishOf(house, 'open_house_details.status')}>
        {status}
      </Fact>
    </dl>
  )
}

interface FactProps {
  label: string
  lang?: Locale
  children: ReactNode
}

/** What is not known has no row. */
const Fact = ({label, lang, children}: FactProps) =>
  children ? (
    <div className="house-facts__fact">
      <dt>{label}</dt>
      <dd {...otherLanguage(lang)}>{children}</dd>
    </div>
  ) : null
