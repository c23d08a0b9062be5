/** A loan with equal instalments, each at the end of a month. */
import {type Fils, millionthsOf, rounded} from './fils.ts'

export interface Payment {
  interest: Fils
  principal: Fils
  /** The remaining debt after it. */
  balance: Fils
}

/** A month has a twelfth of the interest of a year, whatever its days. */
const monthly = (rate: number) => ({above: millionthsOf(rate), below: 12_000_000n})

/** The monthly payment: exact until it is rounded. */
export function instalmentOf(loan: Fils, rate: number, months: number): Fils {
  const {above, below} = monthly(rate)
  if (above === 0n) return Number(rounded(BigInt(loan), BigInt(months)))
  const grown = (above + below) ** BigInt(months)
  const lent = below ** BigInt(months)
  return Number(rounded(BigInt(loan) * above * grown, below * (grown - lent)))
}

/** Every payment. The last one settles what rounding has left, so that all principal is the loan. */
export function scheduleOf(loan: Fils, rate: number, months: number): Payment[] {
  const {above, below} = monthly(rate)
  const instalment = instalmentOf(loan, rate, months)
  const payments: Payment[] = []
  let balance = loan
  for (let month = 1; month <= months; month++) {
    const interest = Number(rounded(BigInt(balance) * above, below))
    const principal = month === months ? balance : Math.min(balance, instalment - interest)
    balance -= principal
    payments.push({interest, principal, balance})
  }
  return payments
}

/** Twelve payments as one, as often as there are. */
export function yearly(payments: Payment[]): Payment[] {
  const years: Payment[] = []
  for (let at = 0; at < payments.length; at += 12) {
    const year = payments.slice(at, at + 12)
    const {balance} = year.at(-1) as Payment
    years.push({interest: sum(year, 'interest'), principal: sum(year, 'principal'), balance})
  }
  return years
}

export const sum = (payments: Payment[], share: 'interest' | 'principal'): Fils =>
  payments.reduce((total, payment) => total + payment[share], 0)
