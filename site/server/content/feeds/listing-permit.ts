/** The end of a listing's permit, which may not be shown after it. */
import {readDay} from '#kit/typed/date.ts'
import {resolveDay} from '../schema/days.ts'
import type {Refuse} from './listing-figures.ts'
import type {Previous, Reading} from './outcome.ts'

export const notADay = (given: string) =>
  `is "${given}", which is no day. Write it as 2026-12-31 or 31/12/2026.`

export function permitEndOf(
  given: string | undefined,
  known: Previous | undefined,
  reading: Reading,
  refuse: Refuse,
): string | undefined {
  const end = given === undefined ? countedEnd(known, reading) : (readDay(given) ?? undefined)
  if (end === undefined) {
    refuse(
      'permit_expiry',
      given === undefined
        ? 'is not told by the feed. Say for how many days after a sync its permits count as valid: --permit-days DAYS.'
        : notADay(given),
    )
  } else if (end < reading.today) {
    refuse('permit_expiry', `was ${end}. It is shown once it has a new permit.`)
  }
  return end
}

/** Moved on when half of it is over, so that a listing does not change with each sync. */
function countedEnd(known: Previous | undefined, {today, permitDays}: Reading) {
  if (permitDays === undefined) return undefined
  const now = known?.permit_expiry ?? ''
  const inDays = (days: number) => resolveDay(`in ${days} days`, today) ?? today
  return now > inDays(Math.floor(permitDays / 2)) ? now : inDays(permitDays)
}
