/** A part of a view that is fetched on intent and shown on demand; a failed fetch can be retried. */
import {type ComponentType, useCallback, useEffect, useRef, useState} from 'react'

type LazyState<Props> =
  | {is: 'closed'}
  | {is: 'loading'}
  | {is: 'open'; Part: ComponentType<Props>}
  | {is: 'failed'}

export function useLazy<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  {eager = false} = {},
) {
  const [state, setState] = useState<LazyState<Props>>({is: 'closed'})
  const fetchIt = useRef(fetchPart)

  /** Fetches ahead: the module map keeps what arrived, and a failure here is not yet one. */
  const prepare = useCallback(() => void fetchIt.current().catch(() => {}), [])
  const open = useCallback(() => {
    setState({is: 'loading'})
    fetchIt.current().then(
      Part => setState({is: 'open', Part}),
      () => setState({is: 'failed'}),
    )
  }, [])
  const close = useCallback(() => setState({is: 'closed'}), [])

  useEffect(() => {
    if (eager) open()
  }, [eager, open])

  return {state, prepare, open, close}
}
