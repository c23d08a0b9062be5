/** When and where, in the words of the visitor's language. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {type Locale, languageOf, otherLanguage} from '#kit/i18n/locale.ts'
import {Amount, aed} from '../money/amount.tsx'
import {formatDay} from '../property/details/format-day.ts'
import {englishOf} from '../property/facts.tsx'
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

/** Unknown facts have no row. */
const Fact = ({label, lang, children}: FactProps) =>
  children ? (
    <div className="house-facts__fact">
      <dt>{label}</dt>
      <dd {...otherLanguage(lang)}>{children}</dd>
    </div>
  ) : null

/** `aed 1,250,000` (spec section 9), which the styles show in capitals; one without a price has it on request. */
export function HousePrice({price}: {price: number | null}) {
  const {i18n} = useServices()
  if (price === null) return <span>{i18n._('Price on request')}</span>
  return (
    <span className="house-price">
      <Amount dirhams={price} exact={aed(price, i18n).replace('AED', 'aed')} />
    </span>
  )
}

/** `5` and `December`; in Russian the month is in the genitive. */
function dayAndMonth(locale: Locale, day: string) {
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
function wholeDay(locale: Locale, day: string) {
  const {formats, weekdaySeparator} = languageOf(locale)
  const format = new Intl.DateTimeFormat(formats, {weekday: 'long', timeZone: 'UTC'})
  return format.format(new Date(day)) + weekdaySeparator + formatDay(locale, day)
}
