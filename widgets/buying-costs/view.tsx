import {useMemo} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useModel} from '#kit/core/view/use-model.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import fields from '#kit/ui/compact-fields.css'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {modeOf} from '#trade/buying-costs/home-values.ts'
import type {BuyingCostsProps} from './attributes.ts'
import {Buying} from './buying.tsx'
import {type Costs, CostsProvider} from './context.ts'
import formStyles from './form/form.css'
import {Frame, Skeleton} from './frame.tsx'
import {costsModel} from './model.ts'
import printStyles from './print.css'
import {Renting} from './renting/renting.tsx'
import resultStyles from './result/result.css'
import yieldStyles from './yield/yield.css'

export const whole: WholeView<BuyingCostsProps> = {
  View: BuyingCosts,
  styles: fields + formStyles + resultStyles + yieldStyles + printStyles,
}

/** The whole estimate. It renders from `query` and the rules alone, as a server does. */
function BuyingCosts(props: BuyingCostsProps) {
  const model = useModel(costsModel, props)
  const state = useSignalValue(model.state)
  const {status, records, presets, asked, typing, faults, askingRents} = state
  const values = useMemo(() => ({...presets, ...asked}), [presets, asked])
  const mode = modeOf(values)
  const isShown = status.is === 'shown'
  const {heading} = props
  if (isShown && records[mode]?.length === 0) return null
  const shared: Costs = {
    ...{props, model, presets, asked, values, typing, faults},
    Heading: heading ? 'h3' : 'h2',
  }
  return (
    <CostsProvider value={shared}>
      <Frame heading={heading}>
        {isShown && mode === 'buy' && records.buy ? (
          <Buying costs={records.buy} askingRents={askingRents} />
        ) : isShown && mode === 'rent' && records.rent ? (
          <Renting costs={records.rent} />
        ) : status.is === 'failed' ? (
          <Unavailable retry={model.retry} />
        ) : (
          <Skeleton mode={mode} />
        )}
      </Frame>
    </CostsProvider>
  )
}
