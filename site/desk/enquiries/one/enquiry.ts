/** One enquiry with all that is known of it. */
import {and, asc, desc, eq, getTableColumns} from 'drizzle-orm'
import {accounts, leadEvents} from '#desk/tables.ts'
import {careers, team} from '#server/content/tables.ts'
import {channelOfDelivery, isDelivery} from '#server/leads/delivery/backlog.ts'
import {fieldsOf, filesOf, type LeadFile} from '#server/leads/delivery/content.ts'
import {type HomeRecord, homeRecord} from '#server/leads/homes.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {readableRow} from '#server/leads/readable-row.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isId} from '#server/platform/ids.ts'
import {conditionOf} from '../list/conditions.ts'
import {earlierThan, foundFirst, laterThan} from '../list/cursor.ts'
import type {EnquiryFilter} from '../list/filter.ts'
import {accountNames} from '../names.ts'
import {othersOfPerson} from '../same-person.ts'
import type {Viewer} from '../scope.ts'

export type Delivered = Awaited<ReturnType<typeof deliveriesOf>>[number]
/** `mail`: of the account that did it, if it is still there. */
export type HistoryEvent = typeof leadEvents.$inferSelect & {mail: string | null}
export type OtherEnquiry = Awaited<ReturnType<typeof othersOfPerson>>[number]

export interface WholeEnquiry {
  enquiry: LeadRow
  /** The values that the visitor filled in, but for files, in the order of the form. */
  fields: Record<string, unknown>
  files: LeadFile[]
  /** The record of its page; undefined where it is no property's, or the property is gone. */
  property: HomeRecord | undefined
  /** In each language, as far as they are known: the property, the position, the place. */
  about: Record<string, string> | undefined
  /** Name of the member of the team that it was written to, or who has the listing. */
  agent: string | undefined
  assignee: {id: string; name: string | undefined} | undefined
  deliveries: Delivered[]
  /** The oldest first. */
  history: HistoryEvent[]
  /** Names of the accounts in the history. */
  people: Map<string, string>
  /** The same person's. */
  others: OtherEnquiry[]
}

/** Undefined where there is none that this viewer may see. */
export async function readEnquiry(
  orm: Orm,
  viewer: Viewer,
  id: string,
): Promise<WholeEnquiry | undefined> {
  const [row] = await orm
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), viewer.scope))
  if (!row) return undefined
  const enquiry = readableRow(row)
  const history = await orm
    .select({...getTableColumns(leadEvents), mail: accounts.mail})
    .from(leadEvents)
    .leftJoin(accounts, eq(accounts.id, leadEvents.account))
    .where(eq(leadEvents.lead, id))
    .orderBy(asc(leadEvents.id))
  const home = await homeRecord(orm, enquiry.property)
  const fields = fieldsOf(enquiry)
  const people = await accountNames(orm, [enquiry.assignee, ...history.flatMap(accountsIn)])
  const {assignee} = enquiry
  return {
    enquiry,
    history,
    people,
    files: filesOf(enquiry),
    fields,
    property: home,
    about: home?.name ?? (await openingOf(orm, fields.career_id)) ?? placeIn(fields),
    agent: await memberOf(orm, enquiry.agent ?? home?.agent ?? null),
    assignee: assignee === null ? undefined : {id: assignee, name: people.get(assignee)},
    deliveries: await deliveriesOf(orm, id),
    others: await othersOfPerson(orm, viewer, enquiry),
  }
}

/** The enquiries beside one in a list: what was received after it, and before. */
export async function neighboursOf(
  orm: Orm,
  viewer: Viewer,
  filter: EnquiryFilter,
  enquiry: {id: string; receivedAt: Date},
) {
  const {id, receivedAt} = leads
  const beside = async (isLater: boolean) => {
    const side = isLater ? laterThan(enquiry) : earlierThan(enquiry)
    const order = isLater ? [asc(receivedAt), asc(id)] : [desc(receivedAt), desc(id)]
    const condition = and(conditionOf(viewer, filter), side)
    const [found] = await orm
      .select({id})
      .from(leads)
      .where(filter.q ? foundFirst(condition, order, 1) : condition)
      .orderBy(...order)
      .limit(1)
    return found?.id
  }
  return {newer: await beside(true), older: await beside(false)}
}

const accountsIn = ({details}: HistoryEvent) =>
  [details?.from, details?.to].filter(value => isId(value))

async function openingOf(orm: Orm, id: unknown) {
  if (typeof id !== 'string') return undefined
  const [row] = await orm.select({title: careers.title}).from(careers).where(eq(careers.id, id))
  return row?.title as Record<string, string> | undefined
}

function placeIn({property_location: place}: Record<string, unknown>) {
  return typeof place === 'string' && place.trim() ? {en: place.trim()} : undefined
}

async function memberOf(orm: Orm, slug: string | null) {
  if (slug === null) return undefined
  const [row] = await orm.select({name: team.name}).from(team).where(eq(team.id, slug))
  return row?.name
}

function deliveriesOf(orm: Orm, lead: string) {
  const {kind, state, tries, lastError, deliveredAt} = outbox
  return orm
    .select({channel: channelOfDelivery, state, tries, lastError, deliveredAt})
    .from(outbox)
    .where(and(isDelivery, eq(outbox.item, lead)))
    .orderBy(kind)
}
