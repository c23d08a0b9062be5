/** The marks of places with their labels; each is a link to its guide, or opens a window. */
import type {KeyboardEvent, MouseEvent} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {type Box, isReachable} from './boxes.ts'
import {GroundNames} from './ground/ground-names.tsx'
import {Layer} from './layer.tsx'
import {guidePath, type MapMarker, type Mark, marksOf} from './markers.ts'
import type {Size, View} from './mercator.ts'

export interface MarkerLayerProps {
  markers: MapMarker[]
  view: View
  size: Size
  /** As a layer has them. */
  seen?: Size
  covered?: Box
  /** The name of the place that is chosen, and of the one that is pointed at elsewhere. */
  chosen?: string
  pointed?: string
  /** The name of the place whose window is open. */
  opened?: string
  onChoose: (marker: MapMarker, event: Pick<Event, 'preventDefault' | 'currentTarget'>) => void
  onPoint?: (name: string) => void
  onZoom?: (marker: MapMarker) => void
}

export function MarkerLayer(props: MarkerLayerProps) {
  const {markers, view, size, covered, chosen} = props
  const {marks, taken} = marksOf(markers, view, size, {chosen, covered})
  return (
    <Layer size={size}>
      <GroundNames
        view={view}
        size={size}
        taken={taken}
        without={marks.filter(({isMinor}) => !isMinor).map(({marker}) => marker.name)}
      />
      {marks
        .filter(({isMinor}) => isMinor)
        .map(mark => (
          <MinorMark key={mark.marker.name} mark={mark} {...props} />
        ))}
      {marks
        .filter(({isMinor}) => !isMinor)
        .map(mark => (
          <FullMark key={mark.marker.name} mark={mark} {...props} />
        ))}
    </Layer>
  )
}

type MarkProps = MarkerLayerProps & {mark: Mark}

/** Too close to another one to be hit: a press comes nearer. The list has it too. */
const MinorMark = ({mark: {marker, x, y}, onZoom, pointed}: MarkProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keyboard has the list
  <circle
    className={pointed === marker.name ? 'mark__point mark__point--pointed' : 'mark__point'}
    cx={x}
    cy={y}
    r={pointed === marker.name ? 7 : 3.5}
    onClick={() => onZoom?.(marker)}
  />
)

function FullMark({mark, markers, seen, chosen, pointed, opened, onChoose, onPoint}: MarkProps) {
  const {page} = useServices()
  const {marker, x, y, isTower, label} = mark
  const {name, title} = marker
  const classes = [
    'mark',
    isTower && 'mark--tower',
    name === chosen && 'mark--chosen',
    name === pointed && 'mark--pointed',
    !label && 'mark--mute',
  ]
  const common = {
    className: classes.filter(Boolean).join(' '),
    transform: `translate(${x} ${y})`,
    'data-name': name,
    tabIndex: isReachable(mark, seen) ? (marker.info ? 0 : undefined) : -1,
    'aria-label': title ?? name,
    onMouseEnter: () => onPoint?.(name),
    onMouseLeave: () => onPoint?.(''),
    onFocusCapture: () => onPoint?.(name),
    onBlurCapture: () => onPoint?.(''),
  }
  const drawn = (
    <>
      <rect className="mark__target" x="-14" y={isTower ? -34 : -14} width="28" height="28" />
      {isTower ? <Tower /> : <Dot />}
      {(label || markers.length > 1) && (
        <text
          className={`mark__label mark__label--${label?.side ?? 'middle'}`}
          x={label?.x ?? 0}
          y={label?.y ?? (isTower ? -42 : -16)}
        >
          {title ?? name}
        </text>
      )}
    </>
  )
  if (!marker.info) {
    return (
      <a {...common} href={page(guidePath(name))} onClick={event => onChoose(marker, event)}>
        {drawn}
      </a>
    )
  }
  const open = (event: MouseEvent | KeyboardEvent) => onChoose(marker, event)
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      {...common}
      role="button"
      aria-expanded={opened === name}
      onClick={open}
      onKeyDown={event => (event.key === 'Enter' || event.key === ' ') && open(event)}
    >
      {drawn}
    </g>
  )
}

const Dot = () => (
  <>
    <circle className="mark__dot" r="7" />
    <circle className="mark__heart" r="2.5" />
  </>
)

/** Three setbacks and a spire. */
const Tower = () => (
  <path
    className="mark__dot"
    d="M0 -38L1.2 -27H2.4V-20H4.4V-12H6.6V-5H8.6V0H-8.6V-5H-6.6V-12H-4.4V-20H-2.4V-27H-1.2Z"
  />
)
