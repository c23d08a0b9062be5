/** A part of a view that is fetched on intent and shown on demand; a failed fetch can be retried. */
import {
  type ComponentType,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {painted} from '../core/when-idle.ts'

type LazyState<Props> =
  /** With the part, once it was fetched ahead of time. */
  | {is: 'closed'; Part?: ComponentType<Props>}
  | {is: 'loading'}
  | {is: 'open'; Part: ComponentType<Props>}
  | {is: 'failed'}

export function useLazy<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  {eager = false} = {},
) {
  const [state, setState] = useState<LazyState<Props>>({is: 'closed'})
  const fetchIt = useRef(fetchPart)

  const fetched = useRef<ComponentType<Props>>(undefined)
  const isMounted = useRef(false)
  // In the commit: a part may be opened by an effect of the layout.
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  /** React keeps a component that sets a state after it was removed, until it renders anything again. */
  const change = useCallback((next: SetStateAction<LazyState<Props>>) => {
    if (isMounted.current) setState(next)
  }, [])

  /** Fetches ahead; a failure here is not yet one. */
  const prepare = useCallback(() => {
    if (fetched.current) return
    fetchIt.current().then(
      Part => {
        fetched.current = Part
        change(now => (now.is === 'closed' ? {is: 'closed', Part} : now))
      },
      () => {},
    )
  }, [change])
  const open = useCallback(() => {
    if (fetched.current) return change({is: 'open', Part: fetched.current})
    change({is: 'loading'})
    fetchIt.current().then(
      Part => {
        fetched.current = Part
        change({is: 'open', Part})
      },
      () => change({is: 'failed'}),
    )
  }, [change])
  const close = useCallback(() => change({is: 'closed', Part: fetched.current}), [change])

  useEffect(() => {
    // After the press that brought it, which is then seen to have been taken.
    if (eager) void painted().then(open)
  }, [eager, open])

  return {state, prepare, open, close}
}
