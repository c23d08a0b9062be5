/** The list by states, with their numbers, and the filters that are set. */
import {OPEN_STATES, stateNames} from '#server/leads/lead-state.ts'
import type {LeadState} from '#server/leads/tables.ts'
import {listAddress} from '../addresses.ts'
import {MOST_COUNTED} from './count-enquiries.ts'
import {type EnquiryFilter, filterNames} from './filter.ts'
import type {EnquiryList} from './read-list.ts'

/** One for each state, some together; `state` is undefined for all but spam. */
export function enquiryTabs({filter, counts}: Pick<EnquiryList, 'filter' | 'counts'>) {
  const {state: current, ...rest} = filter
  const count = (states: LeadState[]) => {
    const numbers = states.map(state => counts[state] ?? 0)
    const sum = numbers.reduce((all, one) => all + one, 0)
    return numbers.includes(MOST_COUNTED) ? `${sum}+` : `${sum}`
  }
  const tabs: [EnquiryFilter['state'], LeadState[]][] = [
    [undefined, stateNames.filter(name => name !== 'spam')],
    ['open', OPEN_STATES],
    ...stateNames.map((state): [LeadState, LeadState[]] => [state, [state]]),
  ]
  return tabs.map(([state, states]) => ({
    state,
    href: listAddress(state ? {...rest, state} : rest),
    count: count(states),
    isCurrent: state === current,
  }))
}

/** Each filter but the state, with the address of the list without it. */
export const chipsOf = (filter: EnquiryFilter) =>
  filterNames.flatMap(name => {
    const {[name]: value, ...rest} = filter
    return value && name !== 'state' ? [{name, value, href: listAddress(rest)}] : []
  })
