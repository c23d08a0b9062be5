import {useEffect, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {HOLD_MINUTES} from '#trade/viewing/tasks.ts'

const MINUTE_MS = 60_000

/**
 * How long the hour is held: in whole minutes, without a countdown. A screen reader reads it with the
 * heading, and is told once when the time is over.
 */
export function TimeLeft({id}: {id: string}) {
  const {i18n} = useServices()
  const left = useMinutesLeft()
  const over = i18n._('The hour is no longer held. You can still book it until somebody else does.')
  return (
    <>
      <p className="viewing__left" id={id} aria-hidden={left === 0 || undefined}>
        {left > 0
          ? i18n._(
              '{count, plural, one {Held for you for one more minute.} other {Held for you for # minutes.}}',
              {count: left},
            )
          : over}
      </p>
      <p className="visually-hidden" role="status">
        {left === 0 ? over : ''}
      </p>
    </>
  )
}

/** By a clock that nobody sets, from the moment at which the answer came. */
function useMinutesLeft() {
  const [left, setLeft] = useState<number>(HOLD_MINUTES)
  useEffect(() => {
    const end = performance.now() + HOLD_MINUTES * MINUTE_MS
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / MINUTE_MS)))
    const timer = setInterval(tick, MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  return left
}
