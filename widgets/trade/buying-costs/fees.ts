/** The lines of a purchase: what is due in it, and how much. */
import type {Fee} from '../contract/entities.ts'
import {type Fils, filsOf, shareOf} from './fils.ts'
import type {Purchase} from './purchase.ts'

export interface Line {
  fee: Fee
  /** VAT included; null while nobody knows it. */
  amount: Fils | null
  /** The VAT in it; none in amounts that the visitor has entered. */
  vat: Fils
  /** The amount without the visitor's own figure. */
  assumed: Fils | null
  isOwn: boolean
  /** Part of the total: what others pay is not. */
  isCounted: boolean
}

interface Due extends Pick<Purchase, 'price' | 'stage' | 'kind' | 'payment' | 'own'> {
  loan: Fils
}

/** Lists the fees that are due, in the order of the record. */
export const linesOf = (fees: Fee[], vat: number, due: Due): Line[] =>
  fees.filter(fee => isDue(fee, due)).map(fee => lineOf(fee, vat, due))

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

function lineOf(fee: Fee, vat: number, due: Due): Line {
  const net = netOf(fee, due)
  const tax = net !== null && fee.with_vat ? shareOf(net, vat) : 0
  const assumed = net === null ? null : net + tax
  const own = due.own[fee.id]
  const isOwn = own !== undefined && own !== assumed
  return {
    fee,
    amount: isOwn ? own : assumed,
    vat: isOwn ? 0 : tax,
    assumed,
    isOwn,
    isCounted: fee.paid_by === 'buyer' || fee.paid_by === 'shared',
  }
}

/** Without VAT; null where the record has no sure figure. */
function netOf(fee: Fee, {price, loan}: Due): Fils | null {
  if (fee.known === false && fee.fixed === undefined && fee.percent === undefined) return null
  const base = fee.of === 'loan' ? loan : price
  const amount = filsOf(fee.fixed ?? 0) + shareOf(base, fee.percent ?? 0)
  const least = Math.max(amount, filsOf(fee.least ?? 0))
  return fee.most === undefined ? least : Math.min(least, filsOf(fee.most))
}
