/** What was asked, on paper, where there are no fields. */

import {useServices} from '#kit/core/view/use-services.ts'
import {yearsOf} from '#trade/buying-costs/estimate.ts'
import {useCosts} from '../context.ts'
import {choiceWords} from '../form/choice-words.ts'
import {aedText, decimalText} from '../format.ts'

export function Asked() {
  const {i18n} = useServices()
  const {rules, purchase} = useCosts()
  if (!purchase) return null
  const {price, stage, kind, buyer, home, payment, rate, years} = purchase
  const facts: [string, string][] = [
    [i18n._('Price'), aedText(price, i18n)],
    [i18n._('Emirate'), rules.name || rules.emirate],
    [i18n._('Kind of home'), choiceWords(i18n, kind)],
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
  return (
    <dl className="costs__asked">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
