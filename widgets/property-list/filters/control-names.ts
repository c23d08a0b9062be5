/** Filters with a control each, and the deals that some of them are for. */
import {type FactFilter, factFilters} from '#trade/property/fact-words.ts'

export const controlNames = [
  'purpose',
  'place',
  'property_type',
  'bedrooms',
  'amenities',
  'rents_per',
  'min_price',
  'max_price',
  ...factFilters,
] as const
export type ControlName = (typeof controlNames)[number]

const OF_DEALS: Record<string, FactFilter[]> = {
  sale: ['completion', 'handover_by', 'payment_plan', 'max_service_charge'],
  rent: ['cheques', 'max_deposit'],
}

/** True for a filter that makes sense for a purpose; without one those of a deal do not. */
export const isForPurpose = (name: FactFilter, purpose = '') =>
  Object.entries(OF_DEALS).every(([deal, names]) => !names.includes(name) || purpose.endsWith(deal))
