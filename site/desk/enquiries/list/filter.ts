/** The filters of a list of enquiries, as its address has them. Unreadable ones are left out. */
import {isState} from '#server/leads/lead-state.ts'
import type {LeadState} from '#server/leads/tables.ts'
import {isId} from '#server/platform/ids.ts'
import {isDay} from '#server/platform/period.ts'

export interface EnquiryFilter {
  /** `open`: those that something is still to be done with. Without it: all but spam. */
  state?: LeadState | 'open'
  form?: string
  /** `-`: of no partner. */
  partner?: string
  /** An account's id, or one of these; `left`: the agent whose work it was has left. */
  assignee?: 'me' | 'nobody' | 'left' | (string & {})
  /** The slug of a member of the team. */
  agent?: string
  /** Days of the office. */
  from?: string
  to?: string
  locale?: string
  property?: string
  /** Suspected of being a robot's, or not. */
  suspected?: 'yes' | 'no'
  /** Those whose reminder is due. */
  due?: 'yes'
  /** Those with a viewing to come that the agent has not confirmed. */
  confirm?: 'yes'
  /** Words, or a number. */
  q?: string
}

/** In the address: enquiries without a partner. */
export const NO_PARTNER = '-'

const LONGEST = 200

const isName = (value: string) => value.length <= LONGEST
const rules: Record<keyof EnquiryFilter, (value: string) => boolean> = {
  state: value => value === 'open' || isState(value),
  form: isName,
  partner: isName,
  assignee: value => ['me', 'nobody', 'left'].includes(value) || isId(value),
  agent: isName,
  from: isDay,
  to: isDay,
  locale: isName,
  property: isName,
  suspected: value => value === 'yes' || value === 'no',
  due: value => value === 'yes',
  confirm: value => value === 'yes',
  q: isName,
}

/** In the order of the address. */
export const filterNames = Object.keys(rules) as (keyof EnquiryFilter)[]

export function readFilter(query: Record<string, string | undefined>): EnquiryFilter {
  const given = filterNames.flatMap(name => {
    const value = query[name]?.trim()
    return value && rules[name](value) ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}

export function writeFilter(filter: EnquiryFilter): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of filterNames) {
    const value = filter[name]
    if (value) parameters.set(name, value)
  }
  return parameters
}
