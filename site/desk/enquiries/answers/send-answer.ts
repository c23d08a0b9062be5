/**
 * Answers by mail. What a form says is sent once, however often the form is: its key is in the history
 * of the enquiry before the mail goes out, and what became of it is written there afterwards.
 */
import {and, eq, sql} from 'drizzle-orm'
import {leadEvents} from '#desk/tables.ts'
import {answerableAddress} from '#kit/typed/mail-address.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {asNotDelivered} from '#server/platform/outbox/kind.ts'
import type {Viewer} from '../scope.ts'
import {type Change, changeEnquiry, type Missing} from '../work/change-enquiry.ts'
import type {Letter} from './draft.ts'

export interface Answer extends Letter {
  id: string
  /** The key of the form that it was written in. */
  key: string
  /** The address for replies. */
  replyTo: string
}

export type AnswerOutcome =
  | {is: 'sent' | 'already' | 'no address'}
  /** `reason` is a code of the mail server's, for people who know about it. */
  | {is: 'failed'; reason: string}
  | Missing

const TIMEOUT_MS = 30_000

/** In characters. Mail programs show less. */
export const LONGEST_SUBJECT = 200

/** Sends an answer by mail, and notes in the history what became of it. */
export async function sendAnswer(
  orm: Orm,
  mailer: Mailer,
  viewer: Viewer,
  answer: Answer,
): Promise<AnswerOutcome> {
  const begun = await changeEnquiry<AnswerOutcome | {is: 'begun'; to: string}>(
    orm,
    viewer,
    answer.id,
    change => begin(change, answer),
  )
  if (begun.is !== 'begun') return begun
  const failure = await deliver(mailer, begun.to, answer).then(() => undefined, asNotDelivered)
  await note(orm, answer, failure ? 'failed' : 'sent')
  return failure ? {is: 'failed', reason: failure.message} : {is: 'sent'}
}

const deliver = (mailer: Mailer, to: string, {subject, text, key, replyTo}: Answer) =>
  mailer.send({
    to,
    replyTo,
    subject: oneLine(subject, LONGEST_SUBJECT),
    text,
    id: key,
    // A person wrote it, and may get an automatic reply.
    headers: {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

async function begin({enquiry, inside, note: noteDone}: Change, answer: Answer) {
  const to = answerableAddress(enquiry.email ?? '')
  if (!to) return {is: 'no address'} as const
  const [earlier] = await inside
    .select({outcome: sql<string>`${leadEvents.details}->>'outcome'`})
    .from(leadEvents)
    .where(ofAnswer(answer))
  if (earlier && earlier.outcome !== 'failed') return {is: 'already'} as const
  if (earlier) await note(inside, answer, 'sending')
  else {
    await noteDone({
      action: 'enquiry.answered',
      what: 'answered',
      text: textOf(answer),
      details: {via: 'mail', key: answer.key, outcome: 'sending'},
    })
  }
  return {is: 'begun', to} as const
}

const textOf = ({subject, text}: Letter) => `${oneLine(subject, LONGEST_SUBJECT)}\n\n${text}`

const ofAnswer = ({id, key}: Pick<Answer, 'id' | 'key'>) =>
  and(
    eq(leadEvents.lead, id),
    eq(leadEvents.what, 'answered'),
    sql`${leadEvents.details}->>'key' = ${key}`,
  )

/** The text, too: after a failure it may be another. */
async function note(
  orm: Pick<Orm, 'update'>,
  answer: Answer,
  outcome: 'sending' | 'sent' | 'failed',
) {
  const details = {via: 'mail', key: answer.key, outcome}
  await orm
    .update(leadEvents)
    .set({details, text: textOf(answer)})
    .where(ofAnswer(answer))
}

/** Somebody has answered by another way, which this server knows nothing about. */
export const noteAnswer = (
  orm: Orm,
  viewer: Viewer,
  id: string,
  via: 'mail' | 'whatsapp' | 'phone',
) =>
  changeEnquiry(orm, viewer, id, async ({note: noteDone}) => {
    const details = {via, outcome: 'noted'}
    await noteDone({action: 'enquiry.answered', what: 'answered', details})
    return {is: 'changed'} as const
  })
