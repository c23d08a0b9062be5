import {useStyles} from '../../core/sheets.ts'
import {useServices} from '../../core/view/use-services.ts'
import styles from '../floating.css'
import {MAX_ZOOM, MIN_ZOOM} from '../mercator.ts'

interface ControlsProps {
  zoom: number
  zoomBy: (levels: number) => void
  showAll?: () => void
}

export function Controls({zoom, zoomBy, showAll}: ControlsProps) {
  const {i18n} = useServices()
  useStyles(styles)
  return (
    <div className="map__controls">
      <Control
        label={i18n._('Zoom in')}
        path="M4 10H16M10 4V16"
        act={() => zoomBy(1)}
        off={zoom >= MAX_ZOOM}
      />
      <Control
        label={i18n._('Zoom out')}
        path="M4 10H16"
        act={() => zoomBy(-1)}
        off={zoom <= MIN_ZOOM}
      />
      {showAll && (
        <Control
          label={i18n._('Show all places')}
          path="M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13"
          act={showAll}
        />
      )}
    </div>
  )
}

interface ControlProps {
  label: string
  path: string
  act: () => void
  off?: boolean
}

/** Stays in the tab order at its end, so that the focus is not lost there. */
const Control = ({label, path, act, off}: ControlProps) => (
  <button
    type="button"
    className="map__control"
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={act}
  >
    <svg width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)
