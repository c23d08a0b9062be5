/** Name and coordinates of a place that has no guide (spec section 2, Map component). */
import {type KeyboardEvent, useEffect, useRef} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {useStyles} from '../core/view/use-styles.ts'
import styles from './floating.css'
import type {MapMarker} from './markers.ts'

export function InfoWindow({marker, close}: {marker: MapMarker; close: () => void}) {
  const {i18n} = useServices()
  useStyles(styles)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({preventScroll: true}), [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const [latitude, longitude] = marker.coordinates
  return (
    <div
      className="map__info"
      role="dialog"
      aria-label={marker.title ?? marker.name}
      onKeyDown={press}
    >
      <p className="map__info-name">{marker.title ?? marker.name}</p>
      <p className="map__info-place">
        <bdi dir="ltr">{`${latitude}, ${longitude}`}</bdi>
      </p>
      <button
        type="button"
        className="map__control map__info-close"
        aria-label={i18n._('Close')}
        onClick={close}
        ref={button}
      >
        <svg width="20" height="20" aria-hidden="true">
          <path d="M5 5L15 15M15 5L5 15" />
        </svg>
      </button>
    </div>
  )
}
