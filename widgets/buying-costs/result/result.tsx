/** The result: the sums, the lines, the loan, and its repayment. */
import {useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {yearsOf} from '#trade/buying-costs/estimate.ts'
import {decimalText} from '#trade/buying-costs/percent-text.ts'
import {queryOf} from '#trade/buying-costs/query.ts'
import {useCosts} from '../context.ts'
import {aedText, choiceWords} from '../format.ts'
import {isHost} from '../page-address.ts'
import {Lines} from './lines.tsx'
import {LoanNotes} from './loan-notes.tsx'
import {Chart, Schedule} from './repayment.tsx'
import {Sums} from './sums.tsx'

/** @csspart result - The figures. */
export function Result() {
  const {i18n} = useServices()
  const {estimate} = useCosts()
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
  const {rules, purchase} = useCosts()
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

/** An estimate goes on: as a link to send, and as a page of its own to print. */
function Ways() {
  const {i18n, page} = useServices()
  const {props, model, values} = useCosts()
  const [said, setSaid] = useState('')
  const copy = async () => {
    const address = model.addressToShare()
    try {
      await navigator.clipboard.writeText(address)
      setSaid(i18n._('Link copied.'))
    } catch {
      setSaid(address) // To copy it by hand.
    }
  }
  return (
    <div className="costs__ways">
      <button type="button" className="button button--quiet costs__copy" onClick={copy}>
        {i18n._('Copy link')}
      </button>
      {isHost(props) ? (
        <button type="button" className="button button--quiet costs__copy" onClick={() => print()}>
          {i18n._('Print')}
        </button>
      ) : (
        <a className="button button--quiet" href={page(props.pageUrl + queryOf(values))}>
          {i18n._('Open a printable page')}
        </a>
      )}
      <span className="costs__copied" role="status">
        {said}
      </span>
    </div>
  )
}
