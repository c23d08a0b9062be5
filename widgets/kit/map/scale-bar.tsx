import {useServices} from '../core/view/use-services.ts'
import {scaleBar, type View} from './mercator.ts'

/** A round length, as it is on the map. */
export function ScaleBar({view}: {view: View}) {
  const {i18n} = useServices()
  const {km, pixels} = scaleBar(view)
  return (
    <svg className="map__scale" width={pixels + 2} height="26" aria-hidden="true">
      <path d={`M1 19v6h${pixels}v-6`} />
      <text x="1" y="13">
        {km < 1 ? `${km * 1000} ${i18n._('m')}` : `${km} ${i18n._('km')}`}
      </text>
    </svg>
  )
}
