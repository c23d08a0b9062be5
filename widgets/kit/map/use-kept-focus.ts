/** The moving map brings marks of its own: the one of the same name gets the focus of the still one. */
import {type RefObject, useLayoutEffect, useRef} from 'react'

export function useKeptFocus(box: RefObject<HTMLElement | null>, isMoving: boolean) {
  const focused = useRef('')

  useLayoutEffect(() => {
    const map = box.current
    if (!map || isMoving) return
    const controller = new AbortController()
    const {signal} = controller
    const note = ({target}: FocusEvent) => {
      focused.current = nameOf(target as Element)
    }
    // Chromium reports a lost focus also when the drawing is removed: then it is to be known below.
    const forget = ({target}: FocusEvent) =>
      queueMicrotask(() => {
        const mark = target as Element
        if (mark.isConnected && nameOf(mark) === focused.current) focused.current = ''
      })
    map.addEventListener('focusin', note, {signal})
    map.addEventListener('focusout', forget, {signal})
    return () => controller.abort()
  }, [box, isMoving])

  useLayoutEffect(() => {
    if (!isMoving || !focused.current) return
    const mark = box.current?.querySelector<SVGElement>(
      `[data-name="${CSS.escape(focused.current)}"]`,
    )
    mark?.focus({preventScroll: true})
  }, [box, isMoving])
}

const nameOf = (mark: Element) => mark.getAttribute('data-name') ?? ''
