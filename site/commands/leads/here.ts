/** The leads of a data directory whose server does not run. */
import type {withOpenLeads} from './open-leads.ts'

/** Loaded only here: a command that a running server answers needs no database, which takes a second. */
export const withLeads: typeof withOpenLeads = async (...given) => {
  const {withOpenLeads} = await import('./open-leads.ts')
  return withOpenLeads(...given)
}
