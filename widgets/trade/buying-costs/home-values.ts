/** Facts of a purchase or a tenancy that follow from the home, in the form of an address. */
import type {Property} from '../contract/entities.ts'
import {isRent, rentPer} from '../contract/rent.ts'
import type {Mode} from './choices.ts'
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

export type Offered = Pick<
  Property,
  | 'about'
  | 'purpose'
  | 'emirate'
  | 'property_type'
  | 'project'
  | 'status'
  | 'completion'
  | 'price_period'
  | 'furnishing'
  | 'cheques'
  | 'deposit'
  | 'service_charge'
  | 'area_sqft'
>

/** Undefined for what cannot be bought or rented any more, or has no price to reckon with. */
export const homeValuesOf = (home: Offered): Values | undefined =>
  isRent(home.purpose) ? tenancyOf(home) : purchaseOf(home)

export const modeOf = ({mode}: Values): Mode => (mode === 'rent' ? 'rent' : 'buy')

function purchaseOf(home: Offered): Values | undefined {
  const {about, purpose, completion, project, status, service_charge, area_sqft} = home
  const price = about?.price
  if (!price || status === 'SOLD' || !(purpose ?? '-sale').endsWith('-sale')) return undefined
  const isBuilt = completion ? completion === 'ready' : !project
  return {
    mode: 'buy',
    price: `${price}`,
    ...placeOf(home),
    ...(!isBuilt && {stage: 'off-plan'}),
    ...(service_charge !== undefined && {service: inFils(service_charge)}),
    ...(area_sqft && {area: `${area_sqft}`}),
  }
}

/** A field takes two decimals; records may have more. */
const inFils = (dirhams: number) => `${Math.round(dirhams * 100) / 100}`

/** Homes that are let by the day or the week have no lease of a year. */
function tenancyOf(home: Offered): Values | undefined {
  const {about, price_period, status, furnishing, cheques, deposit} = home
  const price = about?.price
  if (!price || status === 'SOLD' || price_period === 'day' || price_period === 'week') {
    return undefined
  }
  return {
    mode: 'rent',
    rent: `${rentPer(price, price_period)}`,
    ...placeOf(home),
    ...(furnishing && {furnishing}),
    ...(cheques && {cheques: `${cheques}`}),
    ...(deposit !== undefined && {deposit: `${deposit}`}),
  }
}

/** A record that names no emirate is taken for Dubai's, as its details are. */
const placeOf = ({emirate, property_type}: Offered): Values => ({
  emirate: emirateKey(emirate || 'Dubai'),
  kind: kinds[property_type ?? ''] ?? 'apartment',
})

/** `Ras Al Khaimah` -> `ras-al-khaimah`, as addresses have it. */
export const emirateKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The rules of an emirate; without one of that name, of the first. */
export const rulesOf = <Rules extends {emirate: string}>(
  all: Rules[],
  emirate = '',
): Rules | undefined => all.find(one => emirateKey(one.emirate) === emirateKey(emirate)) ?? all[0]
