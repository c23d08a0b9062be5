import {type RefObject, useLayoutEffect} from 'react'
import {onRoomChange, roomAround, type Side, sideOf} from './placement.ts'

/** More of the list is scrolled to, whatever the room. */
const MAX_HEIGHT = 352

/** Keeps the list where it can be seen, in sizes and at a side that its styles read. */
export function usePlacement(list: RefObject<HTMLElement | null>, options: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options have another height
  useLayoutEffect(() => {
    const {current: element} = list
    const field = element?.parentElement
    if (!element || !field) return
    const place = () => {
      const {scrollMarginTop, borderTopWidth} = getComputedStyle(element)
      const room = roomAround(field, Number.parseFloat(scrollMarginTop))
      const lines = 2 * Number.parseFloat(borderTopWidth)
      const wanted = Math.min(MAX_HEIGHT, element.scrollHeight + lines)
      const side = sideOf(room, wanted, (element.dataset.side ?? 'below') as Side)
      element.dataset.side = side
      element.style.maxHeight = `${Math.min(MAX_HEIGHT, room[side])}px`
    }
    place()
    return onRoomChange(place)
  }, [list, options])
}
