/**
 * Sends a list of homes to an address that a visitor types. The address is kept until the mail is sent,
 * and for nothing else.
 */
import {createHash, randomUUID} from 'node:crypto'
import {and, eq, inArray, sql} from 'drizzle-orm'
import type {Locale} from '#kit/i18n/locale.ts'
import {available} from '#server/content/records/advertisements.ts'
import {properties} from '#server/content/tables.ts'
import type {Lead} from '#server/leads/lead.ts'
import {KeyReused} from '#server/leads/leads.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {lockName} from '#server/platform/db/lock-name.ts'
import {outbox} from '#server/platform/db/tables.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {idFromText} from '#server/platform/ids.ts'
import {takeUse} from '#server/platform/limits/network-uses.ts'
import {enqueue} from '#server/platform/outbox/entries.ts'
import {SHORTLIST} from '../mail/search-mail.ts'
import {mailboxOf} from '../person.ts'

/** Payload of an entry; `body` alone once it was sent. */
export interface ShortlistMail {
  id: string
  /** A hash of the request, which tells nobody the address. */
  body: string
  to: string
  slugs: string[]
  locale: Locale
}

/** The key is the same for a repeated request. */
export type ShortlistRequest = Pick<ShortlistMail, 'to' | 'slugs' | 'locale'> &
  Pick<Lead, 'key' | 'bodyHash'>

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

const DAY_SECONDS = 86_400
/** Limit of lists that one mailbox gets on a day: more would annoy a stranger. */
const MAX_A_DAY = 3

/** Those that are offered, in the order of the list: a mail names nothing that a stranger made up. */
export async function offeredOf(orm: Orm, slugs: string[]): Promise<string[]> {
  if (!slugs.length) return []
  const rows = await orm
    .select({slug: properties.id})
    .from(properties)
    .where(and(inArray(properties.id, slugs), available()))
  const offered = new Set(rows.map(({slug}) => slug))
  return slugs.filter(slug => offered.has(slug))
}

/** `admit` throws where the sender has asked for too many. A mailbox that has had its three gets none. */
export async function enqueueShortlist(
  orm: Orm,
  secret: FormSecret,
  {key, bodyHash, ...mail}: ShortlistRequest,
  admit: (inside: Transaction) => Promise<void>,
): Promise<void> {
  const item = idFromText(key)
  // Without the key, which nobody keeps, the hash cannot be compared with that of a guessed address.
  const body = createHash('sha256').update(`${key} ${bodyHash}`).digest('hex')
  await orm.transaction(async inside => {
    // The second of two requests at a time has to see the first.
    await lockName(inside, item)
    const [earlier] = await inside
      .select({body: sql<string | null>`${outbox.payload}->>'body'`})
      .from(outbox)
      .where(and(eq(outbox.kind, SHORTLIST), eq(outbox.item, item)))
    if (earlier?.body && earlier.body !== body) throw new KeyReused()
    if (earlier) return
    await admit(inside)
    const mailbox = {network: mailboxOf(mail.to)}
    const limit = {what: 'shortlist', most: MAX_A_DAY, seconds: DAY_SECONDS}
    if (await takeUse(inside, secret, mailbox, limit)) return
    const payload = {id: randomUUID(), body, ...mail} satisfies ShortlistMail
    await enqueue(inside, [{item, kind: SHORTLIST, payload: {...payload}}])
  })
}

/** Those whose address is still here. */
export const unsentShortlists = (orm: Pick<Orm, 'select'>) =>
  orm
    .select({
      id: outbox.item,
      email: sql<string>`${outbox.payload}->>'to'`,
      receivedAt: outbox.createdAt,
    })
    .from(outbox)
    .where(and(eq(outbox.kind, SHORTLIST), sql`${outbox.payload}->>'to' is not null`))
