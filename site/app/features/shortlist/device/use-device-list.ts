import {useCallback, useSyncExternalStore} from 'react'
import type {DeviceList} from './device-list.ts'

/** What is kept now; null in what the server rendered, and so in the first render after it. */
export function useDeviceList({slugs}: DeviceList): readonly string[] | null {
  const subscribe = useCallback((changed: () => void) => slugs.subscribe(changed), [slugs])
  return useSyncExternalStore<readonly string[] | null>(
    subscribe,
    () => slugs.value,
    () => null,
  )
}
