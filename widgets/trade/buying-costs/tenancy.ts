/** All of a tenancy: what is needed to move in, what of it comes back, and what the year costs. */
import type {RentingCosts, RentingFee} from '../contract/entities.ts'
import type {Furnishing} from '../property/home-facts/codes.ts'
import {type Line, lineOf} from './fees.ts'
import type {Fils} from './fils.ts'
import type {Purchase} from './purchase.ts'

export interface Tenancy extends Pick<Purchase, 'kind' | 'own'> {
  /** For a year. */
  rent: Fils
  furnishing: Furnishing
  cheques: number
  /** The home's own, where it states one. */
  deposit?: Fils
}

export interface TenancyEstimate {
  rent: Fils
  lines: Line<RentingFee>[]
  /** The sum of the deposits, which come back at the end. */
  deposits: Fils
  /** Paid to move in, and not again. */
  fees: Fils
  /** Paid over the year, beside the rent. */
  bills: Fils
  /** How many lines are not known. */
  unknown: number
  /** The sum of the fees and deposits, and the first cheque. */
  toMoveIn: Fils
  /** The rent, and all that does not come back. */
  year: Fils
}

export function tenancyEstimateOf(rules: RentingCosts, tenancy: Tenancy): TenancyEstimate {
  const {rent, cheques, deposit, own} = tenancy
  const lines = rules.fees
    .filter(fee => isDue(fee, tenancy))
    .map(fee =>
      lineOf(fee, rent, rules.vat, {
        own: own[fee.id],
        stated: fee.security_deposit ? deposit : undefined,
      }),
    )
  const deposits = total(
    lines,
    ({paid_when, refundable}) => paid_when === 'moving-in' && refundable === true,
  )
  const fees = total(lines, ({paid_when, refundable}) => paid_when === 'moving-in' && !refundable)
  const bills = total(lines, ({paid_when, refundable}) => paid_when === 'over-year' && !refundable)
  return {
    rent,
    lines,
    deposits,
    fees,
    bills,
    unknown: lines.filter(({amount}) => amount === null).length,
    toMoveIn: firstCheque(rent, cheques) + fees + deposits,
    year: rent + fees + bills,
  }
}

/** Each cheque is the same; the first one has the fils that are left, so that all are the rent. */
export const firstCheque = (rent: Fils, cheques: number): Fils =>
  rent - (cheques - 1) * laterCheque(rent, cheques)

export const laterCheque = (rent: Fils, cheques: number): Fils => Math.floor(rent / cheques)

const isDue = ({kinds, furnishings}: RentingFee, {kind, furnishing}: Tenancy) =>
  (!kinds?.length || kinds.includes(kind)) &&
  (!furnishings?.length || furnishings.includes(furnishing))

const total = (lines: Line<RentingFee>[], isPart: (fee: RentingFee) => boolean): Fils =>
  lines.filter(({fee}) => isPart(fee)).reduce((all, {amount}) => all + (amount ?? 0), 0)
