/** A filter as conditions of SQL. */
import {and, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql} from 'drizzle-orm'
import {accounts} from '#desk/tables.ts'
import {properties, team} from '#server/content/tables.ts'
import {OPEN_STATES} from '#server/leads/lead-state.ts'
import {leads} from '#server/leads/tables.ts'
import {dayAfter} from '#server/viewings/hours/opening.ts'
import {viewings} from '#server/viewings/tables.ts'
import {officeMoment} from '../office-moment.ts'
import type {Viewer} from '../scope.ts'
import {type EnquiryFilter, NO_PARTNER} from './filter.ts'
import {matchesWords} from './search-words.ts'

export const conditionOf = (viewer: Viewer, filter: EnquiryFilter): SQL | undefined =>
  and(ofState(filter.state), withoutState(viewer, filter))

/** Without the state, by which the tabs count. */
export const withoutState = ({actor, scope}: Viewer, filter: EnquiryFilter): SQL | undefined =>
  and(
    scope,
    NOT_MERGED,
    filter.form ? eq(leads.form, filter.form) : undefined,
    ofPartner(filter.partner),
    ofAssignee(filter.assignee, actor.account),
    filter.agent ? eq(leads.agent, filter.agent) : undefined,
    since(filter.from),
    until(filter.to),
    filter.locale ? eq(leads.locale, filter.locale) : undefined,
    filter.property ? eq(leads.property, filter.property) : undefined,
    ofSuspicion(filter.suspected),
    filter.due ? lte(leads.remindAt, sql`now()`) : undefined,
    filter.confirm ? hasViewingToConfirm : undefined,
    filter.q ? matchesWords(filter.q) : undefined,
  )

/** Spam is shown where somebody asks for it. */
function ofState(state: EnquiryFilter['state']): SQL {
  if (state === 'open') return inArray(leads.state, OPEN_STATES)
  return state ? eq(leads.state, state) : ne(leads.state, 'spam')
}

/** One that is merged is shown with the other, as long as that exists. */
export const NOT_MERGED = sql`(${leads.mergedInto} is null or not exists (select 1 from ${leads} as other where other.id = ${leads.mergedInto}))`

function ofPartner(partner: string | undefined) {
  if (partner === undefined) return undefined
  return partner === NO_PARTNER ? isNull(leads.partner) : eq(leads.partner, partner)
}

function ofAssignee(assignee: string | undefined, me: string | null) {
  if (assignee === undefined) return undefined
  if (assignee === 'nobody') return isNull(leads.assignee)
  if (assignee === 'left') return agentHasLeft()
  if (assignee !== 'me') return eq(leads.assignee, assignee)
  return me === null ? sql`false` : eq(leads.assignee, me)
}

function since(day: string | undefined) {
  const moment = day && officeMoment(day)
  return moment ? gte(leads.receivedAt, moment) : undefined
}

function until(day: string | undefined) {
  const moment = day && officeMoment(dayAfter(day, 1))
  return moment ? lt(leads.receivedAt, moment) : undefined
}

function ofSuspicion(suspected: EnquiryFilter['suspected']) {
  if (suspected === undefined) return undefined
  return suspected === 'yes' ? isNotNull(leads.suspectedSpam) : isNull(leads.suspectedSpam)
}

/** The viewing may be of an enquiry that was merged into this one. */
const hasViewingToConfirm = sql`exists (select 1 from ${viewings} join ${leads} as own on own.id = ${viewings.lead}
  where coalesce(own.merged_into, own.id) = ${leads.id} and ${viewings.state} = 'booked'
    and ${viewings.acceptedAt} is null and ${viewings.startsAt} > now())`

/**
 * Assigned to an account that is disabled; or to nobody, while the member of the team that it was
 * written to, or that has the listing, is withdrawn or has no other account than a disabled one.
 * Arrays are read first, so that indexes find the enquiries.
 */
const agentHasLeft = (): SQL | undefined =>
  or(
    sql`${leads.assignee} = any(array(select id from ${accounts} where ${isNotNull(accounts.disabledAt)}))`,
    and(isNull(leads.assignee), isNotNull(leads.agent), sql`${leads.agent} <> all(${present})`),
    and(isNull(leads.assignee), isNull(leads.agent), sql`${leads.property} = any(${orphaned})`),
  )

const isOfMember = eq(accounts.agent, team.id)
const hasAccount = (which: SQL) =>
  sql`exists (select 1 from ${accounts} where ${isOfMember} and ${which})`

/** Members who have no account are reached by the office, as ever. */
const present = sql`array(select id from ${team} where ${team.published}
  and (${hasAccount(isNull(accounts.disabledAt))} or not ${hasAccount(sql`true`)}))`

const orphaned = sql`array(select id from ${properties} where ${properties.agent} <> all(${present}))`
