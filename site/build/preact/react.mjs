// What our own source takes from React, without preact/compat: libraries get compat with the part
// that needs them, a partner's first bytes do without. Text fields therefore use onInput, and focus
// is observed with onFocusCapture, which React and Preact understand alike.
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
  const [, render] = useReducer(count => count + 1, 0)
  const value = read()
  const latest = useRef()
  latest.current = {read, value}
  useLayoutEffect(() => {
    const compare = () => {
      if (!Object.is(latest.current.read(), latest.current.value)) render()
    }
    compare()
    return subscribe(compare)
  }, [subscribe])
  return value
}
