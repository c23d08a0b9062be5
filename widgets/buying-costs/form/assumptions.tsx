/** Every line as a field, for those who know their own figure: folded away. */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Charge, Line} from '#trade/buying-costs/fees.ts'
import {readAed} from '#trade/buying-costs/fils.ts'
import {feeName} from '#trade/buying-costs/parameters.ts'
import {useCosts} from '../context.ts'
import {amountText} from '../format.ts'
import {NumberField} from './number-field.tsx'

export function Assumptions({lines = []}: {lines?: Line<Charge>[]}) {
  const {i18n} = useServices()
  const {values, asked} = useCosts()
  if (lines.length === 0) return null
  const isOpen = Object.keys(asked).some(name => name.startsWith(feeName('')))
  return (
    <details className="costs__assumptions" open={isOpen || undefined}>
      <summary className="costs__summary">{i18n._('Adjust the figures')}</summary>
      <p className="costs__hint">
        {i18n._(
          'Enter the figures you have been quoted, including VAT. Leave a field empty to keep our assumption.',
        )}
      </p>
      <div className="costs__fields">
        {lines.map(({fee, assumed}) => {
          const name = feeName(fee.id)
          const own = readAed(values[name] ?? '')
          return (
            <NumberField
              key={fee.id}
              name={name}
              label={`${fee.name}, AED`}
              shown={own === null ? (values[name] ?? '') : amountText(own, i18n)}
              placeholder={assumed === null ? undefined : amountText(assumed, i18n)}
            />
          )
        })}
      </div>
    </details>
  )
}
