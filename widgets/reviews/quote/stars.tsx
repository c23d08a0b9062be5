/** A rating as stars, with a text alternative for screen readers. */

import {useServices} from '#kit/core/view/use-services.ts'
import {languageOf} from '#kit/i18n/locale.ts'

const MAX_STARS = 5
const SIZE = 20
const STAR = 'm10 2.6 2.2 4.9 5.3.6-3.9 3.6 1 5.3-4.6-2.6L5.4 17l1-5.3-3.9-3.6 5.3-.6z'

export function Stars({rating}: {rating: number}) {
  const {i18n, locale} = useServices()
  const given = Number(rating)
  if (!(given >= 0 && given <= MAX_STARS)) return null
  return (
    <p className="stars">
      <span className="visually-hidden">{`${given.toLocaleString(languageOf(locale).formats)} ${i18n._('of 5')}`}</span>
      <svg
        width={MAX_STARS * SIZE}
        height={SIZE}
        viewBox={`0 0 ${MAX_STARS * SIZE} ${SIZE}`}
        aria-hidden="true"
      >
        <Row className="stars__empty" />
        {/* The full ones are cut off where the rating ends, within a star too. */}
        <svg width={given * SIZE} height={SIZE} aria-hidden="true">
          <Row className="stars__full" />
        </svg>
      </svg>
    </p>
  )
}

const Row = ({className}: {className: string}) => (
  <g className={className}>
    {[0, 1, 2, 3, 4].map(at => (
      <path key={at} d={STAR} transform={`translate(${at * SIZE} 0)`} />
    ))}
  </g>
)
