/** Lets the hearts of still cards answer: React knows those cards by their markup alone. */
import {type ReactNode, useEffect, useRef} from 'react'
import {useShortlist} from '#trade/property/heart.tsx'
import {currentShortlist} from '#trade/property/shortlist.ts'

export function StaticHearts({children}: {children: ReactNode}) {
  const box = useRef<HTMLDivElement>(null)
  const marked = useShortlist()

  useEffect(() => {
    for (const heart of box.current?.querySelectorAll<HTMLElement>('[data-heart]') ?? []) {
      heart.ariaPressed = `${marked.includes(heart.dataset.heart ?? '')}`
    }
  }, [marked])

  useEffect(() => {
    const element = box.current
    const onClick = (event: MouseEvent) => {
      const heart = (event.target as Element).closest<HTMLElement>('[data-heart]')
      if (!heart) return
      // After an in-place navigation React would handle the event, too.
      event.stopPropagation()
      currentShortlist().toggle(heart.dataset.heart ?? '')
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])

  return <div ref={box}>{children}</div>
}
