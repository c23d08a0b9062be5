/** The places as a list: the map's content for screen readers, with a link to all of them. */
import {useServices} from '#kit/core/view/use-services.ts'
import {guidePath, type MapMarker} from '#kit/map/markers.ts'
import type {Status} from './model.ts'

interface PlaceNamesProps {
  status: Status
  chosen: string
  pointed: string
  onPoint: (name: string) => void
  retry: () => void
}

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f']

/** @csspart list - The list of places beside the map. */
export function PlaceNames({status, retry, ...rest}: PlaceNamesProps) {
  const {i18n} = useServices()
  if (status.is === 'loading') {
    return WAITING.map(key => <div key={key} className="places__skeleton skeleton" />)
  }
  if (status.is === 'failed') {
    return (
      <div className="places__trouble">
        <p>{i18n._('The places could not be loaded.')}</p>
        <button type="button" className="button" onClick={retry}>
          {i18n._('Retry')}
        </button>
      </div>
    )
  }
  if (status.markers.length === 0) return <p>{i18n._('There are no neighbourhoods here yet.')}</p>
  return (
    <ul className="places__names" part="list">
      {status.markers.map(marker => (
        <PlaceName key={marker.name} marker={marker} {...rest} />
      ))}
    </ul>
  )
}

type PlaceNameProps = Omit<PlaceNamesProps, 'status' | 'retry'> & {marker: MapMarker}

function PlaceName({marker, chosen, pointed, onPoint}: PlaceNameProps) {
  const {page, emit} = useServices()
  const {name, title, coordinates, info} = marker
  const common = {
    className: name === pointed ? 'is-pointed' : undefined,
    'aria-current': name === chosen ? ('true' as const) : undefined,
    onMouseEnter: () => onPoint(name),
    onMouseLeave: () => onPoint(''),
    onFocusCapture: () => onPoint(name),
    onBlurCapture: () => onPoint(''),
    onClick: (event: {preventDefault(): void}) => {
      if (!emit('ocp-select', {name, coordinates})) event.preventDefault()
    },
  }
  return (
    <li className="places__name">
      {info ? (
        <button type="button" {...common}>
          {title ?? name}
        </button>
      ) : (
        <a {...common} href={page(guidePath(name))}>
          {title ?? name}
        </a>
      )}
    </li>
  )
}
