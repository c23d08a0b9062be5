/** The one hook by which the view reads signals, the same in both builds. */
import type {ReadonlySignal} from '@preact/signals'
import {useLayoutEffect, useState} from 'react'

/** The part of a signal that a view needs; a constant can look like one. */
export type Readable<Value> = Pick<ReadonlySignal<Value>, 'value' | 'subscribe'>

/**
 * The signal's value; the component renders again when it changes.
 *
 * Subscribes in the same task as it renders, unlike `useSyncExternalStore`: React puts that
 * subscription off, and sets a field back to the value it rendered when a key is pressed before it.
 */
export function useSignalValue<Value>(source: Readable<Value>): Value {
  const [, setSeen] = useState(() => source.value)
  useLayoutEffect(() => source.subscribe(value => setSeen(() => value)), [source])
  return source.value
}
