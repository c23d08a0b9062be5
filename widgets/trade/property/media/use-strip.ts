/** A row that snaps to its pictures; after the last comes the first. */
import {useLayoutEffect, useRef, useState} from 'react'
import type {Translator} from '#kit/i18n/translator.ts'
import {flipOf} from '#kit/ui/direction.tsx'

/** `Picture 3 of 8`. A message with real placeholders would bring the formatter to each widget. */
export const positionWords = (at: number, of: number, i18n: Translator) =>
  i18n._('Picture %1 of %2').replace('%1', `${at}`).replace('%2', `${of}`)

export function useStrip(first: number, count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)

  const show = (index: number) => {
    const {current} = strip
    const next = (index + count) % count
    current?.scrollTo({
      left: next * current.clientWidth * flipOf(current),
      behavior: isQuiet() ? 'instant' : 'smooth',
    })
    setShown(next)
  }
  /** While it scrolls the row passes other pictures: only the final position counts. */
  const readPosition = () => {
    const {current} = strip
    if (!current) return
    const position = (current.scrollLeft * flipOf(current)) / current.clientWidth
    if (Math.abs(position - Math.round(position)) < 0.02) setShown(Math.round(position))
  }

  useLayoutEffect(() => {
    const {current} = strip
    current?.scrollTo({
      left: first * current.clientWidth * flipOf(current),
      behavior: 'instant',
    })
  }, [first])

  const turn = useRef(show)
  turn.current = show
  const at = useRef(shown)
  at.current = shown
  // In the commit: what is seen answers keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !strip.current) return
      const next = turnedTo(event.key, at.current, count, flipOf(strip.current))
      if (next === undefined) return
      event.preventDefault()
      turn.current(next)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [count])

  return {strip, shown, show, readPosition}
}

function turnedTo(key: string, at: number, count: number, flip: number): number | undefined {
  const turned: Record<string, number> = {
    ArrowLeft: at - flip,
    ArrowRight: at + flip,
    Home: 0,
    End: count - 1,
  }
  return turned[key]
}

const isQuiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches
