/** The list of enquiries with what it can be narrowed to. */
import type {DeskVisit} from '#desk/http/desk-route.ts'
import type {LeadState} from '#server/leads/tables.ts'
import {queryOf} from '../addresses.ts'
import {type Choices, membersOfTeam, partnersWithEnquiries} from '../choices.ts'
import {viewerOf} from '../scope.ts'
import {assignable} from '../work/assign.ts'
import {countByState} from './count-enquiries.ts'
import {type Cursor, readCursor, writeCursor} from './cursor.ts'
import {type EnquiryFilter, readFilter} from './filter.ts'
import {type ListedEnquiry, listEnquiries} from './list-enquiries.ts'

export interface EnquiryList {
  enquiries: ListedEnquiry[]
  filter: EnquiryFilter
  counts: Partial<Record<LeadState, number>>
  isFirst: boolean
  next: Cursor | undefined
  /** The address where the script reads what is new in the list. */
  latest: string
  partners: Choices
  people: Choices
  agents: Choices
  /** The problem with the bulk action, or with the export. */
  problem?: 'nothing-chosen' | 'too-many'
  /** The bulk action for these ids that could not be done. */
  chosen?: {ids: readonly string[]; to: string; assignee: string}
}

export async function readList({orm, account, query}: DeskVisit): Promise<EnquiryList> {
  const viewer = viewerOf(account)
  const filter = readFilter(query)
  const after = readCursor(query.after)
  const {enquiries, next} = await listEnquiries(orm, viewer, filter, after && {after})
  const seesAll = viewer.scope === undefined
  const latest = after ? undefined : enquiries[0]
  return {
    enquiries,
    filter,
    next,
    isFirst: after === undefined,
    counts: await countByState(orm, viewer, filter),
    // On a later page what is new is counted from the moment at which it was shown.
    latest: `/desk/enquiries/latest${queryOf(filter, {
      after: latest ? writeCursor(latest) : `${Date.now()}_${NOBODY}`,
    })}`,
    partners: seesAll ? await partnersWithEnquiries(orm) : [],
    people: seesAll ? await assignable(orm) : [],
    agents: seesAll ? await membersOfTeam(orm) : [],
  }
}

/** The id of no enquiry: it sorts before all others of a moment. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
