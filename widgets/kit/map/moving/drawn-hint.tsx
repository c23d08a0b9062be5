import {useEffect, useState} from 'react'
import {useServices} from '../../core/view/use-services.ts'

/** One is enough for all maps of a visit. */
let isSaid = false

/**
 * Says that the map is a drawing for now, in a line at its lower edge that leaves by itself. The empty
 * line is there before: screen readers announce what changes in it.
 */
export function DrawnHint({failed}: {failed: boolean}) {
  const {i18n} = useServices()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!failed || isSaid) return
    isSaid = true
    setShown(true)
  }, [failed])
  return (
    <p className="map-hint" role="status" onAnimationEnd={() => setShown(false)}>
      {isShown && i18n._('Showing our illustrated map for now.')}
    </p>
  )
}
