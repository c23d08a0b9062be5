/** The form of a tenancy. */
import {useServices} from '#kit/core/view/use-services.ts'
import {MAX_CHEQUES} from '#trade/buying-costs/choices.ts'
import type {Line} from '#trade/buying-costs/fees.ts'
import {readAed} from '#trade/buying-costs/fils.ts'
import type {RentingCosts, RentingFee} from '#trade/contract/entities.ts'
import {useCosts} from '../context.ts'
import {Assumptions} from '../form/assumptions.tsx'
import {Choice, EmirateField, Select} from '../form/controls.tsx'
import {FormFrame} from '../form/form-frame.tsx'
import {NumberField} from '../form/number-field.tsx'
import {amountText} from '../format.ts'
import {usualCheques} from './usual-cheques.ts'

interface RentingFormProps {
  costs: RentingCosts[]
  rules: RentingCosts
  lines?: Line<RentingFee>[]
}

export function RentingForm({costs, rules, lines}: RentingFormProps) {
  const {i18n} = useServices()
  const {values, presets} = useCosts()
  const rent = readAed(values.rent ?? '')
  const most = Math.min(Number(presets.cheques) || MAX_CHEQUES, MAX_CHEQUES)
  return (
    <FormFrame label={i18n._('What you are renting')}>
      {values.deposit && <input type="hidden" name="deposit" value={values.deposit} />}
      <div className="costs__fields">
        <NumberField
          name="rent"
          label={i18n._('Rent, AED a year')}
          shown={rent === null ? (values.rent ?? '') : amountText(rent, i18n)}
        />
        <EmirateField costs={costs} rules={rules} />
        <Choice name="kind" label={i18n._('Property type')} without="land" />
        <Choice name="furnishing" label={i18n._('Furnishing')} />
        <Select
          name="cheques"
          label={i18n._('Number of cheques')}
          value={values.cheques ?? '1'}
          options={usualCheques(most, values.cheques).map(value => ({
            value: `${value}`,
            label: `${value}`,
          }))}
        />
      </div>
      <Assumptions lines={lines} />
    </FormFrame>
  )
}
