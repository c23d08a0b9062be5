/** The free hours, day by day: one day is open, the others open when they are asked for. */
import {useEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {Day} from './day.tsx'
import {type Hours, placeIn} from './hours.ts'
import type {ViewingModel} from './model.ts'
import {useOwnZone} from './own-zone.ts'
import type {Step} from './state.ts'

interface HoursListProps {
  model: ViewingModel
  hours: Hours
  step: Extract<Step, {is: 'choosing'}>
  Heading: 'h2' | 'h3'
}

/**
 * @csspart notice - The message that an hour has just been taken.
 * @csspart days - The list of days and their hours.
 * @csspart more - The button that shows more days.
 */
export function HoursList({model, hours, step, Heading}: HoursListProps) {
  const {i18n} = useServices()
  const {isFetchingMore} = useSignalValue(model.state)
  const zone = useOwnZone(hours.days)
  const list = useRef<HTMLUListElement>(null)
  const place = placeIn(hours.days, step.last)
  // It stays open while another hour is being asked for.
  const [openDay] = useState(place.day)
  useFocusOnReturn(list, place.starts)
  useFocusOnMore(list, hours.days.length)
  return (
    <>
      <p className="viewing__about">
        <span>
          {i18n._('{minutes} minutes with {agent}. All times are in Dubai.', {
            minutes: hours.length_minutes,
            agent: hours.agent_name,
          })}
        </span>
        {zone && (
          <span>{i18n._('The second time is on your own clock ({zone}).', {zone: zone.name})}</span>
        )}
      </p>
      {step.notice && (
        <p className="viewing__notice" part="notice" role="alert">
          {i18n._(step.notice)}
        </p>
      )}
      <ul className="viewing__days" part="days" ref={list}>
        {hours.days.map(day => (
          <Day
            key={day.day}
            {...{day, zone, Heading}}
            wanted={step.wanted}
            isOpen={day.day === openDay}
            choose={model.choose}
          />
        ))}
      </ul>
      {hours.next && (
        <button
          type="button"
          className="button viewing__more"
          part="more"
          aria-busy={isFetchingMore || undefined}
          onClick={model.showMore}
        >
          {i18n._('Show more days')}
        </button>
      )}
    </>
  )
}

/** The hour that was left, or the one that follows it where it is gone. */
function useFocusOnReturn(list: React.RefObject<HTMLElement | null>, starts: string | undefined) {
  useEffect(() => {
    if (starts) list.current?.querySelector<HTMLElement>(`[data-starts="${starts}"]`)?.focus()
  }, [list, starts])
}

/** The first day that came; the button that asked for it may be gone. */
function useFocusOnMore(list: React.RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) list.current?.querySelectorAll('summary')[before.current]?.focus()
    before.current = count
  }, [list, count])
}
