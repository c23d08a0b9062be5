/**
 * Tabs, as the ARIA patterns describe them: arrow keys, Home and End move and choose, and one of them
 * is in the order of the Tab key. Without JavaScript all panels are seen, one after the other.
 */
import {type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react'

interface Tab {
  name: string
  panel: ReactNode
  /** There is nothing in it that can have the keyboard. */
  isPlain?: boolean
}

/** The first is chosen. `label` names all of them together. */
export function Tabs({label, tabs}: {label: string; tabs: Tab[]}) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const choose = (place: number) => {
    setChosen(place)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, chosen, tabs.length)
    if (place === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    choose(place)
  }
  return (
    <div className="tabs">
      <div
        className="tabs__list"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({name}, place) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => choose(place)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({name, panel, isPlain}, place) => (
        <div
          key={name}
          role="tabpanel"
          className="tabs__panel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          data-chosen={place === chosen}
          tabIndex={isPlain ? 0 : undefined}
        >
          <h2 className="tabs__heading">{name}</h2>
          {panel}
        </div>
      ))}
    </div>
  )
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}
