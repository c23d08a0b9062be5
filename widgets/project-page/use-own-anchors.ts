/** Links to a place of the same page: within a shadow root a browser does not find it by itself. */
import {type RefObject, useEffect} from 'react'

export function useOwnAnchors(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href^="#"]')
      const id = link?.getAttribute('href')?.slice(1)
      if (!id || event.defaultPrevented || !element) return
      const section = element.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
      if (!section) return
      event.preventDefault()
      section.scrollIntoView({behavior: isQuiet() ? 'instant' : 'smooth'})
      section.tabIndex = -1
      section.focus({preventScroll: true})
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [box])
}

const isQuiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches
