/** One home is a link to it; several lead to the first of them in the list. */
import type {MouseEvent} from 'react'
import type {Property} from '../../shared/api/entities.ts'
import {useServices} from '../../shared/core/view/use-services.ts'
import type {Translator} from '../../shared/i18n/translator.ts'
import {priceText} from '../../shared/property/price.tsx'
import {useHomeLink} from '../../shared/property/use-home-link.ts'
import {useList} from '../context.ts'
import {PIN_HEIGHT, type Pin} from './pins.ts'

interface HomePinProps {
  pin: Pin
  /** Whether the keyboard gets to it. */
  isReachable: boolean
}

export function HomePin({pin, isReachable}: HomePinProps) {
  const {i18n, host} = useServices()
  const homeLink = useHomeLink(useList().props.detailsUrl)
  const {homes, x, y, width} = pin
  const [home] = homes
  const link = homeLink({name: home?.name ?? '', slug: home?.slug ?? ''})
  const isOne = homes.length === 1
  const label = pinLabel(homes, i18n)
  const showInList = (event: MouseEvent) => {
    if (isOne) return link.onClick(event)
    event.preventDefault()
    const card = host?.shadowRoot?.getElementById(`home-${home?.slug}`)
    card?.scrollIntoView({block: 'center'})
    card?.querySelector('a')?.focus({preventScroll: true})
  }
  return (
    <a
      className={isOne ? 'pin' : 'pin pin--many'}
      href={link.href}
      tabIndex={isReachable ? undefined : -1}
      aria-label={
        isOne
          ? `${home?.name}, ${label}`
          : i18n._('{count, plural, one {# home here} other {# homes here}}', {count: homes.length})
      }
      onClick={showInList}
    >
      <g transform={`translate(${x} ${y - PIN_HEIGHT / 2})`}>
        <rect
          className="pin__target"
          x={-width / 2}
          y={-PIN_HEIGHT / 2}
          width={width}
          height={PIN_HEIGHT}
        />
        <path className="pin__label" d={labelPath(width)} />
        <text className="pin__words" y="4.5">
          {label}
        </text>
      </g>
    </a>
  )
}

/** The price of one, the number of several. */
export function pinLabel(homes: Property[], i18n: Translator) {
  const [home] = homes
  if (homes.length > 1) return `${homes.length}`
  return (home && priceText(home, i18n)) ?? i18n._('On request')
}

/** A label with a point below, at the place. */
const labelPath = (width: number) => {
  const half = width / 2
  return `M${-half} -15h${width}v30h${6 - half}l-6 7l-6 -7h${6 - half}z`
}
