/** A home as one line of text, which the database writes, and its row in memory. */
import {type SQL, type SQLWrapper, sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {facts, groupAdder, valueAdder} from './groups.ts'
import {type Homes, hashOf, NO_EXPIRY} from './homes.ts'
import {inParts, NO_COORDINATE} from './map-area.ts'
import {chargeNumber, dayNumber, depositNumber, floorNumber} from './numbers.ts'
import {termsOf} from './terms.ts'

type DayColumn = 'listed' | 'permit_expiry' | 'available_from'
const day = (column: SQL | (typeof properties)[DayColumn]) => sql`${column} - date '1970-01-01'`
const joined = (values: SQLWrapper[], between: SQL) => sql.join(values, sql`, ${between}, `)

const {id, listed, permit_expiry, yearly_price, area_sqft, latitude, longitude} = properties
const {searched_amenities, builder, service_charge, deposit, floor, available_from} = properties
const {completion, payment_plan_kind, handover, cheques, parking} = properties
const inGroup = facts.map(fact => properties[fact])
const inTerms = [completion, payment_plan_kind, handover, cheques, parking]
/** The values of a home with tabs between them. */
export const line = sql`concat(${joined(
  [
    ...[id, day(listed), day(permit_expiry), yearly_price, area_sqft, latitude, longitude],
    sql`array_to_string(${searched_amenities}, ',')`,
    ...[builder, service_charge, deposit, floor, day(available_from)],
    ...[joined(inGroup, sql`'|'`), joined(inTerms, sql`'|'`)],
  ],
  sql`E'\t'`,
)})`

/** Homes that came while they were read are left out where there is no room; a later look brings them. */
export function rowAdder(homes: Homes, groupOfRow: Uint32Array) {
  const groupOf = groupAdder(homes.groups)
  const setOf = valueAdder(homes.amenities, positionsOf)
  const builderOf = valueAdder(homes.builders, id => id)
  const termsAt = valueAdder(homes.terms, termsOf)
  let nextId = 0
  return (line: string) => {
    const row = homes.size
    const {columns} = homes
    const [id = '', listed, expiry, price, area, latitude, longitude, ...others] = line.split('\t')
    const [amenities = '', builder = '', ...numbers] = others
    const [charge = '', deposit = '', floor = '', available = '', group = '', terms = ''] = numbers
    if (row === groupOfRow.length || nextId + id.length >= homes.ids.length) return
    columns.idStart[row] = nextId
    columns.idHash[row] = hashOf(id)
    // The bytes were zeros, of which one stays behind it.
    nextId += homes.ids.write(id, nextId, 'latin1') + 1
    columns.age[row] = row + 1
    columns.listed[row] = dayNumber(Number(listed))
    columns.permitExpiry[row] = expiry ? dayNumber(Number(expiry)) : NO_EXPIRY
    columns.price[row] = price ? Number(price) : Number.NaN
    columns.area[row] = Number(area)
    columns.latitude[row] = coordinate(latitude)
    columns.longitude[row] = coordinate(longitude)
    columns.amenitySet[row] = setOf(amenities)
    columns.builder[row] = builderOf(builder)
    columns.serviceCharge[row] = known(charge, chargeNumber)
    columns.deposit[row] = known(deposit, depositNumber)
    columns.floor[row] = known(floor, floorNumber)
    columns.available[row] = known(available, dayNumber)
    columns.terms[row] = termsAt(
      `${terms}|${charge && 1}|${deposit && 1}|${floor && 1}|${available && 1}`,
    )
    groupOfRow[row] = groupOf(group)
    homes.size++
  }
}

const known = (text: string, kept: (number: number) => number) => (text ? kept(Number(text)) : 0)

const coordinate = (degrees: string | undefined) =>
  degrees ? inParts(Number(degrees)) : NO_COORDINATE

const codeAt: string[] = amenityCodes

const positionsOf = (amenities: string) =>
  amenities
    .split(',')
    .map(code => codeAt.indexOf(code))
    .filter(position => position >= 0)
