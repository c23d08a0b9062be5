/** Tabs by the ARIA pattern: arrow keys, Home and End choose, and Tab goes on to what is shown. */
import {type KeyboardEvent, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {flipOf} from '#kit/ui/direction.tsx'
import {type View, viewName} from './views.ts'

interface ViewTabsProps {
  /** The beginning of the tabs' ids, and of the panel's. */
  id: string
  views: View[]
  shown: View
  onChoose: (view: View) => void
}

export function ViewTabs({id, views, shown, onChoose}: ViewTabsProps) {
  const {i18n} = useServices()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = chosenBy(
      event.key,
      views.indexOf(shown),
      views.length,
      flipOf(event.currentTarget),
    )
    const view = next === undefined ? undefined : views[next]
    if (view === undefined || next === undefined) return
    // The pictures below would turn, too.
    event.preventDefault()
    event.stopPropagation()
    onChoose(view)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      className="lightbox__tabs"
      role="tablist"
      aria-label={i18n._('Ways to look at the home')}
      onKeyDown={onKeyDown}
      ref={list}
    >
      {views.map(view => (
        <button
          key={view}
          type="button"
          className="lightbox__tab"
          role="tab"
          id={`${id}${view}`}
          aria-selected={view === shown}
          aria-controls={view === shown ? `${id}panel` : undefined}
          tabIndex={view === shown ? 0 : -1}
          onClick={() => onChoose(view)}
        >
          {viewName(view, i18n)}
        </button>
      ))}
    </div>
  )
}

/** The index of the tab that a key chooses; after the last comes the first. */
function chosenBy(key: string, at: number, count: number, flip: number): number | undefined {
  const steps: Record<string, number> = {ArrowLeft: -flip, ArrowRight: flip}
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (at + step + count) % count
}
