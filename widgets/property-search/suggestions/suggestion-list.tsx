import {type RefObject, useLayoutEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {City} from '#trade/contract/entities.ts'
import {around} from './matching.ts'
import {type Suggestions, shownName} from './state.ts'

interface SuggestionListProps {
  id: string
  list: Suggestions & {is: 'open'}
  choose: (city: City) => void
}

/**
 * The focus stays in the field, which names the highlighted option.
 * @csspart list - The list of suggestions, below the location or above it.
 */
export function SuggestionList({id, list: {options, active, typed}, choose}: SuggestionListProps) {
  const {i18n} = useServices()
  const list = useRef<HTMLDivElement>(null)
  usePlacement(list, options)
  useLayoutEffect(() => {
    if (active !== null) showWithin(list.current, active)
  }, [active])
  return (
    <div
      ref={list}
      className="search__list"
      part="list"
      role="listbox"
      id={id}
      aria-label={i18n._('Suggestions')}
      onMouseDown={event => event.preventDefault()}
    >
      {options.map((city, index) => {
        const [before, part, rest] = around(shownName(city), typed)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field.
          <div
            key={city.name}
            id={`${id}-${index}`}
            className="search__option"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(city)}
          >
            <bdi key={part}>
              {before}
              <mark>{part}</mark>
              {rest}
            </bdi>
          </div>
        )
      })}
    </div>
  )
}

/** Scrolls the list alone: `scrollIntoView` would move the page, too. */
function showWithin(list: HTMLElement | null, index: number) {
  const option = list?.children[index]
  if (!list || !(option instanceof HTMLElement)) return
  const {offsetTop, offsetHeight} = option
  const hidden = offsetTop + offsetHeight - list.clientHeight
  list.scrollTop = Math.min(Math.max(list.scrollTop, hidden), offsetTop)
}

/** More of the list is scrolled to, whatever the room. */
const MAX_HEIGHT = 352

/** Keeps the list where it can be seen, in sizes and at a side that its styles read. */
function usePlacement(list: RefObject<HTMLElement | null>, options: unknown) {
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

type Side = 'below' | 'above'

/** Pixels between the field and what is seen of the page, at either side. */
type Room = Record<Side, number>

/** The side where the list is stays, unless the list is cut there and the other has more room. */
function sideOf(room: Room, wanted: number, current: Side): Side {
  const other = current === 'below' ? 'above' : 'below'
  return room[current] >= wanted || room[current] >= room[other] ? current : other
}

/** Between the list and the edge of the window. */
const GAP = 8

/** The space that a phone's keyboard or a header of the page covers is not available. */
function roomAround(field: Element, covered: number): Room {
  const {top, bottom} = field.getBoundingClientRect()
  const {offsetTop: start, height} = visualViewport ?? {offsetTop: 0, height: innerHeight}
  return {
    above: Math.max(0, top - Math.max(start, covered) - GAP),
    below: Math.max(0, start + height - bottom - GAP),
  }
}

/** Calls back whenever the room may have changed, until the function returned is called. */
function onRoomChange(act: () => void) {
  const ending = new AbortController()
  const options = {signal: ending.signal, passive: true}
  visualViewport?.addEventListener('resize', act, options)
  visualViewport?.addEventListener('scroll', act, options)
  document.addEventListener('scroll', act, {...options, capture: true})
  return () => ending.abort()
}
