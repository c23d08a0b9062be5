import {type RefObject, useEffect} from 'react'

/** A popover that covers the page takes the focus when it opens, and Tab goes round in it. */
export function useFocusInside(popover: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const {current} = popover
    const open = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') stopsIn(current)[0]?.focus()
    }
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const stops = stopsIn(current)
      const [leaving, entering] = event.shiftKey
        ? [stops[0], stops.at(-1)]
        : [stops.at(-1), stops[0]]
      if (document.activeElement !== leaving) return
      event.preventDefault()
      entering?.focus()
    }
    current?.addEventListener('toggle', open)
    current?.addEventListener('keydown', goRound)
    return () => {
      current?.removeEventListener('toggle', open)
      current?.removeEventListener('keydown', goRound)
    }
  }, [popover])
}

/** The tab stops in a popover, without those that a closed menu inside hides. */
const stopsIn = (popover: HTMLElement | null) =>
  [...(popover?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter(
    stop => stop.getClientRects().length > 0,
  )
