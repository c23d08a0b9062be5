import {useStyles} from '../core/sheets.ts'
import {useServices} from '../core/view/use-services.ts'
import styles from './map-notice.css'

interface MapNoticeProps {
  /** States the failure, and the parts that work all the same. */
  text: string
  retry: () => void
}

/** Over a map of which something failed: the list beside it, and what is drawn, stay usable. */
export function MapNotice({text, retry}: MapNoticeProps) {
  const {i18n} = useServices()
  useStyles(styles)
  return (
    <div className="map-notice" role="alert">
      <p>{text}</p>
      <button type="button" className="button button--quiet" onClick={retry}>
        {i18n._('Try again')}
      </button>
    </div>
  )
}
