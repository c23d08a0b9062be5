/** The demonstration's homes and the places near them, straight from its folder. */
import {fileURLToPath} from 'node:url'
import {checkFolder} from '#server/content/import/check-folder.ts'
import {searchedAmenities} from '#server/content/records/searched-amenities.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Home, Named, Nearby} from './plain-search.ts'

export const DEMO = fileURLToPath(new URL('../../../../../site/content/demo', import.meta.url))

/** Facts that a home has under the name of its record. */
const FACTS = [
  ...['completion', 'handover', 'service_charge', 'cheques', 'deposit', 'floor', 'parking'],
  'available_from',
]

type Values = Record<string, unknown>

const pick = (values: Values, names: string[]) =>
  Object.fromEntries(names.map(name => [name, values[name] ?? undefined]))

export async function demoHomes(): Promise<{homes: Home[]; nearby: Nearby[]}> {
  const {records} = await checkFolder(DEMO, officeDay())
  const of = (kind: string) =>
    new Map(
      records.flatMap(({kind: own, key, values}) =>
        own === kind ? [[key, values as Values]] : [],
      ),
    )
  const [places, communities, builders] = [of('neighborhoods'), of('communities'), of('builders')]
  const named = (kind: Map<string, Values>, id: unknown): Named | undefined => {
    const record = kind.get(`${id}`)
    return record && {id: `${id}`, name: `${record.name}`}
  }
  const placeOf = (id: string): Home['place'] => {
    const {name, title, emirate, communities: own} = places.get(id) as Values
    return {
      id,
      name: `${name}`,
      names: [name, emirate, ...Object.values((title as object) ?? {})] as string[],
      in: ((own as string[]) ?? []).flatMap(one => named(communities, one) ?? []),
    }
  }
  const homes = [...of('properties')].map(
    ([id, values]): Home => ({
      id,
      purpose: `${values.purpose}`,
      property_type: `${values.property_type}`,
      place: placeOf(`${values.neighborhood}`),
      builder: named(builders, values.builder),
      price: values.price as number | undefined,
      price_period: values.price_period as Home['price_period'],
      bedrooms: values.bedrooms as number | undefined,
      area_sqft: values.area_sqft as number | undefined,
      amenities: searchedAmenities(values),
      coordinates: values.coordinates as Home['coordinates'],
      listed: Date.parse(`${values.listed}`),
      permitEnds: !values.permit_expiry || `${values.permit_expiry}` >= officeDay() ? 0 : -1,
      status: `${values.status ?? 'ACTIVE'}`,
      published: values.published !== false,
      milestones: ((values.payment_plan as {milestone: string}[]) ?? []).map(row => row.milestone),
      ...(pick(values, FACTS) as Partial<Home>),
    }),
  )
  const nearby = [...of('nearby-places').values()].filter(({published}) => published !== false)
  return {homes, nearby: nearby as unknown as Nearby[]}
}
