/** Stores a search with the mail that asks to confirm it, in one transaction. */
import {randomUUID} from 'node:crypto'
import {and, count, eq, gt, sql} from 'drizzle-orm'
import {officeDay} from '../../../widgets/shared/office-day.ts'
import {type LeadDraft, makeLead} from '../leads/lead.ts'
import {KeyReused} from '../leads/leads.ts'
import type {Orm} from '../platform/db/connect.ts'
import {savedSearches, savedSearchMails} from '../platform/db/saved-search-schema.ts'
import {personOf} from './person.ts'

/** Of one address: what a person wants, and less than would annoy a stranger. */
const MOST_SEARCHES = 20
const MOST_UNCONFIRMED = 3

/** What the call has read. */
export interface SavedSearchValues {
  name: string
  email: string
  frequency: 'daily' | 'weekly'
  consent: string
  query: string
  fromUrl?: string
}

/** The id, of the earlier one where the key was used before; it says nothing of what was stored. */
export async function saveSearch(orm: Orm, draft: LeadDraft, values: SavedSearchValues) {
  const {id, key, bodyHash, context} = makeLead(draft)
  const {name, email, frequency, consent, query, fromUrl} = values
  const person = personOf(email)
  return orm.transaction(async inside => {
    // Two posts at a time of one address would both find room.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`)
    const [earlier] = await inside
      .select({id: savedSearches.id, bodyHash: savedSearches.bodyHash})
      .from(savedSearches)
      .where(eq(savedSearches.idempotencyKey, key))
    if (earlier && earlier.bodyHash !== bodyHash) throw new KeyReused()
    if (earlier || !(await hasRoom(inside, person))) return earlier?.id ?? id
    await inside.insert(savedSearches).values({
      ...{id, idempotencyKey: key, bodyHash, person, email, name, query, frequency, consent},
      ...{fromUrl, state: 'waiting', partner: context.partner, locale: context.locale ?? 'en'},
    })
    await inside.insert(savedSearchMails).values({
      ...{id: randomUUID(), kind: 'confirmation', search: id, person},
      ...{day: officeDay(), state: 'waiting'},
    })
    return id
  })
}

/** Nobody is told: the answer is the same for every address. */
async function hasRoom(orm: Pick<Orm, 'select'>, person: string) {
  const {state, createdAt} = savedSearches
  const isRecent = gt(createdAt, sql`now() - interval '1 day'`)
  const [row] = await orm
    .select({
      confirmed: count(sql`case when ${state} = 'confirmed' then 1 end`),
      recent: count(sql`case when ${state} = 'waiting' and ${isRecent} then 1 end`),
    })
    .from(savedSearches)
    .where(and(eq(savedSearches.person, person)))
  return !row || (row.confirmed < MOST_SEARCHES && row.recent < MOST_UNCONFIRMED)
}
