/** The page's own menu, and which of its sections is being read. */
import {useEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {flipOf} from '#kit/ui/direction.tsx'
import type {SectionLink} from '../details/has-section.ts'

/** Everything above a line a third down the screen; the last section that began there is read. */
const ABOVE_THE_LINE = '99999px 0px -66%'

export function SectionMenu({links}: {links: SectionLink[]}) {
  const {i18n} = useServices()
  const menu = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState('')

  useEffect(() => {
    const root = menu.current?.getRootNode() as Document | ShadowRoot
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(links.findLast(({id}) => begun.has(id))?.id ?? '')
      },
      {rootMargin: ABOVE_THE_LINE},
    )
    for (const {id} of links) {
      const section = root.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [links])

  useEffect(() => {
    const list = menu.current?.querySelector('ul')
    const item = current && list?.querySelector<HTMLElement>('li:has([aria-current])')
    if (list && item) list.scrollTo({left: offsetOf(item, list)})
  }, [current])

  return (
    <nav className="property-menu" aria-label={i18n._('On this page')} ref={menu}>
      <ul className="property-menu__links">
        {links.map(({id, label}) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The scroll position at which the item begins at a third of the list's width. */
function offsetOf({offsetLeft, offsetWidth}: HTMLElement, list: HTMLElement) {
  const {clientWidth} = list
  const flip = flipOf(list)
  const begins = flip > 0 ? offsetLeft : clientWidth - offsetLeft - offsetWidth
  return (begins - clientWidth / 3) * flip
}
