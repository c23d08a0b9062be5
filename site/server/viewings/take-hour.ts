/**
 * Takes an hour in the caller's transaction: who takes one of an agent's hours waits for whoever does so
 * at the same moment, on any server, then looks whether it is free. The constraints of the table hold
 * whatever was looked up.
 */
import {and, eq, gt, lt, lte, or, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {isExcluded} from '#server/platform/db/errors.ts'
import {lockName} from '#server/platform/db/lock-name.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {HOUR_TAKEN} from '#trade/viewing/words.ts'
import {busyOf} from './hours/busy.ts'
import {type Appointment, appointmentAt, freeStarts} from './hours/free-starts.ts'
import {lastDay} from './hours/list-hours.ts'
import type {HoursContent} from './hours/opening.ts'
import {isOffered} from './subject.ts'
import {viewings} from './tables.ts'

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** The subject as the row of a viewing has it. */
export interface Place {
  agent: string
  property: string | null
  place: string | null
  isAlone: boolean
}

/** Somebody else was faster. */
export const hourTaken = () => new Refusal(409, HOUR_TAKEN)

/**
 * Locks hours until the transaction ends: those of agents, of homes, and of visitors whose number of
 * hours is limited. Always in the same order, so that two never wait for each other.
 */
export async function lockHours(inside: Pick<Orm, 'execute'>, ...names: (string | null)[]) {
  const keys = [...new Set(names.filter(name => name !== null))].sort()
  for (const key of keys) {
    await lockName(inside, `viewing ${key}`)
  }
}

/** The locks of an agent's hours and, where it has one viewing at a time, of the home's. */
export const locksOf = ({agent, property, isAlone}: Place) => [
  `of agent ${agent}`,
  isAlone && property ? `of home ${property}` : null,
]

interface Wanted extends Place {
  startsAt: Date
  now: Date
  /** The viewing that moves there. */
  except?: string
}

/** The caller has the locks. Throws where the hour is not one of those that are offered now. */
export async function takeOffered(
  inside: Transaction,
  wanted: Wanted,
  content: HoursContent,
): Promise<Appointment> {
  const {startsAt, now, except} = wanted
  const day = officeDay(startsAt)
  const isTooLate = day > lastDay(officeDay(now), content)
  if (isTooLate || !(await isOffered(inside, wanted))) throw hourTaken()
  const busy = await busyOf(inside, wanted, {from: day, to: day}, {...content, now, except})
  const isFree = freeStarts({...wanted, day}, content, busy).some(
    free => free.getTime() === startsAt.getTime(),
  )
  if (!isFree) throw hourTaken()
  const appointment = appointmentAt(startsAt, content.rules)
  await giveBackExpired(inside, wanted, appointment)
  return appointment
}

/** Holds that are over would still be in the way of the constraints. */
export const giveBackExpired = (
  inside: Transaction,
  {agent, property, now, except}: Omit<Wanted, 'startsAt'>,
  {startsAt, awayUntil}: Appointment,
) =>
  inside
    .delete(viewings)
    .where(
      and(
        eq(viewings.state, 'held'),
        lte(viewings.heldUntil, now),
        or(eq(viewings.agent, agent), eq(viewings.property, property ?? '')),
        lt(viewings.startsAt, awayUntil),
        gt(viewings.awayUntil, startsAt),
        except ? sql`${viewings.id} <> ${except}` : undefined,
      ),
    )

/** Runs a transaction; where the constraints refuse it, the hour is taken. */
export async function taking<Result>(orm: Orm, work: (inside: Transaction) => Promise<Result>) {
  try {
    return await orm.transaction(work)
  } catch (error) {
    throw isExcluded(error) ? hourTaken() : error
  }
}
