/**
 * Trials of partners' developers, `test` in an enquiry's context: judged like every enquiry, and kept
 * apart from them for a week, so many at most. They are not spooled: what is lost is only a trial.
 */
import {and, desc, eq, inArray, lt, sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {isId} from '#server/platform/ids.ts'
import {isObject} from '#server/platform/parse-json.ts'
import {type LeadDraft, makeLead} from './lead.ts'
import {KeyReused} from './leads.ts'
import {testLeads} from './tables.ts'

export type TestLead = Omit<typeof testLeads.$inferSelect, 'idempotencyKey' | 'bodyHash' | 'sender'>

/** Limits for one partner, and for all; a name is easily made up. */
export const MOST_TESTS = {partner: 200, all: 2_000}
const KEPT_DAYS = 7

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

export interface TestSender {
  /** Hash of the network. */
  sender: string
  /** Throws where the network has sent too many. */
  admit(inside: Transaction): Promise<void>
}

/** The id: the first one's where its key was used before. */
export async function acceptTest(
  database: Pick<Database, 'ready'>,
  draft: LeadDraft,
  {sender, admit}: TestSender,
): Promise<string> {
  const orm = await database.ready()
  const {id, form, key, bodyHash, payload, context} = makeLead(draft)
  const {partner = '', campaign, locale} = context
  return orm.transaction(async inside => {
    const added = await inside
      .insert(testLeads)
      .values({
        id,
        form,
        bodyHash,
        partner,
        sender,
        campaign,
        locale,
        idempotencyKey: key,
        payload: withoutPaths(payload),
      })
      .onConflictDoNothing()
      .returning({id: testLeads.id})
    if (added.length) {
      await admit(inside)
      await deleteSurplus(inside, partner)
      return id
    }
    const [earlier] = await inside.select().from(testLeads).where(eq(testLeads.idempotencyKey, key))
    if (earlier && earlier.bodyHash !== bodyHash) throw new KeyReused()
    return earlier?.id ?? id
  })
}

/** As its sender may read it; undefined also for a real enquiry, and after a week. */
export async function findTest(orm: Orm, id: unknown): Promise<TestLead | undefined> {
  if (!isId(id)) return undefined
  const [found] = await orm
    .select(shown)
    .from(testLeads)
    .where(and(sql`not ${isOld}`, eq(testLeads.id, id)))
  return found
}

/** The latest first. */
export async function listTests(orm: Orm, partner?: string): Promise<TestLead[]> {
  return orm
    .select(shown)
    .from(testLeads)
    .where(
      and(sql`not ${isOld}`, partner === undefined ? undefined : eq(testLeads.partner, partner)),
    )
    .orderBy(desc(testLeads.receivedAt), desc(testLeads.id))
}

export async function deleteOldTests(orm: Pick<Orm, 'delete'>) {
  await orm.delete(testLeads).where(isOld)
}

const isOld = lt(testLeads.receivedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`)

/**
 * Those of the network with the most go first, so that a stranger who sends tests in a partner's name
 * pushes out only their own.
 */
async function deleteSurplus(orm: Pick<Orm, 'delete' | 'select'>, partner: string) {
  await deleteOldTests(orm)
  for (const [one, most] of [
    [eq(testLeads.partner, partner), MOST_TESTS.partner],
    [undefined, MOST_TESTS.all],
  ] as const) {
    const {id, receivedAt, sender} = testLeads
    const ranked = orm
      .select({
        id,
        receivedAt,
        rank: sql`row_number() over (partition by ${sender} order by ${receivedAt} desc, ${id} desc)`.as(
          'rank',
        ),
      })
      .from(testLeads)
      .where(one)
      .as('ranked')
    const surplus = orm
      .select({id: ranked.id})
      .from(ranked)
      .orderBy(ranked.rank, desc(ranked.receivedAt), desc(ranked.id))
      .offset(most)
    await orm.delete(testLeads).where(inArray(id, surplus))
  }
}

const shown = {
  id: testLeads.id,
  form: testLeads.form,
  payload: testLeads.payload,
  partner: testLeads.partner,
  campaign: testLeads.campaign,
  locale: testLeads.locale,
  receivedAt: testLeads.receivedAt,
}

/** Their files were looked at, and are not kept. */
function withoutPaths(payload: Record<string, unknown>) {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (!isObject(value)) return value
    const {path: _path, ...others} = value
    return others
  }
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, plain(value)]))
}
