import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import type {Services} from '../services/services.ts'
import {useServices} from './use-services.ts'

/** The model of a whole view. */
interface Model<Props> {
  /** Receives the props with every render. */
  take: (props: Props) => void
  start: () => void
  stop: () => void
}

/** A view's model: made once, alive as long as the view, and always with the latest services. */
export function useModel<Props, M extends Model<Props>>(
  make: (props: Props, services: () => Services) => M,
  props: Props,
): M {
  const services = useServices()
  const latest = useRef(services)
  latest.current = services
  const [model] = useState(() => make(props, () => latest.current))
  useLayoutEffect(() => model.take(props))
  useEffect(() => {
    model.start()
    return model.stop
  }, [model])
  return model
}
