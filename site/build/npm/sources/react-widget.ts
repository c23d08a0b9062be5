'use client'
/**
 * A widget as a React component. The element is fetched once the component is on the page, so that a
 * server can render it, with its fallback inside, and an application pays only for what it shows.
 * Texts, numbers and flags become attributes, which work before the element is there; data are set
 * as properties.
 */
import {
  createElement,
  type ForwardedRef,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'

type Props = Record<string, unknown>

/** React warns servers about layout effects. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** `names` are attributes by property, `types` the events by handler. */
export function widgetComponent(
  tag: string,
  names: Record<string, string>,
  types: Record<string, string>,
  load: () => Promise<unknown>,
) {
  function Widget(props: Props, ref: ForwardedRef<HTMLElement>) {
    const host = useRef<HTMLElement>(null)
    const latest = useRef(props)
    useImperativeHandle(ref, () => host.current as HTMLElement)

    useEarlyEffect(() => {
      const before = latest.current
      latest.current = props
      for (const [name, value] of Object.entries(dataIn({...cleared(before), ...props}, names))) {
        if (value !== undefined || before[name] !== undefined) {
          Object.assign(host.current ?? {}, {[name]: value ?? null})
        }
      }
    })

    useEarlyEffect(() => {
      const node = host.current
      const unsubscribers = Object.entries(types).map(([handler, type]) => {
        const call = (event: Event) => {
          if (event.target === node) (latest.current[handler] as EventListener | undefined)?.(event)
        }
        node?.addEventListener(type, call)
        return () => node?.removeEventListener(type, call)
      })
      // Without it the element keeps what is inside; the next one that is mounted tries again.
      load().catch(error => console.warn(`[ocp] <${tag}> failed to load`, error))
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    }, [])

    return createElement(tag, {...attributesIn(props, names, types), ref: host})
  }
  return forwardRef(Widget)
}

/** Everything but data and handlers, under the names that elements know in every version of React. */
function attributesIn(props: Props, names: Record<string, string>, types: Record<string, string>) {
  const attributes: Props = {}
  for (const [name, value] of Object.entries(props)) {
    if (name in types || (name in names && isData(value))) continue
    if (!(name in names)) attributes[name === 'className' ? 'class' : name] = value
    else if (value !== false) attributes[names[name] as string] = value === true ? '' : value
  }
  return attributes
}

const dataIn = (props: Props, names: Record<string, string>): Props =>
  Object.fromEntries(
    Object.entries(props).filter(
      ([name, value]) => name in names && (isData(value) || value === undefined),
    ),
  )

/** A property that no longer holds data is reset. */
const cleared = (props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => (isData(value) ? [[name, undefined]] : [])),
  )

const isData = (value: unknown) => typeof value === 'object' && value !== null
