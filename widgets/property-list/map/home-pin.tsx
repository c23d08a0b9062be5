/** One home is a link to it; a cluster comes nearer, or lists its homes where it cannot part. */
import type {SyntheticEvent} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {HomeOnMap} from '#trade/contract/entities.ts'
import {useMoney} from '#trade/money/use-money.ts'
import {comparedPeriod} from '#trade/property/compared-period.ts'
import {comparedPriceText} from '#trade/property/price.tsx'
import {useHomeLink} from '#trade/property/use-home-link.ts'
import {useList} from '../context.ts'
import type {Cluster} from './clusters.ts'
import {shortPrice} from './short-price.ts'

export const PIN_HEIGHT = 44
/** Of a digit in the pin's type, in pixels. */
const LETTER = 7.6

interface PlacedProps {
  /** From the middle of the map. */
  x: number
  y: number
  /** Whether the keyboard gets to it. */
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

/** With what is seen, too: who speaks to the page says that. */
const accessibleName = (name: string, price: string, label: string) =>
  [name, price, price === label ? '' : label].filter(Boolean).join(', ')

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
