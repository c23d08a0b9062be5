/** Where signals meet the view: one hook, the same in both builds. */
import type {ReadonlySignal} from '@preact/signals'
import {useCallback, useSyncExternalStore} from 'react'

/** What a view needs of a signal; a constant can look like one. */
export type Readable<Value> = Pick<ReadonlySignal<Value>, 'value' | 'subscribe'>

/** The signal's value; the component renders again when it changes. */
export function useSignalValue<Value>(source: Readable<Value>): Value {
  const subscribe = useCallback((changed: () => void) => source.subscribe(changed), [source])
  const read = () => source.value
  return useSyncExternalStore(subscribe, read, read)
}
