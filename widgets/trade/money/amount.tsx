/** An amount in dirhams as the visitor wants to see it. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {formatDay} from '../property/details/format-day.ts'
import {approximately} from './rates.ts'
import {type Money, useMoney} from './use-money.ts'
import {withCurrency} from './with-currency.ts'

type Spoken = Pick<Translator, 'locale'>
type Exchanged = Pick<Money, 'exchange'>

/** `AED 1,250,000`, and in Arabic `1,250,000 درهم`. */
export const aed = (dirhams: number, i18n: Spoken) =>
  withCurrency(groupedNumber(dirhams, i18n), 'AED', i18n)

/** `AED 1,250,000`, or `≈ USD 340,400` alone, where the exact amount stands beside. */
export const shortAmount = (dirhams: number, i18n: Spoken, {exchange}: Exchanged) =>
  exchange ? approximately(dirhams, exchange, i18n) : aed(dirhams, i18n)

/** `AED 1,250,000`, or `≈ USD 340,400 (AED 1,250,000)`, where there is room for one line. */
export function amountText(dirhams: number, i18n: Spoken, {exchange}: Exchanged) {
  const exact = aed(dirhams, i18n)
  return exchange ? `${approximately(dirhams, exchange, i18n)} (${exact})` : exact
}

interface AmountProps {
  dirhams: number
  /** The exact amount in words; `AED 1,250,000` without it. */
  exact?: string
  /** Text after the amount, such as ` per year`. */
  children?: ReactNode
}

/** The amount; in another currency with the exact one below. */
export function Amount({dirhams, exact, children}: AmountProps) {
  const {i18n} = useServices()
  const {exchange, isPending} = useMoney()
  const dirhamText = exact ?? aed(dirhams, i18n)
  if (!exchange) {
    return (
      <>
        <bdi>{dirhamText}</bdi>
        {children}
        {isPending && <span className="price__exact">{'\u00a0'}</span>}
      </>
    )
  }
  return (
    <>
      <bdi>{approximately(dirhams, exchange, i18n)}</bdi>
      {children}
      <span className="price__exact">
        <bdi>{dirhamText}</bdi>
      </span>
    </>
  )
}

/**
 * Explains an approximate price: the day of its rate, and that AED counts. Empty beside AED alone.
 */
export function RateNote({className = 'rate-note'}: {className?: string}) {
  const {i18n} = useServices()
  const {exchange} = useMoney()
  if (!exchange) return null
  const day = formatDay(i18n.locale as Locale, exchange.day)
  // The day is last in every language; a message with a place for it would bring each widget the formatter.
  const rate = `≈ ${i18n._('Approximate, at the exchange rate of')} ${day}.`
  return <p className={className}>{`${rate} ${i18n._('The price in AED prevails.')}`}</p>
}
