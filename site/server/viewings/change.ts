/** Actions of a visitor, an agent or the desk on a viewing that is booked. Each may be repeated. */
import {eq} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {ViewingTask} from '#trade/viewing/tasks.ts'
import {TOO_MANY_MOVES, VIEWING_OVER} from '#trade/viewing/words.ts'
import {rowOf} from './book.ts'
import type {ViewingActor, ViewingHooks, ViewingNote} from './hooks.ts'
import {type Appointment, appointmentAt} from './hours/free-starts.ts'
import type {HoursContent} from './hours/opening.ts'
import type {ViewingRole, ViewingRow} from './private-link.ts'
import {viewings} from './tables.ts'
import {
  giveBackExpired,
  hourTaken,
  lockHours,
  locksOf,
  type Transaction,
  takeOffered,
  taking,
} from './take-hour.ts'

export interface Change {
  task: ViewingTask
  /** A visitor moves to an offered hour, the agency to any that is to come. */
  role: ViewingRole
  by: ViewingActor
  /** Only to move. */
  startsAt?: Date | undefined
  /** The sequence that was shown; a viewing that was changed since is refused. */
  seen?: number | undefined
  now: Date
  /** Throws where the network has changed too many. */
  admit?: ((inside: Transaction) => Promise<void>) | undefined
}

interface Parts {
  /** Undefined where hours are no longer offered: what is booked can be confirmed, declined, cancelled. */
  content: HoursContent | undefined
  /** Adds the mails about the change to the outbox. */
  announce(inside: Transaction, viewing: ViewingRow): Promise<void>
  note: ViewingHooks['note']
}

/** Each is a mail to a mailbox that nobody has confirmed. From then on a visitor can cancel. */
const MOST_CHANGES = 6

export const NOT_OFFERED = 'No hours for viewings are offered here.'
export const CHANGED_SINCE = 'The viewing was changed since it was shown.'

const noteOf: Record<ViewingTask, ViewingNote['is']> = {
  accept: 'accepted',
  cancel: 'cancelled',
  decline: 'declined',
  move: 'moved',
}

/** Answers the viewing as it is then. */
export const changeViewing = (
  orm: Orm,
  found: ViewingRow,
  change: Change,
  {content, announce, note}: Parts,
): Promise<ViewingRow> =>
  taking(orm, async inside => {
    await lockHours(inside, ...locksOf(found))
    const viewing = await rowOf(inside, found.id)
    if (!viewing || isOver(viewing, change)) throw new Refusal(409, VIEWING_OVER)
    const values = await changesOf[change.task](inside, viewing, change, content)
    if (!values) return viewing
    const {task, role, by, seen = viewing.sequence, admit} = change
    if (seen !== viewing.sequence) throw new Refusal(409, CHANGED_SINCE)
    if (role === 'visitor' && task === 'move' && viewing.sequence >= MOST_CHANGES)
      throw new Refusal(429, TOO_MANY_MOVES)
    await admit?.(inside)
    const row = {...viewing, ...values}
    await inside.update(viewings).set(values).where(eq(viewings.id, viewing.id))
    const from = task === 'move' ? {from: viewing.startsAt} : {}
    await note(inside, row, {is: noteOf[task], by, ...from})
    // Calendars need not know what only the agency knows.
    if (row.sequence !== viewing.sequence) await announce(inside, row)
    return row
  })

/** One that was declined can still be moved, to an hour that suits both. */
function isOver({state, startsAt}: ViewingRow, {task, now}: Change) {
  if (state === 'held' || (state === 'cancelled' && task !== 'cancel')) return true
  if (state === 'declined') return task !== 'move' && task !== 'decline'
  return startsAt <= now
}

type Values = Partial<ViewingRow>

/** Undefined: it is so already. */
const changesOf: Record<
  ViewingTask,
  (
    inside: Transaction,
    viewing: ViewingRow,
    change: Change,
    content: HoursContent | undefined,
  ) => Promise<Values | undefined>
> = {
  accept: async (_inside, {acceptedAt}, {now}) => (acceptedAt ? undefined : {acceptedAt: now}),
  cancel: async (_inside, viewing) => ended(viewing, 'cancelled'),
  decline: async (_inside, viewing) => ended(viewing, 'declined'),
  async move(inside, viewing, {startsAt = viewing.startsAt, role, now}, content) {
    const isThere = viewing.startsAt.getTime() === startsAt.getTime()
    if (isThere && viewing.state === 'booked') return undefined
    // The agent is not there at the hour that was declined.
    if (isThere && role === 'visitor') throw hourTaken()
    if (!content) throw new Refusal(404, NOT_OFFERED)
    const wanted = {...viewing, startsAt, now, except: viewing.id}
    const hour =
      role === 'visitor'
        ? await takeOffered(inside, wanted, content)
        : await takeAny(inside, wanted, content)
    const acceptedAt = role === 'agent' ? now : null
    return {...hour, state: 'booked', acceptedAt, sequence: viewing.sequence + 1}
  },
}

const ended = ({state, sequence}: ViewingRow, to: 'cancelled' | 'declined') =>
  state === to ? undefined : {state: to, sequence: sequence + 1, acceptedAt: null}

type Wanted = Parameters<typeof takeOffered>[1]

/** Only what the constraints exclude is refused: agents know their days. */
async function takeAny(
  inside: Transaction,
  wanted: Wanted,
  {rules}: HoursContent,
): Promise<Appointment> {
  if (wanted.startsAt <= wanted.now) throw new Refusal(409, VIEWING_OVER)
  const appointment = appointmentAt(wanted.startsAt, rules)
  await giveBackExpired(inside, wanted, appointment)
  return appointment
}
