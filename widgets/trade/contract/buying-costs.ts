/** Costs of buying, by the rules of an emirate: ours, in no back end but the reference one. */
import {read} from '#kit/api-client/call.ts'
import {
  flag,
  list,
  number,
  oneOf,
  optional,
  record,
  text,
  withDefault,
} from '#kit/api-client/shapes.ts'
import {firstPaths} from './first-paths.ts'

const stage = optional(oneOf('ready', 'off-plan'))
/** From this price on, and below that one, in AED. */
const prices = {price_from: optional(number), price_below: optional(number)}

const homeKind = oneOf('apartment', 'villa', 'office', 'land')

/** A line of costs, whether of a purchase or of a tenancy. */
export const charge = {
  /** Stands in shared addresses. */
  id: text,
  name: text,
  /** The recipient of the payment. */
  paid_to: withDefault(text, ''),
  fixed: optional(number),
  percent: optional(number),
  least: optional(number),
  most: optional(number),
  with_vat: optional(flag),
  /** Only for these kinds of home. */
  kinds: optional(list(homeKind)),
  /** False while the figure is not sure. */
  known: optional(flag),
  note: optional(text),
  source: optional(text),
  /** The day on which the figure was compared with its source. */
  checked: optional(text),
}

/** The rules of an emirate from a day on. */
export const ofEmirate = {
  /** In English, as properties name it. */
  emirate: text,
  /** In the reader's language. */
  name: withDefault(text, ''),
  /** The day from which these rules hold. */
  valid_from: optional(text),
  /** Value added tax, in percent. */
  vat: number,
  in_english: optional(list(text)),
}

export const fee = record({
  ...charge,
  /** The party that usually pays it; the amount is the buyer's part. */
  paid_by: withDefault(oneOf('buyer', 'shared', 'seller', 'developer'), 'buyer'),
  /** The base of the percentage; the price where it is missing. */
  of: optional(oneOf('price', 'loan')),
  with_loan: optional(flag),
  stage,
  ...prices,
})

const limit = record({
  buyer: oneOf('resident', 'national', 'non-resident'),
  home: optional(oneOf('first', 'other')),
  stage,
  ...prices,
  /** A percentage of the price. */
  percent: number,
  known: optional(flag),
})

export const loanRules = record({
  limits: list(limit),
  longest_years: number,
  source: optional(text),
  checked: optional(text),
  /** The rate that is assumed at first, in percent a year. */
  rate: number,
  rate_source: optional(text),
  rate_checked: optional(text),
})

export const buyingCosts = record({...ofEmirate, fees: list(fee), loan: loanRules})

/** Costs of buying by emirate, by today's rules. Ours: where it is missing, so is its section. */
export const getBuyingCosts = read(list(buyingCosts))('getBuyingCosts', {}, firstPaths.buyingCosts)
