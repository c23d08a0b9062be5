/** The states of an enquiry, as the agency sets them; its partner's page shows them. */
import type {LeadState} from './tables.ts'

const STATES: Record<LeadState, true> = {
  received: true,
  called: true,
  viewing: true,
  won: true,
  lost: true,
  spam: true,
}
export const stateNames = Object.keys(STATES) as LeadState[]

/** The states of enquiries that still need work. */
export const OPEN_STATES: LeadState[] = ['received', 'called', 'viewing']

export const isState = (value: unknown): value is LeadState =>
  stateNames.some(name => name === value)
