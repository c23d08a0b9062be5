/** Where the list of suggestions has room: below its field, or above it. */

export type Side = 'below' | 'above'

/** Pixels between the field and what is seen of the page, at either side. */
export type Room = Record<Side, number>

/** The side where the list is stays, unless the list is cut there and the other has more room. */
export function sideOf(room: Room, wanted: number, current: Side): Side {
  const other = current === 'below' ? 'above' : 'below'
  return room[current] >= wanted || room[current] >= room[other] ? current : other
}

/** Between the list and the edge of the window. */
const GAP = 8

/** What a phone's keyboard or a header of the page covers is no room. */
export function roomAround(field: Element, covered: number): Room {
  const {top, bottom} = field.getBoundingClientRect()
  const {offsetTop: start, height} = visualViewport ?? {offsetTop: 0, height: innerHeight}
  return {
    above: Math.max(0, top - Math.max(start, covered) - GAP),
    below: Math.max(0, start + height - bottom - GAP),
  }
}

/** Calls back whenever the room may have changed, until the function returned is called. */
export function onRoomChange(act: () => void) {
  const ending = new AbortController()
  const options = {signal: ending.signal, passive: true}
  visualViewport?.addEventListener('resize', act, options)
  visualViewport?.addEventListener('scroll', act, options)
  document.addEventListener('scroll', act, {...options, capture: true})
  return () => ending.abort()
}
