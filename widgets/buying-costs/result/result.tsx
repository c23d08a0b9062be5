/** The result: the sums, the lines, the loan, and its repayment. */
import {useServices} from '#kit/core/view/use-services.ts'
import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import {yearsOf} from '#trade/buying-costs/estimate.ts'
import {decimalText} from '#trade/buying-costs/percent-text.ts'
import {useBuying} from '../context.ts'
import {aedText, choiceWords} from '../format.ts'
import {Yield} from '../yield/yield.tsx'
import {AskedFacts} from './asked.tsx'
import {Lines} from './lines.tsx'
import {LoanNotes} from './loan-notes.tsx'
import {Chart, Schedule} from './repayment.tsx'
import {Sums} from './sums.tsx'
import {Ways} from './ways.tsx'

/** @csspart result - The figures. */
export function Result({askingRents}: {askingRents?: AskingRents}) {
  const {i18n} = useServices()
  const {estimate} = useBuying()
  if (!estimate) {
    return <p className="costs__empty">{i18n._('Enter a price to see the full cost of buying.')}</p>
  }
  const {loan} = estimate
  return (
    <div className="costs__result" part="result">
      <Asked />
      <Sums estimate={estimate} />
      {loan && <LoanNotes loan={loan} />}
      <Lines estimate={estimate} />
      {loan && loan.amount > 0 && (
        <div className="costs__payback">
          <Chart payments={loan.payments} />
          <Schedule payments={loan.payments} />
        </div>
      )}
      <Yield estimate={estimate} askingRents={askingRents} />
      <p className="costs__note">
        {i18n._(
          'An estimate, not advice: fees and rates change, and each bank and authority sets its own.',
        )}
      </p>
      <Ways />
    </div>
  )
}

/** The entered values in print, where there are no fields. */
function Asked() {
  const {i18n} = useServices()
  const {rules, purchase} = useBuying()
  if (!purchase) return null
  const {price, stage, kind, buyer, home, payment, rate, years} = purchase
  const facts: [string, string][] = [
    [i18n._('Price'), aedText(price, i18n)],
    [i18n._('Emirate'), rules.name || rules.emirate],
    [i18n._('Property type'), choiceWords(i18n, kind)],
    [i18n._('Ready or off-plan'), choiceWords(i18n, stage)],
    [i18n._('Buyer'), choiceWords(i18n, buyer)],
    [i18n._('Payment'), choiceWords(i18n, payment)],
  ]
  if (payment === 'loan') {
    facts.push(
      [i18n._('First home or another'), choiceWords(i18n, home)],
      [i18n._('Interest rate, % a year'), decimalText(rate ?? rules.loan.rate, i18n)],
      [i18n._('Years'), `${yearsOf(rules.loan, {years})}`],
    )
  }
  return <AskedFacts facts={facts} />
}
