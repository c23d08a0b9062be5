/** One home is a link to it; a cluster comes nearer, or lists its homes where it cannot part. */
import type {SyntheticEvent} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber, numberFormat} from '#kit/i18n/grouped-number.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {HomeOnMap} from '#trade/contract/entities.ts'
import {comparedPeriod, type RentPeriod, rentPer} from '#trade/contract/rent.ts'
import type {Exchange} from '#trade/money/rates.ts'
import {useMoney} from '#trade/money/use-money.ts'
import {comparedPriceText} from '#trade/property/price.tsx'
import {useHomeLink} from '#trade/property/use-home-link.ts'
import {useList} from '../context.ts'
import type {Cluster} from './clusters.ts'

export const PIN_HEIGHT = 44
/** The width of a digit in the pin's type, in pixels. */
const LETTER = 7.6

interface PlacedProps {
  /** From the middle of the map. */
  x: number
  y: number
  /** True when the keyboard can reach it. */
  isReachable: boolean
}

export function HomePin({home, x, y, isReachable}: PlacedProps & {home: HomeOnMap}) {
  const {i18n} = useServices()
  const money = useMoney()
  const labelOf = usePinLabel()
  const {props, listQuery} = useList()
  const homeLink = useHomeLink(props.detailsUrl)
  const {slug, name = '', price, price_period} = home
  const compared = {money, period: comparedPeriod(listQuery.query)}
  const text =
    comparedPriceText({about: {price}, price_period}, i18n, compared) ?? i18n._('On request')
  const label = labelOf(home)
  const link = homeLink({name, slug})
  return (
    <a
      className="pin"
      data-home={slug}
      style={{transform: `translate(${x}px, ${y}px) translate(-50%, -100%)`}}
      tabIndex={isReachable ? undefined : -1}
      aria-label={accessibleName(name, text, label)}
      href={link.href}
      onClick={link.onClick}
    >
      <span className="pin__label">{label}</span>
    </a>
  )
}

/** The name includes the visible text, for people who control the page by voice. */
const accessibleName = (name: string, price: string, label: string) =>
  withCommas(name, price, price === label ? '' : label)

export function usePinLabel() {
  const {i18n, locale} = useServices()
  const {exchange} = useMoney()
  const shownIn = {exchange, period: comparedPeriod(useList().listQuery.query)}
  return (home: HomeOnMap) => shortPrice(home, locale, shownIn) ?? i18n._('On request')
}

/** About as wide as its text makes it. */
export const pinWidth = (label: string) => Math.max(44, label.length * LETTER + 22)

interface ClusterPinProps extends PlacedProps {
  cluster: Cluster
  onPress: (cluster: Cluster, event: SyntheticEvent<Element>) => void
}

export function ClusterPin({cluster, x, y, isReachable, onPress}: ClusterPinProps) {
  const {i18n} = useServices()
  const {id, count} = cluster
  const width = `${clusterWidth(count)}px`
  return (
    <button
      type="button"
      className="pin pin--many"
      data-cluster={id}
      style={{transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`, width, height: width}}
      tabIndex={isReachable ? undefined : -1}
      aria-label={i18n._('{count, plural, one {# home here} other {# homes here}}', {count})}
      onClick={event => onPress(cluster, event)}
    >
      {groupedNumber(count, i18n)}
    </button>
  )
}

/** Ten times as many are ten pixels more. */
export const clusterWidth = (count: number) => Math.round(41 + 10 * Math.log10(count))

const formats = new Map<Locale, ReturnType<typeof numberFormat>>()

interface ShownIn {
  exchange?: Exchange
  /** The period for which rents are compared; a year by default. */
  period?: RentPeriod
}

/** `1.25M`, in Russian `1,25 млн`, or `≈340K` of the currency that is shown; undefined for a home without a price. */
function shortPrice(home: HomeOnMap, locale: Locale, {exchange, period}: ShownIn = {}) {
  if (home.price === null) return undefined
  const price = rentPer(home.price, home.price_period, period)
  return exchange ? `≈${shortNumber(price / exchange.rate, locale)}` : shortNumber(price, locale)
}

/** `Intl` knows how each language shortens numbers; its first formatter is not in the way of a first view. */
function shortNumber(number: number, locale: Locale): string {
  const format =
    formats.get(locale) ?? numberFormat(locale, {notation: 'compact', maximumSignificantDigits: 3})
  formats.set(locale, format)
  const text = format(number)
  // The British `m` is a metre to others.
  return locale === 'en' ? text.toUpperCase() : text
}
