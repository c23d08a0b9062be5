/**
 * Highlights a home on the map while its card has the pointer or the focus, and the other way
 * round. Marks are attributes that no view renders, so that a moving pointer renders nothing.
 */
import {type RefObject, useEffect} from 'react'
import type {Clusters} from './clusters.ts'

const MARK = 'data-pointed'

export function useJoinedHighlight(map: RefObject<HTMLElement | null>, clusters: Clusters) {
  useEffect(() => {
    const both = map.current?.closest<HTMLElement>('.beside')
    if (!both) return
    const controller = new AbortController()
    const {signal} = controller
    const cards = () => [...both.querySelectorAll<HTMLElement>('.cards > li')]
    let last: HTMLElement | null = null
    const mark = (pointed: HTMLElement | null) => {
      if (pointed === last) return
      last = pointed
      for (const each of both.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK)
      for (const each of pointed ? othersOf(pointed) : []) each.setAttribute(MARK, '')
    }
    const othersOf = (pointed: HTMLElement) =>
      pointed.matches('li') ? pinsOf(slugOf(pointed)) : cardsOf(pointed)
    const cardsOf = ({dataset: {home, cluster}}: HTMLElement) => {
      const slugs = new Set(home === undefined ? clusters.slugsOf(Number(cluster)) : [home])
      return cards().filter(card => slugs.has(slugOf(card)))
    }
    const pinsOf = (slug: string) => {
      const pins = [...both.querySelectorAll<HTMLElement>('.pin')]
      const own = pins.find(({dataset}) => dataset.home === slug)
      const around = own
        ? [own]
        : pins.filter(
            ({dataset: {cluster}}) =>
              cluster !== undefined && clusters.slugsOf(Number(cluster)).includes(slug),
          )
      return around.slice(0, 1)
    }
    const point = ({target}: Event) =>
      mark((target as Element).closest<HTMLElement>('.cards > li, .pin'))
    both.addEventListener('pointerover', point, {signal})
    both.addEventListener('focusin', point, {signal})
    both.addEventListener('pointerleave', () => mark(null), {signal})
    both.addEventListener('focusout', () => mark(null), {signal})
    return () => {
      mark(null)
      controller.abort()
    }
  }, [map, clusters])
}

/** The slug in the id of a card. */
const slugOf = ({id}: Element) => id.replace(/^home-/, '')
