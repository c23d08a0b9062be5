/** The free hours as radio buttons, day by day: the first day is open. It needs no JavaScript. */
import type {DataOf} from '#kit/api-client/call.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import type {getViewingHours} from '#trade/contract/viewing-calls.ts'
import {capitalised, viewingClock, viewingDay} from '#trade/viewing/times.ts'
import {useSite} from '../../core/site-context.tsx'

export type FreeHours = DataOf<typeof getViewingHours>

interface HoursChoiceProps {
  hours: FreeHours
  /** The name of the field. */
  name: string
  chosen?: string | undefined
  error?: string | undefined
}

export function HoursChoice({hours, name, chosen, error}: HoursChoiceProps) {
  const {i18n, locale} = useSite()
  const {formats} = languageOf(locale)
  const {days} = hours
  const openDay = days.find(({starts}) => starts.includes(chosen ?? '')) ?? days[0]
  return (
    <fieldset className="field hours-choice" aria-describedby={error && `${name}-error`}>
      <legend className="field__label">{i18n._('Free hours, Dubai time')}</legend>
      {days.map(day => (
        <details key={day.day} className="hours-choice__day" open={day === openDay}>
          <summary>{capitalised(viewingDay(day.starts[0] ?? '', formats), formats)}</summary>
          <div className="choices">
            {day.starts.map(starts => (
              <label key={starts} className="choice">
                <input
                  type="radio"
                  name={name}
                  value={starts}
                  defaultChecked={starts === chosen}
                  aria-invalid={error ? true : undefined}
                />
                <bdi>{viewingClock(starts, formats)}</bdi>
              </label>
            ))}
          </div>
        </details>
      ))}
      {error && (
        <p className="field__error" id={`${name}-error`}>
          {i18n._(error)}
        </p>
      )}
    </fieldset>
  )
}
