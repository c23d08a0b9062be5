/** Holds an hour while a form is open. */
import {randomUUID} from 'node:crypto'
import {and, eq, gt, lt, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {HOLD_MINUTES} from '#trade/viewing/tasks.ts'
import {TOO_MANY_HOURS} from '#trade/viewing/words.ts'
import type {Appointment} from './hours/free-starts.ts'
import type {HoursContent} from './hours/opening.ts'
import {newLink, viewingOfToken} from './private-link.ts'
import type {Subject} from './subject.ts'
import {viewings} from './tables.ts'
import {lockHours, locksOf, type Transaction, takeOffered, taking} from './take-hour.ts'

export const HOLD_SECONDS = HOLD_MINUTES * 60
/** Limit of hours that one network holds at a time; many people may share an address. */
const MOST_HELD = 5
/** Days after which a hold that nobody took over is deleted: until then it may still be booked. */
const FORGET_AFTER_DAYS = 1

export interface Holding {
  subject: Subject
  startsAt: Date
  /** The token of an hour that is given back for this one. */
  instead?: string | undefined
  /** Hash of the network. */
  sender: string
  now: Date
}

export interface Held extends Appointment {
  token: string
  heldUntil: Date
}

/** `admit` throws where the network has asked too often. */
export const holdHour = (
  orm: Orm,
  {subject, startsAt, instead, sender, now}: Holding,
  content: HoursContent,
  admit: (inside: Transaction) => Promise<void>,
): Promise<Held> =>
  taking(orm, async inside => {
    await lockHours(inside, ...locksOf(subject), `of network ${sender}`)
    await releaseHour(inside, instead)
    await refuseHoarder(inside, sender, now)
    await admit(inside)
    const {agentName: _name, ...place} = subject
    const appointment = await takeOffered(inside, {...place, startsAt, now}, content)
    const [id, heldUntil] = [randomUUID(), new Date(now.getTime() + HOLD_SECONDS * 1_000)]
    await inside
      .insert(viewings)
      .values({...place, ...appointment, id, sender, heldUntil, state: 'held', createdAt: now})
    const token = await newLink(inside, id, 'visitor')
    await deleteForgotten(inside, now)
    return {...appointment, token, heldUntil}
  })

/** Gives a held hour back; nothing happens to one that is booked. */
export async function releaseHour(orm: Pick<Orm, 'select' | 'delete'>, token: unknown) {
  const found = await viewingOfToken(orm, token)
  if (found?.viewing.state !== 'held') return
  await orm
    .delete(viewings)
    .where(and(eq(viewings.id, found.viewing.id), eq(viewings.state, 'held')))
}

async function refuseHoarder(inside: Transaction, sender: string, now: Date) {
  const isHeld = and(
    eq(viewings.sender, sender),
    eq(viewings.state, 'held'),
    gt(viewings.heldUntil, now),
  )
  if ((await inside.$count(viewings, isHeld)) >= MOST_HELD)
    throw new Refusal(429, TOO_MANY_HOURS, {retryAfter: HOLD_SECONDS})
}

const deleteForgotten = (inside: Transaction, now: Date) =>
  inside
    .delete(viewings)
    .where(
      and(
        eq(viewings.state, 'held'),
        lt(
          viewings.heldUntil,
          sql`${now.toISOString()}::timestamptz - make_interval(days => ${FORGET_AFTER_DAYS})`,
        ),
      ),
    )
