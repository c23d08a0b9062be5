/** Numbers of facts as an address has them. */
import type {Amount} from '../amounts.ts'
import type {FactFilter} from '../meaning.ts'
import type {Quantity} from '../quantities.ts'

export type CountedFilter = Exclude<FactFilter, 'handover_by' | 'available_by'> | 'parking'

/** The text of each filter; undefined: a search cannot say it. */
export const texts: Record<
  CountedFilter,
  (quantity: Quantity, isLeast: boolean) => string | undefined
> = {
  cheques: quantity => wholeText(anyOf(quantity), 1, 12),
  parking: quantity => wholeText(anyOf(quantity), 1, 100),
  // One floor alone is no filter.
  min_floor: ({low, exact, isStrict}, isLeast) => {
    const floor = low ?? (isLeast ? exact : undefined)
    return floor && wholeText({...floor, value: floor.value + Number(isStrict ?? false)}, 0, 300)
  },
  max_service_charge: quantity => {
    const value = limitOf(quantity)?.value ?? Number.NaN
    return value > 0 && value <= 600 ? `${Math.round(value * 100) / 100}` : undefined
  },
  max_deposit: quantity => wholeText(limitOf(quantity), 1, 100_000_000),
}

const anyOf = ({low, high, exact}: Quantity) => low ?? exact ?? high
const limitOf = ({low, high, exact}: Quantity) => (low ? undefined : (high ?? exact))

const wholeText = (amount: Amount | undefined, least: number, most: number) =>
  amount && Number.isInteger(amount.value) && amount.value >= least && amount.value <= most
    ? `${amount.value}`
    : undefined
