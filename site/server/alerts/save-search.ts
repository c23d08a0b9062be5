/** Stores a search with the mail that asks to confirm it, in one transaction. */
import {and, eq, gt, sql} from 'drizzle-orm'
import {type LeadDraft, makeLead} from '#server/leads/lead.ts'
import {KeyReused} from '#server/leads/leads.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {lockName} from '#server/platform/db/lock-name.ts'
import {enqueue} from '#server/platform/outbox/entries.ts'
import type {Frequency} from '#trade/alerts/suite.ts'
import {confirmationOf} from './mail/search-mail.ts'
import {mailboxOf, personOf} from './person.ts'
import {savedSearches} from './tables.ts'

/** Limit of confirmed searches for one address. */
const MOST_SEARCHES = 20
/** Limit of confirmation mails for one mailbox on a day: more would annoy a stranger. */
const MOST_UNCONFIRMED = 3

/** The values that the call has read. */
export interface SavedSearchValues {
  name: string
  email: string
  frequency: Frequency
  consent: string
  query: string
  /** Reference of the home that it is about. */
  home?: string
  fromUrl?: string
}

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

/**
 * The id, of the earlier one where the key was used before; it says nothing of what was stored. `admit`
 * throws where the sender has asked for too many.
 */
export async function saveSearch(
  orm: Orm,
  draft: LeadDraft,
  values: SavedSearchValues,
  admit: (inside: Transaction) => Promise<void>,
) {
  const {id, key, bodyHash, context} = makeLead(draft)
  const {name, email, frequency, consent, query, home, fromUrl} = values
  const [person, mailbox] = [personOf(email), mailboxOf(email)]
  return orm.transaction(async inside => {
    // Two posts at a time of one mailbox would both find room.
    await lockName(inside, mailbox)
    const [earlier] = await inside
      .select({id: savedSearches.id, bodyHash: savedSearches.bodyHash})
      .from(savedSearches)
      .where(eq(savedSearches.idempotencyKey, key))
    if (earlier && earlier.bodyHash !== bodyHash) throw new KeyReused()
    if (earlier) return earlier.id
    await admit(inside)
    if (!(await hasRoom(inside, person, mailbox))) return id
    await inside.insert(savedSearches).values({
      id,
      idempotencyKey: key,
      bodyHash,
      person,
      mailbox,
      email,
      name,
      query,
      home,
      frequency,
      consent,
      fromUrl,
      state: 'waiting',
      partner: context.partner,
      locale: context.locale ?? 'en',
    })
    await enqueue(inside, [confirmationOf(id)])
    return id
  })
}

/** Nobody is told: the answer is the same for every address. */
async function hasRoom(orm: Pick<Orm, '$count'>, person: string, mailbox: string) {
  const {state, createdAt} = savedSearches
  const ofPerson = and(eq(savedSearches.person, person), eq(state, 'confirmed'))
  if ((await orm.$count(savedSearches, ofPerson)) >= MOST_SEARCHES) return false
  const isRecent = gt(createdAt, sql`now() - interval '1 day'`)
  const unconfirmed = and(eq(savedSearches.mailbox, mailbox), eq(state, 'waiting'), isRecent)
  return (await orm.$count(savedSearches, unconfirmed)) < MOST_UNCONFIRMED
}
