/** What became of an enquiry, as the agency says it; its partner's page shows it. */
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

/** Of enquiries with which something is still to be done. */
export const OPEN_STATES: LeadState[] = ['received', 'called', 'viewing']

export const isState = (value: unknown): value is LeadState =>
  stateNames.some(name => name === value)
