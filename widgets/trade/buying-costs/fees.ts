/** The lines of an estimate: what is due, and how much. */
import type {Fee} from '../contract/entities.ts'
import {type Fils, filsOf, shareOf} from './fils.ts'
import type {Purchase} from './purchase.ts'

/** The facts of a line of costs, whether of a purchase or of a tenancy. */
export type Charge = Omit<
  Fee,
  'paid_by' | 'of' | 'with_loan' | 'stage' | 'price_from' | 'price_below'
>

export interface Line<One extends Charge = Fee> {
  fee: One
  /** VAT included; null while nobody knows it. */
  amount: Fils | null
  /** The VAT in it; none in amounts that the visitor has entered. */
  vat: Fils
  /** The amount without the visitor's own figure. */
  assumed: Fils | null
  isOwn: boolean
  /** The home itself states it. */
  isStated: boolean
  /** Part of the total: what others pay is not. */
  isCounted: boolean
}

interface Due extends Pick<Purchase, 'price' | 'stage' | 'kind' | 'payment' | 'own'> {
  loan: Fils
}

/** Lists the fees of a purchase that are due, in the order of the record. */
export const linesOf = (fees: Fee[], vat: number, due: Due): Line[] =>
  fees
    .filter(fee => isDue(fee, due))
    .map(fee => ({
      ...lineOf(fee, fee.of === 'loan' ? due.loan : due.price, vat, {own: due.own[fee.id]}),
      isCounted: fee.paid_by === 'buyer' || fee.paid_by === 'shared',
    }))

const isDue = (fee: Fee, {price, stage, kind, payment}: Omit<Due, 'loan' | 'own'>) =>
  (!fee.with_loan || payment === 'loan') &&
  (!fee.stage || fee.stage === stage) &&
  (!fee.kinds?.length || fee.kinds.includes(kind)) &&
  isWithin(fee, price)

/** Returns true when a price is in the range of a rule. */
export const isWithin = (
  {price_from, price_below}: Pick<Fee, 'price_from' | 'price_below'>,
  price: Fils,
) =>
  (price_from === undefined || price >= filsOf(price_from)) &&
  (price_below === undefined || price < filsOf(price_below))

interface KnownAmounts {
  /** The visitor's. */
  own?: Fils
  /** The home's. */
  stated?: Fils
}

/** A line, with the base of its percentage. */
export function lineOf<One extends Charge>(
  fee: One,
  base: Fils,
  vat: number,
  {own, stated}: KnownAmounts,
): Line<One> {
  const isStated = stated !== undefined
  const net = isStated ? stated : netOf(fee, base)
  const tax = net !== null && fee.with_vat && !isStated ? shareOf(net, vat) : 0
  const assumed = net === null ? null : net + tax
  const isOwn = own !== undefined && own !== assumed
  const figures = isOwn ? {amount: own, vat: 0} : {amount: assumed, vat: tax}
  return {fee, ...figures, assumed, isOwn, isStated, isCounted: true}
}

/** Without VAT; null where the record has no sure figure. */
function netOf(fee: Charge, base: Fils): Fils | null {
  if (fee.known === false && fee.fixed === undefined && fee.percent === undefined) return null
  const amount = filsOf(fee.fixed ?? 0) + shareOf(base, fee.percent ?? 0)
  const least = Math.max(amount, filsOf(fee.least ?? 0))
  return fee.most === undefined ? least : Math.min(least, filsOf(fee.most))
}
