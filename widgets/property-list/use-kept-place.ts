/** Back from a home finds its card where it was in the window. */
import {useEffect, useLayoutEffect, useState} from 'react'
import {above} from '#kit/core/shadow-box.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import type {ListModel} from './model.ts'

/** Events of a visitor who uses the page: from then on it is not scrolled. */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

export function useKeptPlace({keep, kept}: ListModel, isShown: boolean) {
  const {host} = useServices()
  const [left] = useState(() => ({home: kept().home, isBack: false}))
  useEffect(() => {
    const listening = new AbortController()
    const options = {capture: true, passive: true, signal: listening.signal}
    const remember = (home: typeof left.home) => {
      if (!home && !left.home) return
      left.home = home
      keep({home})
    }
    const opened = ({detail: {slug}}: CustomEvent<{slug: string}>) => {
      const top = cardOf(host, slug)?.getBoundingClientRect().top
      remember(top === undefined ? undefined : {slug, top})
    }
    host?.addEventListener('ocp-select', opened as EventListener, options)
    for (const type of USER_EVENTS) addEventListener(type, () => remember(undefined), options)
    return () => listening.abort()
  }, [host, keep, left])
  useLayoutEffect(() => {
    if (!isShown || left.isBack) return
    left.isBack = true
    const card = left.home && cardOf(host, left.home.slug)
    if (card && left.home) bringTo(card, left.home.top)
  }, [host, isShown, left])
}

const cardOf = (host: HTMLElement | null, slug: string) =>
  host?.shadowRoot?.getElementById(`home-${slug}`)

/** Scrolls every box around it: a box of the page, its body, and the window at last. */
function bringTo(card: Element, top: number) {
  for (let box = above(card); box; box = above(box)) {
    if (box !== document.scrollingElement && !isScroller(box)) continue
    const distance = card.getBoundingClientRect().top - top
    if (Math.abs(distance) >= 1) box.scrollBy({top: distance, behavior: 'instant'})
  }
}

const isScroller = (box: Element) =>
  box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)
