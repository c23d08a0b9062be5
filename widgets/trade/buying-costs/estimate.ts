/** All of a purchase: its lines, what is needed on the day, and the loan. */
import type {BuyingCosts, LoanRules} from '../contract/entities.ts'
import {isWithin, type Line, linesOf} from './fees.ts'
import {type Fils, wholeShareOf} from './fils.ts'
import {instalmentOf, type Payment, scheduleOf, sum} from './loan.ts'
import type {Purchase} from './purchase.ts'

export interface Limit {
  percent: number
  most: Fils
  isSure: boolean
}

export interface Loan {
  amount: Fils
  /** The limit of the rules for this buyer; undefined where there is none. */
  limit?: Limit
  isAboveLimit: boolean
  isTooLong: boolean
  longestYears: number
  instalment: Fils
  interest: Fils
  payments: Payment[]
}

export interface Estimate {
  price: Fils
  lines: Line[]
  /** The sum of the lines that the buyer pays, as far as they are known. */
  fees: Fils
  /** How many lines that the buyer pays are not known. */
  unknown: number
  /** The price, or the part of it that is not lent. */
  down: Fils
  /** Needed on the day. */
  total: Fils
  loan?: Loan
}

export function estimateOf(rules: BuyingCosts, purchase: Purchase): Estimate {
  const {price, payment} = purchase
  const down = payment === 'loan' ? downOf(rules.loan, purchase) : price
  const amount = price - down
  const lines = linesOf(rules.fees, rules.vat, {...purchase, loan: amount})
  const counted = lines.filter(({isCounted}) => isCounted)
  const fees = counted.reduce((total, line) => total + (line.amount ?? 0), 0)
  const unknown = counted.filter(line => line.amount === null).length
  const loan = payment === 'loan' ? loanOf(rules.loan, purchase, amount) : undefined
  return {price, lines, fees, unknown, down, total: down + fees, loan}
}

/** The visitor's own; else as little as the rules allow; all of the price where they say nothing. */
const downOf = (rules: LoanRules, purchase: Purchase) =>
  Math.min(purchase.price, purchase.down ?? purchase.price - (limitOf(rules, purchase)?.most ?? 0))

/** The first that fits. */
function limitOf({limits}: LoanRules, {buyer, home, stage, price}: Purchase): Limit | undefined {
  const limit = limits.find(
    rule =>
      rule.buyer === buyer &&
      (!rule.home || rule.home === home) &&
      (!rule.stage || rule.stage === stage) &&
      isWithin(rule, price),
  )
  if (!limit) return undefined
  const {percent, known} = limit
  return {percent, most: wholeShareOf(price, percent), isSure: known !== false}
}

function loanOf(rules: LoanRules, purchase: Purchase, amount: Fils): Loan {
  const rate = purchase.rate ?? rules.rate
  const years = yearsOf(rules, purchase)
  const payments = scheduleOf(amount, rate, years * 12)
  const limit = limitOf(rules, purchase)
  return {
    amount,
    limit,
    isAboveLimit: limit !== undefined && amount > limit.most,
    isTooLong: years > rules.longest_years,
    longestYears: rules.longest_years,
    instalment: instalmentOf(amount, rate, years * 12),
    interest: sum(payments, 'interest'),
    payments,
  }
}

export const yearsOf = (rules: LoanRules, {years}: Pick<Purchase, 'years'>) =>
  years ?? rules.longest_years
