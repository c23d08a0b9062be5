import {useServices} from '#kit/core/view/use-services.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import {viewingClock, viewingDay} from '#trade/viewing/times.ts'
import type {HoursOfDay} from './hours.ts'
import type {OwnZone} from './own-zone.ts'

interface DayProps {
  day: HoursOfDay
  zone: OwnZone | undefined
  /** The hour that is being asked for. */
  wanted: string | undefined
  isOpen: boolean
  Heading: 'h2' | 'h3'
  choose: (starts: string) => void
}

/** @csspart day - A day: its name and its hours. */
export function Day({day: {starts}, zone, wanted, isOpen, Heading, choose}: DayProps) {
  const {i18n, locale} = useServices()
  const {formats} = languageOf(locale)
  const [first = ''] = starts
  return (
    <li>
      <details className="viewing__day" part="day" open={isOpen}>
        <summary className="viewing__summary">
          <Heading className="viewing__name">{viewingDay(first, formats)}</Heading>
          <span className="viewing__count">
            {i18n._('{count, plural, one {# free time} other {# free times}}', {
              count: starts.length,
            })}
          </span>
        </summary>
        <ul className="viewing__hours">
          {starts.map(one => (
            <li key={one}>
              <Hour {...{zone, choose}} starts={one} isWanted={one === wanted} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

interface HourProps extends Pick<DayProps, 'zone' | 'choose'> {
  starts: string
  isWanted: boolean
}

/** @csspart hour - The button of one hour. */
function Hour({starts, zone, isWanted, choose}: HourProps) {
  const {i18n, locale} = useServices()
  const clock = viewingClock(starts, languageOf(locale).formats)
  const own = zone?.timeOf(starts)
  return (
    <button
      type="button"
      className="viewing__hour"
      part="hour"
      data-starts={starts}
      aria-busy={isWanted || undefined}
      onClick={() => choose(starts)}
    >
      <bdi>{clock}</bdi>
      {own && (
        <span className="viewing__own">
          <span className="visually-hidden">{i18n._('On your clock:')} </span>
          <bdi>{own.clock}</bdi>
          {own.day && <span className="viewing__own-day"> {own.day}</span>}
        </span>
      )}
    </button>
  )
}
