/** A part of a view that is fetched on intent and shown on demand; a failed fetch can be retried. */
import {type ComponentType, useCallback, useEffect, useRef, useState} from 'react'

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

  /** Fetches ahead; a failure here is not yet one. */
  const prepare = useCallback(() => {
    if (fetched.current) return
    fetchIt.current().then(
      Part => {
        fetched.current = Part
        setState(now => (now.is === 'closed' ? {is: 'closed', Part} : now))
      },
      () => {},
    )
  }, [])
  const open = useCallback(() => {
    if (fetched.current) return setState({is: 'open', Part: fetched.current})
    setState({is: 'loading'})
    fetchIt.current().then(
      Part => {
        fetched.current = Part
        setState({is: 'open', Part})
      },
      () => setState({is: 'failed'}),
    )
  }, [])
  const close = useCallback(() => setState({is: 'closed', Part: fetched.current}), [])

  useEffect(() => {
    if (eager) open()
  }, [eager, open])

  return {state, prepare, open, close}
}
