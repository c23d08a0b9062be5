/** The estimate of a purchase: its form, its costs, its loan, and the yield of the home. */
import {useMemo} from 'react'
import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import {estimateOf} from '#trade/buying-costs/estimate.ts'
import {rulesOf} from '#trade/buying-costs/home-values.ts'
import {purchaseIn} from '#trade/buying-costs/reading.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import {BuyingProvider, useCosts} from './context.ts'
import {CostsForm} from './form/form.tsx'
import {Result} from './result/result.tsx'

interface BuyingProps {
  costs: BuyingCosts[]
  askingRents?: AskingRents
}

export function Buying({costs, askingRents}: BuyingProps) {
  const {values} = useCosts()
  const {purchase} = useMemo(() => purchaseIn(values), [values])
  const rules = rulesOf(costs, values.emirate)
  const estimate = useMemo(
    () => (purchase && rules ? estimateOf(rules, purchase) : null),
    [purchase, rules],
  )
  if (!rules) return null
  return (
    <BuyingProvider value={{costs, rules, purchase, estimate}}>
      <CostsForm />
      <Result askingRents={askingRents} />
    </BuyingProvider>
  )
}
