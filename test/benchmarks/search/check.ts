/** Checks answers, since a quick wrong one is no answer. */
import {type Client, readData} from './client.ts'
import type {Query as RunSql} from './fill.ts'
import type {Query} from './queries.ts'

interface Home {
  slug: string
  purpose: string
  price_period?: string
  about: {price: number | null; total_no_of_rooms?: number}
}

export interface Found {
  total: number
  properties: Home[]
}

const PAGE_SIZE = 12

/** Throws where a page has other homes than its query asks for. Sentences are not judged. */
export function checkFound(query: Query, {total, properties}: Found) {
  const page = Number(query.page ?? 1)
  const expected = Math.max(0, Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE))
  const wrong = properties.find(home => !isWanted(query, home))
  if (properties.length === expected && !wrong && isInOrder(query, properties)) return
  throw new Error(
    `A wrong answer to ${JSON.stringify(query)}: ${properties.length} of ${total} homes, ${JSON.stringify(wrong)}`,
  )
}

function isWanted({purpose, min_price, max_price, bedrooms}: Query, home: Home) {
  const {total_no_of_rooms: rooms = Number.NaN} = home.about
  const price = yearly(home)
  const isLeast = bedrooms?.endsWith('+')
  const count = Number.parseInt(bedrooms ?? '', 10)
  return (
    (!purpose || home.purpose === purpose) &&
    (!min_price || price >= Number(min_price)) &&
    (!max_price || price <= Number(max_price)) &&
    (!bedrooms || (isLeast ? rooms >= count : rooms === count))
  )
}

function isInOrder({sort}: Query, homes: Home[]) {
  if (sort !== 'price_low' && sort !== 'price_high') return true
  const prices = homes.map(yearly).filter(price => !Number.isNaN(price))
  const sorted = prices.toSorted((one, other) => (sort === 'price_low' ? one - other : other - one))
  return prices.every((price, at) => price === sorted[at])
}

const yearly = ({about: {price}, price_period: period}: Home) =>
  price === null ? Number.NaN : price * (period === 'month' ? 12 : 1)

/** Other versions, which looked at the database for each search, counted no further. */
const COUNTED_BEFORE = 10_000

/** Searches that a plain query counts, too. */
const counted: [query: Query, where: string][] = [
  [{}, 'true'],
  [{purpose: 'residential-rent'}, `purpose = 'residential-rent'`],
  [{property_type: 'villa', bedrooms: '4'}, `property_type = 'villa' and bedrooms = 4`],
  [{property_type: 'apartment', bedrooms: '2+'}, `property_type = 'apartment' and bedrooms >= 2`],
  [{min_price: '900000', max_price: '4000000'}, 'yearly_price between 900000 and 4000000'],
  [{amenities: 'pool,gym'}, `searched_amenities @> array['pool', 'gym']`],
  [{builder: 'emaar'}, `builder = 'emaar'`],
]

/** The number of homes that each of them has to find. */
export async function readTotals(query: RunSql): Promise<number[]> {
  const counts = counted.map(([, where], at) => `count(*) filter (where ${where})::int as n${at}`)
  const [row] = await query(
    `select ${counts} from properties where published and status = 'ACTIVE'
      and (permit_expiry is null or permit_expiry >= (now() at time zone 'Asia/Dubai')::date)`,
  )
  return counted.map((_, at) => Number(row?.[`n${at}`]))
}

/** Throws where a search finds another number of homes than the database has. */
export async function checkTotals(client: Client, api: string, totals: number[]) {
  for (const [at, [search]] of counted.entries()) {
    const address = `${api}/api/v1/user/search-properties?${new URLSearchParams(search)}`
    const {total} = await readData<Found>(client, address)
    const expected = totals[at] ?? Number.NaN
    if (total === expected || (total === COUNTED_BEFORE && expected > total)) continue
    throw new Error(`${total} instead of ${expected} homes for ${JSON.stringify(search)}.`)
  }
}
