/**
 * The homes that this visitor looked at last, for the end of a page. Its cards come when it is near
 * the screen; its space is reserved as soon as the device's storage was read, so that nothing below
 * moves.
 */
import {type RefObject, useEffect, useRef, useState} from 'react'
import {useLazy} from '#kit/ui/lazy.ts'
import {whenNear} from '#kit/ui/when-near.ts'
import {useDeviceList} from './device-list.ts'
import {recentOnDevice} from './lists.ts'

interface RecentlyViewedProps {
  /** The home whose page this is: it is left out. */
  current?: string
}

/** How far below the screen its cards are fetched. */
const PRELOAD_MARGIN = '600px'

export function RecentlyViewed({current}: RecentlyViewedProps) {
  const seen = useDeviceList(recentOnDevice)?.filter(slug => slug !== current) ?? []
  const isEmpty = seen.length === 0
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, !isEmpty)
  const {state} = useLazy(async () => (await import('./recent-strip.tsx')).RecentStrip, {
    eager: isNear,
  })
  // An optional part: when it cannot be fetched, its space is given back.
  if (isEmpty || state.is === 'failed') return null
  return (
    <div ref={place} className={state.is === 'open' ? 'recent' : 'recent recent--waiting'}>
      {state.is === 'open' && <state.Part slugs={seen} />}
    </div>
  )
}

/** Tracks whether the place has been near the screen; it is observed while it is mounted. */
function useNear(place: RefObject<HTMLElement | null>, isThere: boolean) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isThere && place.current)
      return whenNear(place.current, PRELOAD_MARGIN, () => setNear(true))
  }, [place, isThere])
  return isNear
}
