/** When which part of the price is paid: a table, whose rows lie along a line of time. */
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import type {Fils} from '../../buying-costs/fils.ts'
import {percentText} from '../../buying-costs/percent-text.ts'
import type {Property} from '../../contract/entities.ts'
import type {Payment} from '../../contract/home-facts.ts'
import {Amount, amountText, RateNote} from '../../money/amount.tsx'
import {aedOfFils} from '../../money/fils-text.ts'
import {useMoney} from '../../money/use-money.ts'
import {inEnglish} from '../facts.tsx'
import type {Payee} from '../home-facts/codes.ts'
import {hasPaymentPlan, PAYMENT_PLAN} from './has-particulars.ts'
import {nameOf, notesOf, onlyPayeeOf, paidToText} from './payment-words.ts'
import {PhasesBar} from './phases-bar.tsx'
import {amountsOf} from './plan-amounts.ts'
import {isWhole} from './plan-phases.ts'

interface PaymentPlanProps {
  property: Property
  /** The level of its heading: below the name of a card it is the fourth. */
  level?: 2 | 4
}

export function PaymentPlan({property, level = 2}: PaymentPlanProps) {
  const Heading = `h${level}` as const
  const {i18n} = useServices()
  const rows = property.payment_plan ?? []
  const price = property.about?.price
  if (!hasPaymentPlan(property)) return null
  const payee = onlyPayeeOf(rows)
  const amounts =
    typeof price === 'number' && price > 0 && isWhole(rows) ? amountsOf(price, rows) : null
  return (
    <section className="property-section property-terms" id="payment-plan">
      <Heading className="property-section__heading">{i18n._(PAYMENT_PLAN)}</Heading>
      <div className="terms">
        <PhasesBar rows={rows} />
        <table className="terms__table terms__table--plan">
          <Basis property={property} hasAmounts={amounts !== null} />
          <thead>
            <tr>
              <th scope="col">{i18n._('Payment')}</th>
              <th scope="col">{i18n._('Percent')}</th>
              {amounts && <th scope="col">{i18n._('Amount')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((payment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a payment is its place in the plan.
              <tr key={index}>
                <PaymentName {...{property, payment, index, amount: amounts?.[index], payee}} />
                <td>{percentText(payment.percent, i18n)}</td>
                {amounts && (
                  <td>
                    <ExactAmount fils={amounts[index] ?? 0} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {amounts && (
            <tfoot>
              <tr>
                <th scope="row">{i18n._('Total')}</th>
                <td>{percentText(100, i18n)}</td>
                <td>
                  <ExactAmount fils={Math.round((price ?? 0) * 100)} />
                </td>
              </tr>
            </tfoot>
          )}
        </table>
        {payee && <p className="terms__note">{paidToText(payee, i18n)}</p>}
        {amounts && <RateNote />}
      </div>
    </section>
  )
}

/** The price that the percentages are of: of a project it is where its prices begin. */
function Basis({property, hasAmounts}: {property: Property; hasAmounts: boolean}) {
  const {i18n} = useServices()
  const money = useMoney()
  const price = property.about?.price
  if (!hasAmounts || typeof price !== 'number') {
    return <caption>{i18n._('In percent of the price.')}</caption>
  }
  const label =
    property.project === false
      ? i18n._('For the price of this home')
      : i18n._('For the starting price')
  return <caption>{labelled(i18n, label, amountText(price, i18n, money))}</caption>
}

interface PaymentNameProps {
  property: Property
  payment: Payment
  index: number
  amount?: Fils
  /** The payee of all payments, who is named once. */
  payee?: Payee
}

function PaymentName({property, payment, index, amount, payee}: PaymentNameProps) {
  const {i18n} = useServices()
  const own = payment.name ? inEnglish(property, `payment_plan[${index}].name`) : {}
  return (
    <th scope="row">
      <span {...own}>{nameOf(payment, i18n)}</span>
      {notesOf(payment, {handover: property.handover, amount, payee}, i18n).map(note => (
        <span className="terms__note" key={note}>
          {note}
        </span>
      ))}
    </th>
  )
}

function ExactAmount({fils}: {fils: Fils}) {
  const {i18n} = useServices()
  return <Amount dirhams={fils / 100} exact={aedOfFils(fils, i18n)} />
}
