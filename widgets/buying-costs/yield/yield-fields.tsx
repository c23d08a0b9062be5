/** The assumptions of a yield. What nobody knows is empty, and says so. */
import {useServices} from '#kit/core/view/use-services.ts'
import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import {readAed} from '#trade/buying-costs/fils.ts'
import {decimalText} from '#trade/buying-costs/percent-text.ts'
import {USUAL} from '#trade/buying-costs/query.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {useCosts} from '../context.ts'
import {Choice} from '../form/controls.tsx'
import {FORM} from '../form/form-frame.tsx'
import {NumberField} from '../form/number-field.tsx'
import {aedText, amountText} from '../format.ts'
import type {EnteredLetting} from './letting-in.ts'

interface YieldFieldsProps {
  letting: EnteredLetting
  askingRents?: AskingRents
}

export function YieldFields({letting, askingRents}: YieldFieldsProps) {
  const {i18n, locale} = useServices()
  const {values} = useCosts()
  const {asked, vacantWeeks, management} = letting
  const unknown = i18n._('Not known')
  /** An entered amount as it is grouped here; what cannot be read stays. */
  const shown = (name: string, assumed?: number) => {
    const amount = values[name] === undefined ? (assumed ?? null) : readAed(values[name])
    return amount === null ? (values[name] ?? '') : amountText(amount, i18n)
  }
  const isAssumed = (name: string) => (values[name] ?? USUAL[name]) === USUAL[name]
  return (
    <div className="costs__fields">
      <NumberField
        name="rent"
        form={FORM}
        label={i18n._('Expected rent, AED a year')}
        shown={shown('rent', asked)}
        placeholder={unknown}
        help={rentHelp()}
      />
      <NumberField
        name="service"
        form={FORM}
        label={i18n._('Service charge, AED per sq ft a year')}
        shown={shown('service')}
        placeholder={unknown}
      />
      <NumberField
        name="area"
        form={FORM}
        label={i18n._('Area, sq ft')}
        shown={shown('area')}
        placeholder={unknown}
      />
      <NumberField
        name="vacancy"
        form={FORM}
        label={i18n._('Weeks without a tenant, a year')}
        shown={values.vacancy ?? decimalText(vacantWeeks, i18n)}
        help={isAssumed('vacancy') ? i18n._('Our assumption') : undefined}
      />
      <NumberField
        name="management"
        form={FORM}
        label={i18n._('Management, % of the rent')}
        shown={values.management ?? decimalText(management, i18n)}
        help={isAssumed('management') ? i18n._('Our assumption: none') : undefined}
      />
      <NumberField
        name="other"
        form={FORM}
        label={i18n._('Other costs, AED a year')}
        shown={shown('other', 0)}
        help={isAssumed('other') ? i18n._('Our assumption: none') : undefined}
      />
      <Choice name="base" form={FORM} label={i18n._('Yield on')} />
    </div>
  )

  /** Names the source of the rent. */
  function rentHelp() {
    if (values.rent !== undefined) return undefined
    if (!askingRents || asked === undefined) return i18n._('Enter the rent you expect.')
    const {count, day, median} = askingRents
    return i18n._('The median of {count} asking rents here on {day}: {amount} per sq ft.', {
      count,
      day: formatDay(locale, day),
      amount: aedText(Math.round(median * 100), i18n),
    })
  }
}
