/** Reasons for which the hour of a viewing may not suit its agent. They warn: agents know their days. */
import type {HoursContent} from '#server/viewings/hours/opening.ts'
import {isDayOff, openSpans} from '#server/viewings/hours/opening.ts'
import {officeDay} from '#trade/agency/office-day.ts'

/** A time at which an agent is busy, and with what. */
export interface Taken {
  is: 'viewing' | 'house' | 'busy'
  /** The viewing or the open house; busy times have no name. */
  id: string
  agent: string
  startsAt: Date
  endsAt: Date
}

export type Conflict =
  | Pick<Taken, 'is' | 'startsAt' | 'endsAt'>
  /** The agent has a day off, or the office is closed. */
  | {is: 'away' | 'closed'}

export const overlaps = (
  one: {startsAt: Date; endsAt: Date},
  other: {startsAt: Date; endsAt: Date},
) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** `hours`: undefined where no hours are offered any more. */
export function conflictsOf(
  viewing: Omit<Taken, 'is'>,
  taken: readonly Taken[],
  hours: HoursContent | undefined,
): Conflict[] {
  const {id, agent, startsAt} = viewing
  const found: Conflict[] = taken.filter(
    other => other.agent === agent && other.id !== id && overlaps(viewing, other),
  )
  if (!hours) return found
  const day = officeDay(startsAt)
  if (isDayOff(day, agent, hours.rules)) return [...found, {is: 'away'}]
  return openSpans(day, agent, hours).length ? found : [...found, {is: 'closed'}]
}
