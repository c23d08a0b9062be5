/** Enquiries as a list, the latest first, a page at a time. */
import {and, asc, desc, sql} from 'drizzle-orm'
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {type LeadState, leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {accountNames, propertyNames} from '../names.ts'
import type {Viewer} from '../scope.ts'
import {viewingHours} from '../viewings/viewing-hours.ts'
import {conditionOf} from './conditions.ts'
import {type Cursor, cursorOf, earlierThan, foundFirst, laterThan} from './cursor.ts'
import type {EnquiryFilter} from './filter.ts'

export const PAGE = 50
/** The length of a message in a list. */
const EXCERPT = 160

export interface ListedEnquiry extends Cursor {
  form: string
  name: string | null
  email: string | null
  phone: string | null
  /** Its beginning. */
  message: string | null
  partner: string | null
  locale: string | null
  state: LeadState
  suspectedSpam: string | null
  remindAt: Date | null
  /** Without a name when it is not there any more. */
  property: {slug: string; name: Record<string, string> | undefined} | null
  assignee: {id: string; name: string | undefined} | null
  /** The hour of the next viewing, or of the latest one. */
  viewing: Date | undefined
}

export interface EnquiryPage {
  enquiries: ListedEnquiry[]
  /** The page after this one begins behind it; undefined on the last. */
  next: Cursor | undefined
  /** The page before this one ends before it; undefined on the first. */
  previous: Cursor | undefined
}

/** The position of a page; without it, the latest enquiries. */
export type Place = {after: Cursor} | {before: Cursor}

export async function listEnquiries(
  orm: Orm,
  viewer: Viewer,
  filter: EnquiryFilter,
  place?: Place,
): Promise<EnquiryPage> {
  const isUpwards = place !== undefined && 'before' in place
  const rows = await readRows(orm, viewer, filter, place)
  const hasMore = rows.length > PAGE
  const shown = isUpwards ? rows.slice(0, PAGE).reverse() : rows.slice(0, PAGE)
  const [first, last] = [shown[0], shown.at(-1)]
  const hasNext = isUpwards || hasMore
  const hasPrevious = isUpwards ? hasMore : place !== undefined
  return {
    enquiries: await withNames(orm, shown),
    next: hasNext && last ? cursorOf(last) : undefined,
    previous: hasPrevious && first ? cursorOf(first) : undefined,
  }
}

function readRows(orm: Orm, viewer: Viewer, filter: EnquiryFilter, place: Place | undefined) {
  const isUpwards = place !== undefined && 'before' in place
  const from = place && ('before' in place ? laterThan(place.before) : earlierThan(place.after))
  const order = isUpwards ? asc : desc
  const condition = and(conditionOf(viewer, filter), from)
  const {id, receivedAt, form, name, email, phone, partner, locale, state} = leads
  const {suspectedSpam, remindAt, property, assignee} = leads
  const inOrder = [order(receivedAt), order(id)]
  const most = PAGE + 1
  return orm
    .select({
      id,
      receivedAt,
      form,
      name,
      email,
      phone,
      partner,
      locale,
      state,
      suspectedSpam,
      remindAt,
      property,
      assignee,
      message: sql<string | null>`left(${leads.message}, ${2 * EXCERPT})`,
    })
    .from(leads)
    .where(filter.q ? foundFirst(condition, inOrder, most) : condition)
    .orderBy(...inOrder)
    .limit(most)
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function withNames(orm: Orm, rows: Row[]): Promise<ListedEnquiry[]> {
  const homes = await propertyNames(
    orm,
    rows.map(({property}) => property),
  )
  const people = await accountNames(
    orm,
    rows.map(({assignee}) => assignee),
  )
  const hours = await viewingHours(
    orm,
    rows.map(({id}) => id),
  )
  return rows.map(row => ({
    ...row,
    viewing: hours.get(row.id),
    message: row.message && firstCharacters(row.message, EXCERPT),
    property: row.property ? {slug: row.property, name: homes.get(row.property)} : null,
    assignee: row.assignee ? {id: row.assignee, name: people.get(row.assignee)} : null,
  }))
}
