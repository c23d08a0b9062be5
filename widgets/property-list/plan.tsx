/**
 * A plan of where the homes are: true in place and scale, on a ground of the app's own, without the
 * streets of a map. The list beside it says the same in words.
 */

import {useLayoutEffect, useMemo, useRef, useState} from 'react'
import type {Property} from '../shared/api/entities.ts'
import {addSheet} from '../shared/element/sheets.ts'
import {useServices} from '../shared/element/use-services.ts'
import {aed} from '../shared/property/price.tsx'
import {propertyPath} from '../shared/property/property-path.ts'
import styles from './plan.css'
import {Ground} from './plan-ground.tsx'
import {PIN_HEIGHT, type Pin, pinsOf} from './plan-pins.ts'
import {frameOf, project, type Size} from './plan-projection.ts'

export function Plan({properties}: {properties: Property[]}) {
  const {i18n, host} = useServices()
  const homes = useMemo(() => properties.filter(isPlaced), [properties])
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, styles)
  }, [host])
  if (homes.length > 0) return <Measured homes={homes} />
  return (
    <div className="plan plan--empty">
      <p>{i18n._('Where these homes are is told on request.')}</p>
    </div>
  )
}

function Measured({homes}: {homes: Property[]}) {
  const {i18n} = useServices()
  const [box, size] = useSize()
  return (
    <section className="plan" aria-label={i18n._('Map')} ref={box}>
      {size && <Drawn homes={homes} size={size} />}
    </section>
  )
}

function Drawn({homes, size}: {homes: Property[]; size: Size}) {
  const {i18n} = useServices()
  const {width, height} = size
  const frame = frameOf(homes.map(placeOf), size)
  const labelOf = (members: Property[]) => labelFor(members) ?? i18n._('On request')
  const pins = pinsOf(homes, frame, labelOf)
  return (
    <>
      <Ground homes={homes} frame={frame} size={size} pins={pins} />
      <svg viewBox={`0 0 ${width} ${height}`}>
        <title>{i18n._('Where the homes are')}</title>
        {pins.map(pin => (
          <PinLink
            key={pin.homes.map(({slug}) => slug).join(' ')}
            pin={pin}
            label={labelOf(pin.homes)}
          />
        ))}
      </svg>
    </>
  )
}

/** One home is a link to it; several lead to the first of them in the list. */
function PinLink({pin, label}: {pin: Pin; label: string}) {
  const {i18n, page, host} = useServices()
  const {homes, x, y, width} = pin
  const [home] = homes
  const isOne = homes.length === 1
  const showInList = (event: {preventDefault(): void}) => {
    if (isOne) return
    event.preventDefault()
    const card = host?.shadowRoot?.getElementById(`home-${home?.slug}`)
    card?.scrollIntoView({block: 'center'})
    card?.querySelector('a')?.focus({preventScroll: true})
  }
  return (
    <a
      className={isOne ? 'pin' : 'pin pin--many'}
      href={page(propertyPath(home?.slug ?? ''))}
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

/** A label with a point below, at the place. */
const labelPath = (width: number) => {
  const half = width / 2
  return `M${-half} -15h${width}v30h${6 - half}l-6 7l-6 -7h${6 - half}z`
}

const labelFor = (homes: Property[]) => {
  const [home] = homes
  if (homes.length > 1) return `${homes.length}`
  return typeof home?.about?.price === 'number' ? aed(home.about.price) : undefined
}

/** On the globe but not at its poles, and not where both numbers are merely missing. */
const isPlaced = ({location}: Property) => {
  const [latitude, longitude] = location?.coordinates ?? []
  return Math.abs(Number(latitude)) < 85 && Math.abs(Number(longitude)) <= 180 && !!latitude
}

const placeOf = ({location}: Property) => project(location?.coordinates ?? [0, 0])

/** How large the plan is; unknown until it is there. */
function useSize() {
  const box = useRef<HTMLElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setSize({width: element.clientWidth, height: element.clientHeight})
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, size] as const
}
