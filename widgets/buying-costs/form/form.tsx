/** The form of a purchase. */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {yearsOf} from '#trade/buying-costs/estimate.ts'
import {readAed} from '#trade/buying-costs/fils.ts'
import {ASSUMED_DOWN} from '#trade/buying-costs/parameters.ts'
import {decimalText, percentText} from '#trade/buying-costs/percent-text.ts'
import {useBuying, useCosts} from '../context.ts'
import {amountText} from '../format.ts'
import {Assumptions} from './assumptions.tsx'
import {Choice, EmirateField} from './controls.tsx'
import {FormFrame} from './form-frame.tsx'
import {NumberField} from './number-field.tsx'

export function CostsForm() {
  const {i18n} = useServices()
  const {values} = useCosts()
  const {costs, rules, estimate} = useBuying()
  const amount = readAed(values.price ?? '')
  return (
    <FormFrame label={i18n._('What you are buying')}>
      <div className="costs__fields">
        <NumberField
          name="price"
          label={i18n._('Price, AED')}
          shown={amount === null ? (values.price ?? '') : amountText(amount, i18n)}
        />
        <EmirateField costs={costs} rules={rules} />
        <Choice name="stage" label={i18n._('Ready or off-plan')} />
        <Choice name="kind" label={i18n._('Property type')} />
        <Choice name="buyer" label={i18n._('Buyer')} />
        <Choice name="pay" label={i18n._('Payment')} />
        {values.pay !== 'cash' && <LoanFields />}
      </div>
      <Assumptions lines={estimate?.lines} />
    </FormFrame>
  )
}

function LoanFields() {
  const {i18n} = useServices()
  const {values} = useCosts()
  const {rules, purchase, estimate} = useBuying()
  const down = shownDown(values.down, estimate?.down, i18n)
  const share = estimate && percentOf(estimate.down, estimate.price)
  return (
    <>
      <Choice name="home" label={i18n._('First home or another')} />
      <NumberField
        name="down"
        label={i18n._('Down payment')}
        shown={down}
        help={share ? `${percentText(share, i18n)} ${i18n._('of the price')}` : undefined}
      />
      {values.down === undefined && <input type="hidden" name={ASSUMED_DOWN} value={down} />}
      <NumberField
        name="rate"
        label={i18n._('Interest rate, % a year')}
        shown={values.rate || decimalText(rules.loan.rate, i18n)}
      />
      <NumberField
        name="years"
        label={i18n._('Years')}
        shown={values.years || `${yearsOf(rules.loan, {years: purchase?.years})}`}
      />
    </>
  )
}

/** The entered down payment, or else the one that follows from the price. */
function shownDown(entered: string | undefined, assumed: number | undefined, i18n: Translator) {
  const amount = entered ? readAed(entered) : (assumed ?? null)
  return amount === null ? (entered ?? '') : amountText(amount, i18n)
}

/** To one decimal. */
const percentOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
