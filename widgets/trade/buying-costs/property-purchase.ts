/** Facts of a purchase that follow from the home for sale. */
import type {BuyingCosts, Property} from '../contract/entities.ts'
import type {Values} from './query.ts'

/** Types of property as fees distinguish them; what is not here is a flat. */
const kinds: Record<string, string> = {
  villa: 'villa',
  townhouse: 'villa',
  mansion: 'villa',
  office: 'office',
  retail: 'office',
  warehouse: 'office',
  land: 'land',
  plot: 'land',
}

type Offered = Pick<
  Property,
  'about' | 'purpose' | 'emirate' | 'property_type' | 'project' | 'status'
>

/** Undefined for what cannot be bought, or has no price to reckon with. */
export function purchaseOf(property: Offered): Values | undefined {
  const {about, purpose, emirate, property_type, project, status} = property
  const price = about?.price
  if (!price || status === 'SOLD' || !(purpose ?? '-sale').endsWith('-sale')) return undefined
  return {
    price: `${price}`,
    // A record that names no emirate is taken for Dubai's, as its details are.
    emirate: emirateKey(emirate || 'Dubai'),
    ...(project && {stage: 'off-plan'}),
    kind: kinds[property_type ?? ''] ?? 'apartment',
  }
}

/** `Ras Al Khaimah` -> `ras-al-khaimah`, as addresses have it. */
export const emirateKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The rules of an emirate; without one of that name, of the first. */
export const rulesOf = (costs: BuyingCosts[], emirate = ''): BuyingCosts | undefined =>
  costs.find(one => emirateKey(one.emirate) === emirateKey(emirate)) ?? costs[0]
