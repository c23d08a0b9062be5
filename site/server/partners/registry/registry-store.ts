/** The registry of partners in the database, which is the truth for all servers. */
import {and, eq, inArray, isNotNull, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {partnerClaims, partners} from '../tables.ts'
import type {PartnerFacts, PartnerRow} from './partner.ts'

type Reader = Pick<Orm, 'select'>

export const listPartners = (orm: Reader): Promise<PartnerRow[]> =>
  orm.select().from(partners).orderBy(partners.id)

export async function findPartner(orm: Reader, id: string): Promise<PartnerRow | undefined> {
  const [found] = await orm.select().from(partners).where(eq(partners.id, id))
  return found
}

export async function partnerOfLink(orm: Reader, hash: string): Promise<PartnerRow | undefined> {
  const [found] = await orm.select().from(partners).where(eq(partners.linkHash, hash))
  return found
}

/** Those of the names that are registered. */
export const partnersNamed = (orm: Reader, names: string[]): Promise<PartnerRow[]> =>
  orm.select().from(partners).where(inArray(partners.id, names))

export async function hasPartners(orm: Reader): Promise<boolean> {
  const [one] = await orm.select({id: partners.id}).from(partners).limit(1)
  return one !== undefined
}

/** Their pages show what is written between the tags. */
export async function disabledNames(orm: Reader): Promise<string[]> {
  const rows = await orm
    .select({id: partners.id})
    .from(partners)
    .where(isNotNull(partners.disabledAt))
    .orderBy(partners.id)
  return rows.map(({id}) => id)
}

/** False when there is one of that name. Until then the name was an unknown one. */
export async function addPartner(orm: Orm, id: string, facts: PartnerFacts): Promise<boolean> {
  const {origins = [], dailyLimit = null, mail = null} = facts
  const added = await orm
    .insert(partners)
    .values({id, origins, dailyLimit, mail})
    .onConflictDoNothing()
    .returning({id: partners.id})
  if (!added.length) return false
  await orm
    .delete(partnerClaims)
    .where(and(eq(partnerClaims.partner, id), eq(partnerClaims.origin, '')))
  return true
}

/** Undefined when there is none of that name. */
export async function changePartner(
  orm: Orm,
  id: string,
  change: PartnerFacts & {linkHash?: string | null},
): Promise<PartnerRow | undefined> {
  if (!Object.keys(change).length) return findPartner(orm, id)
  const [changed] = await orm.update(partners).set(change).where(eq(partners.id, id)).returning()
  return changed
}

/** One that is disabled already stays so since then. */
export async function setDisabled(
  orm: Orm,
  id: string,
  isDisabled: boolean,
): Promise<PartnerRow | undefined> {
  const disabledAt = isDisabled ? sql`coalesce(${partners.disabledAt}, now())` : null
  const [changed] = await orm
    .update(partners)
    .set({disabledAt})
    .where(eq(partners.id, id))
    .returning()
  return changed
}
