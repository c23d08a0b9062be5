/** The estimate of a tenancy: what is needed to move in, and what the year costs. */
import {rulesOf} from '#trade/buying-costs/home-values.ts'
import {tenancyIn} from '#trade/buying-costs/reading.ts'
import {tenancyEstimateOf} from '#trade/buying-costs/tenancy.ts'
import type {RentingCosts} from '#trade/contract/entities.ts'
import {useCosts} from '../context.ts'
import {RentingForm} from './renting-form.tsx'
import {RentingResult} from './renting-result.tsx'

export function Renting({costs}: {costs: RentingCosts[]}) {
  const {values} = useCosts()
  const rules = rulesOf(costs, values.emirate)
  const {tenancy} = tenancyIn(values)
  if (!rules) return null
  const estimate = tenancy && tenancyEstimateOf(rules, tenancy)
  return (
    <>
      <RentingForm costs={costs} rules={rules} lines={estimate?.lines} />
      <RentingResult rules={rules} tenancy={tenancy} estimate={estimate} />
    </>
  )
}
