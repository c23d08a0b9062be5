/** Costs of renting, by the rules of an emirate: ours, in no back end but the reference one. */
import {read} from '#kit/api-client/call.ts'
import {flag, list, oneOf, optional, record, withDefault} from '#kit/api-client/shapes.ts'
import {furnishings} from '../property/home-facts/codes.ts'
import {charge, ofEmirate} from './buying-costs.ts'

export const rentingFee = record({
  /** Its percentage is of a year's rent. */
  ...charge,
  /** Paid to move in, or over the year, such as with each bill. */
  paid_when: withDefault(oneOf('moving-in', 'over-year'), 'moving-in'),
  /** A deposit, which comes back at the end. */
  refundable: optional(flag),
  /** The deposit of the home: where one states its own, that counts. */
  security_deposit: optional(flag),
  /** Only for homes that come so. */
  furnishings: optional(list(oneOf(...furnishings))),
})

export const rentingCosts = record({...ofEmirate, fees: list(rentingFee)})

/** Costs of renting by emirate, by today's rules. Ours: where it is missing, so is its section. */
export const getRentingCosts = read(list(rentingCosts))('getRentingCosts', {})
