/** Appointments that have no room beside others: one link to where they have. A list shows them all. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import type {Shown} from './read-calendar.ts'
import {dayIn} from './words.ts'

interface CrowdProps {
  crowd: Shown[]
  /** Classes of its place. */
  place: string
  day: string
  /** Undefined where no view has more room: the number is said nevertheless. */
  href: string | undefined
}

export function Crowd({crowd, place, day, href}: CrowdProps) {
  const {i18n, locale} = useDesk()
  const {length: count} = crowd
  const isConflict = crowd.some(({conflicts}) => conflicts.length > 0)
  return (
    <li className={`crowd ${isConflict ? 'crowd--conflict ' : ''}${place}`}>
      <a href={href}>
        <span aria-hidden="true">
          {new Intl.NumberFormat(languageOf(locale).formats, {signDisplay: 'always'}).format(count)}
        </span>
        <span className="visually-hidden">
          {i18n._('{count, plural, one {# more on {day}} other {# more on {day}}}', {
            count,
            day: dayIn(locale, day, {weekday: 'long', day: 'numeric', month: 'long'}),
          })}
        </span>
      </a>
    </li>
  )
}

/** From the first beginning to the last end. */
export const spanOfCrowd = (crowd: readonly Shown[]) => ({
  startsAt: new Date(Math.min(...crowd.map(({startsAt}) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...crowd.map(({endsAt}) => endsAt.getTime()))),
})
