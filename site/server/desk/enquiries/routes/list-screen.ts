/** The list of enquiries, as its screen shows it. */

import {formNames} from '#server/leads/deletion/retention.ts'
import {OPEN_STATES, stateNames} from '#server/leads/lead-state.ts'
import type {LeadState} from '#server/leads/tables.ts'
import type {ScreenData} from '../../../../app/core/render.tsx'
import {may} from '../../access/permissions.ts'
import type {DeskVisit} from '../../http/desk-route.ts'
import {membersOfTeam, partnersWithEnquiries} from '../choices.ts'
import {countByState, MOST_COUNTED} from '../count-enquiries.ts'
import {readCursor, writeCursor} from '../cursor.ts'
import {type EnquiryFilter, filterNames, readFilter} from '../filter.ts'
import {type ListedEnquiry, listEnquiries} from '../list-enquiries.ts'
import {viewerOf} from '../scope.ts'
import {assignable} from '../work/assign.ts'
import {listAddress, oneAddress, queryOf} from './addresses.ts'

type ListData = ScreenData<'enquiries/list'>

export async function listScreen(
  visit: DeskVisit,
  problem?: ListData['problem'],
  chosen?: ListData['chosen'],
): Promise<ListData> {
  const {orm, account, query, locale, parts} = visit
  const viewer = viewerOf(account)
  const filter = readFilter(query)
  const after = readCursor(query.after)
  const {enquiries, next} = await listEnquiries(orm, viewer, filter, after && {after})
  const counts = await countByState(orm, viewer, filter)
  const seesAll = viewer.scope === undefined
  const latest = after ? undefined : enquiries[0]
  return {
    enquiries: enquiries.map(one => listed(one, filter, locale)),
    filter: {...filter},
    tabs: tabsOf(filter, counts),
    chips: chipsOf(filter),
    first: after && listAddress(filter),
    next: next && listAddress(filter, next),
    address: listAddress(filter),
    // On a later page what is new is counted from the moment at which it was shown.
    latest: `/desk/enquiries/latest${queryOf(filter, {
      after: latest ? writeCursor(latest) : `${Date.now()}_${NOBODY}`,
    })}`,
    forms: formNames.map(form => [form, form]),
    languages: parts.settings.languages.map(one => [one, one]),
    partners: seesAll ? await partnersWithEnquiries(orm) : [],
    people: seesAll ? (await assignable(orm)).map(({id, name}) => [id, name]) : [],
    agents: seesAll ? await membersOfTeam(orm) : [],
    exports: may(account.role, 'enquiries-export')
      ? {csv: exportOf(filter, 'csv'), workbook: exportOf(filter, 'xlsx')}
      : undefined,
    ...{problem, chosen},
    states: stateNames,
  }
}

/** Of no enquiry: before all others of a moment. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const exportOf = (filter: EnquiryFilter, format: string) =>
  `/desk/enquiries/export${queryOf(filter, {format})}`

function listed(one: ListedEnquiry, filter: EnquiryFilter, locale: string) {
  const {id, form, name, email, phone, message, partner, state, property, assignee} = one
  return {
    ...{id, form, message, partner, state, locale: one.locale},
    href: oneAddress(id, filter),
    who: name ?? email ?? phone,
    property: property && (property.name?.[locale] ?? property.name?.en ?? property.slug),
    assignee: assignee?.name ?? null,
    isSuspected: one.suspectedSpam !== null,
    isDue: one.remindAt !== null && one.remindAt.getTime() <= Date.now(),
    receivedAt: one.receivedAt.toISOString(),
  }
}

function tabsOf(filter: EnquiryFilter, counts: Partial<Record<LeadState, number>>) {
  const {state: _state, ...rest} = filter
  const count = (states: LeadState[]) => {
    const numbers = states.map(state => counts[state] ?? 0)
    const sum = numbers.reduce((all, one) => all + one, 0)
    return numbers.includes(MOST_COUNTED) ? `${sum}+` : `${sum}`
  }
  const notSpam = stateNames.filter(name => name !== 'spam')
  const tabs: [EnquiryFilter['state'], LeadState[]][] = [
    [undefined, notSpam],
    ['open', OPEN_STATES],
    ...stateNames.map((state): [LeadState, LeadState[]] => [state, [state]]),
  ]
  return tabs.map(([state, states]) => ({
    state,
    href: listAddress(state ? {...rest, state} : rest),
    count: count(states),
  }))
}

const chipsOf = (filter: EnquiryFilter) =>
  filterNames.flatMap(name => {
    const {[name]: value, ...rest} = filter
    return value && name !== 'state' ? [{name, value, href: listAddress(rest)}] : []
  })
