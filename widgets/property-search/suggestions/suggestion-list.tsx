import {useLayoutEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {City} from '#trade/contract/entities.ts'
import {around} from './matching.ts'
import {shownName} from './shown-name.ts'
import type {Suggestions} from './state.ts'
import {usePlacement} from './use-placement.ts'

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
