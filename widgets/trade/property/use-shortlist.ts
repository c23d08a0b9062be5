import {useCallback, useSyncExternalStore} from 'react'
import {currentShortlist} from './shortlist.ts'

const NONE: readonly string[] = []

/** What is marked now; nothing in what the server rendered, which knows no device. */
export function useShortlist(): readonly string[] {
  const {slugs} = currentShortlist()
  const subscribe = useCallback((changed: () => void) => slugs.subscribe(changed), [slugs])
  return useSyncExternalStore(
    subscribe,
    () => slugs.value,
    () => NONE,
  )
}
