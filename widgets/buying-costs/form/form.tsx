/** The form of an estimate, which a server answers where there is no JavaScript. */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {LanguageField} from '#kit/ui/language-field.tsx'
import {yearsOf} from '#trade/buying-costs/estimate.ts'
import {readAed} from '#trade/buying-costs/fils.ts'
import {decimalText, percentText} from '#trade/buying-costs/percent-text.ts'
import {emirateKey} from '#trade/buying-costs/property-purchase.ts'
import {ASSUMED_DOWN, type ChoiceName, choicesOf} from '#trade/buying-costs/query.ts'
import {useCosts} from '../context.ts'
import {amountText, choiceWords} from '../format.ts'
import {Assumptions} from './assumptions.tsx'
import {NumberField, Select} from './controls.tsx'

/** @csspart form - The fields. */
export function CostsForm() {
  const {i18n, page} = useServices()
  const {props, model, costs, rules, values} = useCosts()
  const amount = readAed(values.price ?? '')
  return (
    <form
      className="costs__form"
      part="form"
      method="get"
      action={page(props.pageUrl)}
      aria-label={i18n._('What you are buying')}
      autoComplete="off"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        model.settle()
      }}
    >
      <LanguageField address={page(props.pageUrl)} />
      <div className="costs__fields">
        <NumberField
          name="price"
          label={i18n._('Price, AED')}
          shown={amount === null ? (values.price ?? '') : amountText(amount, i18n)}
        />
        {costs.length > 1 && (
          <Select
            name="emirate"
            label={i18n._('Emirate')}
            value={emirateKey(rules.emirate)}
            options={costs.map(({emirate, name}) => ({
              value: emirateKey(emirate),
              label: name || emirate,
            }))}
          />
        )}
        <Choice name="stage" label={i18n._('Ready or off-plan')} />
        <Choice name="kind" label={i18n._('Property type')} />
        <Choice name="buyer" label={i18n._('Buyer')} />
        <Choice name="pay" label={i18n._('Payment')} />
        {values.pay !== 'cash' && <LoanFields />}
      </div>
      <Assumptions />
      <p className="costs__apply">
        <button type="submit" className="button button--primary">
          {i18n._('Calculate')}
        </button>
      </p>
    </form>
  )
}

function Choice({name, label}: {name: ChoiceName; label: string}) {
  const {i18n} = useServices()
  const {values} = useCosts()
  const options = choicesOf(name)
  return (
    <Select
      name={name}
      label={label}
      value={values[name] ?? options[0] ?? ''}
      options={options.map(value => ({value, label: choiceWords(i18n, value)}))}
    />
  )
}

function LoanFields() {
  const {i18n} = useServices()
  const {rules, values, purchase, estimate} = useCosts()
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
