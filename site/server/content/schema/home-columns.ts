/** Columns of homes that the database computes from their fields, and the indexes of homes. */
import {type SQL, type SQLWrapper, sql} from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  text,
} from 'drizzle-orm/pg-core'
import {folded} from '#server/platform/db/expressions.ts'
import {timesAYear} from '#trade/contract/rent.ts'
import type {kinds} from './kinds.ts'

const perYear = Object.entries(timesAYear)
  .filter(([, factor]) => factor > 1)
  .map(([period, factor]) => `when '${period}' then ${factor}`)
  .join(' ')

/** Immutable, so that generated columns may have it. Without a period it is the price as it is. */
export const yearlyPrice = (price: SQLWrapper, period: SQLWrapper): SQL<number> =>
  sql`${price} * case ${period} ${sql.raw(perYear)} else 1 end`

export const computedColumns = {
  /** Searches find it by these: its codes and those of its words. Null: not read yet. */
  searched_amenities: text().array(),
  /** Columns from the coordinates, so that an index holds them. */
  latitude: doublePrecision().generatedAlwaysAs(sql`coordinates[1]`),
  longitude: doublePrecision().generatedAlwaysAs(sql`coordinates[2]`),
  /** By which searches, mails and asking prices compare: a rent for a year, a sale as it is. */
  yearly_price: bigint({mode: 'number'}).generatedAlwaysAs(
    yearlyPrice(sql`price`, sql`price_period`),
  ),
  /** The value of the filter on payment plans. */
  payment_plan_kind: text().generatedAlwaysAs(
    sql`case when payment_plan @> '[{"milestone":"after-handover"}]' then 'after-handover' when payment_plan <> '[]' then 'any' end`,
  ),
  /**
   * In small letters and folded, for the search of the desk: to make it of each row takes too long.
   * So long that an index takes it, in letters of four bytes, too.
   */
  search_words: text().generatedAlwaysAs(
    sql`left(lower(${folded(sql`id || ' ' || reference || ' ' || name::text`)}), 600)`,
  ),
}

type Indexed = Partial<ExtraConfigColumn>
type HomeColumns = Record<
  'id' | keyof typeof kinds.properties.fields | keyof typeof computedColumns,
  Indexed
>

export function indexesOfHomes(table: HomeColumns) {
  const {id, purpose, property_type, neighborhood, builder, agent, listed, price} = table
  const {bedrooms, area_sqft, permit_expiry, price_period, published, status} = table
  const {project, featured, exclusive, name, sort_order, transferred_at} = table
  const {building, search_words, latitude, longitude, yearly_price, searched_amenities} = table
  const {completion, payment_plan_kind, handover, cheques, parking} = table
  const {service_charge, deposit, floor, available_from} = table
  // All that a server keeps of a home in memory, in the order in which it reads homes.
  const searched: [Indexed | SQL, ...Indexed[]] = [
    listed,
    sql`${id} collate "C"` as Indexed & SQL,
    permit_expiry,
    ...[yearly_price, area_sqft, latitude, longitude, searched_amenities],
    ...[purpose, property_type, bedrooms, neighborhood, builder, price_period],
    ...[service_charge, deposit, floor, available_from],
    ...[completion, payment_plan_kind, handover, cheques, parking],
  ]
  return [
    index('properties_searched')
      .on(...searched)
      .where(sql`${published} and ${status} = 'ACTIVE'`),
    index('properties_by_place').on(neighborhood, listed, id),
    index('properties_by_agent').on(agent, listed, id),
    index('properties_by_building').on(neighborhood, building).where(sql`${building} is not null`),
    index('properties_projects').on(builder, listed, id).where(sql`${project}`),
    index('properties_featured').on(listed, id).where(sql`${featured}`),
    index('properties_exclusive').on(listed, id).where(sql`${exclusive}`),
    // Indexes for the desk's lists; searches are answered from the first alone.
    index('properties_by_position').on(sort_order, id, search_words),
    index('properties_by_name').on(sql`left(lower(${name}->>'en'), 200)`, id),
    index('properties_withdrawn').on(sort_order, id).where(sql`not ${published}`),
    index('properties_by_permit')
      .on(permit_expiry, id)
      .where(sql`${published} and ${status} <> 'SOLD'`),
    check('sold_after_transfer', sql`${status} <> 'SOLD' or ${transferred_at} is not null`),
    check('positive_price', sql`${price} > 0`),
  ]
}
