/** Accounts, listings and enquiries for tests of the desk. */

import {accounts, auditLog, leadEvents} from '#desk/tables.ts'
import {neighborhoods, properties, propertyTypes, team} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {viewings} from '#server/viewings/tables.ts'
import {storedLead} from '../leads/leads.ts'

export type Account = typeof accounts.$inferSelect

/** Somebody who has accepted the invitation. */
export async function addAccount(
  orm: Orm,
  name: string,
  more: Partial<typeof accounts.$inferInsert> = {},
): Promise<Account> {
  const mail = `${name.toLowerCase()}@agency.example`
  const [account] = await orm
    .insert(accounts)
    .values({id: crypto.randomUUID(), mail, name, role: 'editor', passwordHash: 'x', ...more})
    .returning()
  return account as Account
}

const addMember = (orm: Orm, id: string, name = id) =>
  orm
    .insert(team)
    .values({id, name, occupation: {en: 'Broker'}})
    .onConflictDoNothing()

/** A listing of a member of the team. */
export async function addListing(orm: Orm, slug: string, agent: string | null, name = slug) {
  if (agent) await addMember(orm, agent)
  await orm
    .insert(propertyTypes)
    .values({id: 'villa', name: {en: 'Villa'}})
    .onConflictDoNothing()
  await orm
    .insert(neighborhoods)
    .values({id: 'marina', name: 'Marina', communities: [], emirate: 'Dubai'})
    .onConflictDoNothing()
  await orm.insert(properties).values({
    id: slug,
    reference: `REF-${slug}`,
    purpose: 'residential-sale',
    property_type: 'villa',
    ...{neighborhood: 'marina', agent, name: {en: name, fr: `${name} (fr)`}, main_images: []},
    ...{city: {en: 'Dubai'}, emirate: 'Dubai', listed: '2026-01-01'},
  })
}

let minute = 0

/** Received a minute after the one before. */
export async function addEnquiry(
  orm: Orm,
  more: Partial<typeof leads.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const receivedAt = new Date(Date.parse('2026-11-21T08:00:00Z') + minute++ * 60_000)
  await orm.insert(leads).values({...storedLead(), id, idempotencyKey: id, receivedAt, ...more})
  return more.id ?? id
}

/** A viewing of an hour that is booked, with an agent of its own. */
export async function addViewing(
  orm: Orm,
  lead: string,
  startsAt: Date,
  more: Partial<typeof viewings.$inferInsert> = {},
) {
  const id = crypto.randomUUID()
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  await orm.insert(viewings).values({
    ...{id, lead, state: 'booked', agent: id, isAlone: false, mode: 'person'},
    ...{startsAt, endsAt, freeFrom: endsAt, awayUntil: endsAt, ...more},
  })
}

/** Reads the history and the audit log of an enquiry. */
export async function tracesOf(orm: Orm, id: string) {
  const events = await orm.select().from(leadEvents).orderBy(leadEvents.id)
  const log = await orm.select().from(auditLog).orderBy(auditLog.id)
  return {
    events: events.filter(({lead}) => lead === id),
    log: log.filter(({subject}) => subject === id),
  }
}
