import {useMemo} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useModel} from '#kit/core/view/use-model.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import fields from '#kit/ui/compact-fields.css'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {estimateOf} from '#trade/buying-costs/estimate.ts'
import {rulesOf} from '#trade/buying-costs/property-purchase.ts'
import {purchaseIn} from '#trade/buying-costs/query.ts'
import type {BuyingCostsProps} from './attributes.ts'
import {CostsProvider} from './context.ts'
import formStyles from './form/form.css'
import {CostsForm} from './form/form.tsx'
import {Frame, Skeleton} from './frame.tsx'
import {costsModel} from './model.ts'
import printStyles from './print.css'
import resultStyles from './result/result.css'
import {Result} from './result/result.tsx'

export const whole: WholeView<BuyingCostsProps> = {
  View: BuyingCosts,
  styles: fields + formStyles + resultStyles + printStyles,
}

/** The whole estimate. It renders from `query` and `costs` alone, as a server does. */
function BuyingCosts(props: BuyingCostsProps) {
  const model = useModel(costsModel, props)
  const state = useSignalValue(model.state)
  const {status, presets, asked, typing, faults} = state
  const costs = status.is === 'shown' ? status.costs : NONE
  const values = useMemo(() => ({...presets, ...asked}), [presets, asked])
  const rules = rulesOf(costs, values.emirate)
  const {purchase} = useMemo(() => purchaseIn(values), [values])
  const estimate = useMemo(
    () => (purchase && rules ? estimateOf(rules, purchase) : null),
    [purchase, rules],
  )
  const {heading} = props
  if (status.is === 'missing') return null
  if (!rules) {
    return (
      <Frame heading={heading}>
        {status.is === 'failed' ? <Unavailable retry={model.retry} /> : <Skeleton />}
      </Frame>
    )
  }
  const given = {props, model, costs, rules, asked, values, typing, faults, purchase, estimate}
  return (
    <CostsProvider value={{...given, Heading: heading ? 'h3' : 'h2'}}>
      <Frame heading={heading}>
        <CostsForm />
        <Result />
      </Frame>
    </CostsProvider>
  )
}

const NONE: [] = []
