/**
 * Mails about viewings as entries of the outbox. An entry names the viewing and the change that it is
 * about; what it says is read when it is sent, so that of changes in quick succession the last is told.
 */
import {sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {enqueue, isOther} from '#server/platform/outbox/entries.ts'
import {minutesAfter} from '../hours/free-starts.ts'
import type {ViewingRow} from '../private-link.ts'

/** Each is a kind of the outbox, whose item is the viewing. */
export const viewingMailKinds = {
  visitor: 'viewing-visitor',
  agent: 'viewing-agent',
  dayBefore: 'viewing-day-before',
  hoursBefore: 'viewing-hours-before',
  after: 'viewing-after',
} as const
export type ViewingMail = keyof typeof viewingMailKinds

/** Payload of an entry. */
export interface ViewingMailFacts {
  /** The sequence of the change; the mail of an earlier one is not sent any more. */
  sequence: number
}

const HOUR_MINUTES = 60
/** A reminder that would come sooner after the booking than this says nothing new. */
const NEWS_MINUTES = 3 * HOUR_MINUTES

/** Adds the mails about a change, and those that are due around the hour. */
export async function announceViewing(
  inside: Pick<Orm, 'insert'>,
  {id, state, startsAt, endsAt, sequence}: ViewingRow,
  now: Date,
) {
  const entry = (mail: ViewingMail, due?: Date) => ({
    item: id,
    kind: viewingMailKinds[mail],
    payload: {sequence} satisfies ViewingMailFacts,
    ...(due && {nextTry: due}),
  })
  const later: [ViewingMail, Date][] = [
    ['dayBefore', minutesAfter(startsAt, -24 * HOUR_MINUTES)],
    ['hoursBefore', minutesAfter(startsAt, -2 * HOUR_MINUTES)],
    ['after', minutesAfter(endsAt, 2 * HOUR_MINUTES)],
  ]
  const isNews = ([, due]: [ViewingMail, Date]) => due > minutesAfter(now, NEWS_MINUTES)
  const reminders = state === 'booked' ? later.filter(isNews) : []
  await enqueue(
    inside,
    [entry('visitor'), entry('agent'), ...reminders.map(([mail, due]) => entry(mail, due))],
    sql`${isOther('sequence')}`,
  )
}
