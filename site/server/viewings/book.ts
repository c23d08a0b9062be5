/** Books the hour that is held: the viewing and its enquiry are stored together, or neither is. */
import {and, eq, gt, or, sql} from 'drizzle-orm'
import type {LeadDraft} from '#server/leads/lead.ts'
import type {Leads} from '#server/leads/leads.ts'
import {leads as leadRows} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {ViewingMode} from '#trade/viewing/tasks.ts'
import {TOO_MANY_VIEWINGS} from '#trade/viewing/words.ts'
import {type ViewingHooks, visitor} from './hooks.ts'
import type {HoursContent} from './hours/opening.ts'
import {type ViewingRow, viewingOfToken} from './private-link.ts'
import {viewings} from './tables.ts'
import {hourTaken, lockHours, locksOf, type Transaction, takeOffered, taking} from './take-hour.ts'

/** Limit of viewings to come for one mailbox, and for one phone number. */
const MOST_BOOKED = 4

export interface Booking {
  hold: string
  mode: ViewingMode
  /** Hash of the mailbox. */
  mailbox: string
  phone: string
  locale: string
  now: Date
  /** Throws where the network has booked too many. */
  admit(inside: Transaction): Promise<void>
  /** The enquiry, once it is known what is booked. */
  draftOf(viewing: ViewingRow): LeadDraft
}

interface Parts {
  leads: Pick<Leads, 'acceptWithin'>
  content: HoursContent
  /** Adds the mails to the outbox. */
  announce(inside: Transaction, viewing: ViewingRow): Promise<void>
  note: ViewingHooks['note']
}

export interface Booked {
  viewing: ViewingRow
  /** False where the same hold was booked before. */
  isNew: boolean
}

export async function bookHour(
  orm: Orm,
  {hold, mode, mailbox, phone, locale, now, admit, draftOf}: Booking,
  {leads, content, announce, note}: Parts,
): Promise<Booked> {
  const found = await viewingOfToken(orm, hold)
  if (found?.role !== 'visitor') throw hourTaken()
  const held = found.viewing
  let committed = async () => {}
  const booked = await taking(orm, async inside => {
    await lockHours(inside, ...locksOf(held), `of mailbox ${mailbox}`, `of phone ${phone}`)
    const viewing = await rowOf(inside, held.id)
    // It may have been given back, or be over and taken by somebody else.
    if (!viewing) throw hourTaken()
    if (viewing.state !== 'held' && viewing.state !== 'booked') throw hourTaken()
    if (viewing.lead) return {viewing, isNew: false}
    const isOver = !viewing.heldUntil || viewing.heldUntil <= now
    if (isOver) await takeOffered(inside, {...viewing, now, except: viewing.id}, content)
    await refuseTooMany(inside, {mailbox, phone, now})
    await admit(inside)
    const lead = await leads.acceptWithin(inside, draftOf(viewing))
    committed = lead.committed
    await inside
      .update(leadRows)
      .set({state: 'viewing', stateChangedAt: now})
      .where(eq(leadRows.id, lead.id))
    const values = {state: 'booked', mode, mailbox, locale, lead: lead.id} as const
    await inside
      .update(viewings)
      .set({...values, sender: null, heldUntil: null})
      .where(eq(viewings.id, viewing.id))
    const row = {...viewing, ...values}
    await note(inside, row, {is: 'booked', by: visitor})
    await announce(inside, row)
    return {viewing: row, isNew: true}
  })
  await committed()
  return booked
}

/** The caller has the locks. The row is locked as well, so that whoever gives it back waits. */
export async function rowOf(inside: Transaction, id: string) {
  const [row] = await inside.select().from(viewings).where(eq(viewings.id, id)).for('update')
  return row
}

interface Visitor {
  mailbox: string
  phone: string
  now: Date
}

async function refuseTooMany(inside: Transaction, {mailbox, phone, now}: Visitor) {
  const [{count} = {count: 0}] = await inside
    .select({count: sql`count(*)`.mapWith(Number)})
    .from(viewings)
    .innerJoin(leadRows, eq(leadRows.id, viewings.lead))
    .where(
      and(
        eq(viewings.state, 'booked'),
        gt(viewings.startsAt, now),
        or(eq(viewings.mailbox, mailbox), eq(leadRows.phone, phone)),
      ),
    )
  if (count >= MOST_BOOKED) throw new Refusal(429, TOO_MANY_VIEWINGS)
}
