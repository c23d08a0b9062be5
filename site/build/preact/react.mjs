// The part of React and of react-dom/client that our own source uses, without preact/compat: libraries get compat with the
// part that needs them, and a partner's first bytes do without. Text fields therefore use onInput,
// and focus is observed with onFocusCapture, which React and Preact understand alike.
import {hydrate, render} from 'preact'
import {useLayoutEffect, useReducer, useRef} from 'preact/hooks'

export {createContext, createElement, Fragment} from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

/** Preact renders at once, so comparing before it renders is all that a subscription needs. */
export function useSyncExternalStore(subscribe, read) {
  const [, rerender] = useReducer(count => count + 1, 0)
  const value = read()
  const latest = useRef()
  latest.current = {read, value}
  useLayoutEffect(() => {
    const compare = () => {
      if (!Object.is(latest.current.read(), latest.current.value)) rerender()
    }
    compare()
    return subscribe(compare)
  }, [subscribe])
  return value
}

const root = box => ({
  render: view => render(view, box),
  unmount: () => render(null, box),
})

export const createRoot = box => root(box)

export function hydrateRoot(box, view) {
  hydrate(view, box)
  return root(box)
}
