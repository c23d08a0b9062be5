import {useEffect, useRef} from 'react'
import {focusPressed} from '../overlay/focus-pressed.ts'

interface LinkListener {
  /** A plain click; with a key held it is the browser's: a new tab, a download. */
  onClick: (value: string) => void
  /** A visitor turns to such a link. */
  onIntent: () => void
}

/**
 * Listens to links with a data attribute, inside the element of the ref. Native listeners: on the
 * site React knows still parts of a page by their markup alone.
 */
export function useLinkListener<Box extends HTMLElement>(
  attribute: string,
  listener: LinkListener,
) {
  const box = useRef<Box>(null)
  const latest = useRef(listener)
  latest.current = listener

  useEffect(() => {
    const listening = new AbortController()
    const {signal} = listening
    const valueIn = ({target}: Event) =>
      (target as Element).closest(`[${attribute}]`)?.getAttribute(attribute)
    const onIntent = (event: Event) => {
      if (valueIn(event)) latest.current.onIntent()
    }
    box.current?.addEventListener(
      'click',
      event => {
        const value = valueIn(event)
        const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!value || isModified) return
        event.preventDefault()
        focusPressed(event, (event.target as Element).closest(`[${attribute}]`))
        latest.current.onClick(value)
      },
      {signal},
    )
    box.current?.addEventListener('pointerover', onIntent, {signal})
    box.current?.addEventListener('focusin', onIntent, {signal})
    return () => listening.abort()
  }, [attribute])

  return box
}
