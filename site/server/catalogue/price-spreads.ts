/**
 * Spreads of the price per square foot, computed by the database in one statement: what a page needs
 * of ten thousand homes is twenty numbers.
 */
import {and, asc, desc, eq, gt, inArray, isNotNull, sql} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'
import {properties, propertyTypes} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {MIN_LISTINGS} from '#trade/contract/area-prices.ts'
import type {SearchFilters} from './search-filters.ts'

export type PricedHomes = Pick<SearchFilters, 'purpose' | 'property_type'>
export type SpreadRow = Awaited<ReturnType<typeof priceSpreads>>[number]

/** Bars of a chart that is read at the width of a phone. */
const STEPS = 12
/** How many times the middle half the steps reach beyond it: an odd price leaves the others their room. */
const REACH = 6

/** The largest group first. */
export function priceSpreads(orm: Orm, places: string[], homes: PricedHomes) {
  const priced = pricedHomes(orm, places, homes)
  const {purpose, property_type, value} = priced
  const quartiles = sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${value})`
  const groups = orm.$with('groups').as(
    orm
      .select({
        purpose,
        property_type,
        count: sql<number>`count(*)::int`.as('listings'),
        lowest: sql<number>`min(${value})`.as('lowest'),
        highest: sql<number>`max(${value})`.as('highest'),
        quartiles: sql<[number, number, number]>`${quartiles}`.as('quartiles'),
      })
      .from(priced)
      .groupBy(purpose, property_type)
      .having(sql`count(*) >= ${MIN_LISTINGS}`),
  )
  const reach = sql`${REACH} * (${groups.quartiles}[3] - ${groups.quartiles}[1])`
  const from = sql<number>`greatest(${groups.lowest}, ${groups.quartiles}[1] - ${reach})`
  const to = sql<number>`least(${groups.highest}, ${groups.quartiles}[3] + ${reach})`
  const step = sql`case when ${from} < ${to}
    then greatest(1, least(${STEPS}, width_bucket(${value}, ${from}, ${to}, ${STEPS}))) end`
  const steps = orm.$with('steps').as(
    orm
      .select({
        purpose,
        property_type,
        number: sql<number>`${step}`.as('number'),
        homes: sql<number>`count(*)::int`.as('homes'),
      })
      .from(priced)
      .innerJoin(groups, and(eq(groups.purpose, purpose), eq(groups.property_type, property_type)))
      .groupBy(purpose, property_type, sql`number`),
  )
  const inStep = sql`select ${steps.homes} from ${steps} where ${steps.purpose} = ${groups.purpose}
    and ${steps.property_type} = ${groups.property_type} and ${steps.number} = step.number`
  return orm
    .with(priced, groups, steps)
    .select({
      purpose: groups.purpose,
      property_type: {_id: propertyTypes.id, name: propertyTypes.name},
      count: groups.count,
      lowest: groups.lowest,
      highest: groups.highest,
      quartiles: groups.quartiles,
      from,
      to,
      counts: sql<number[]>`array(select coalesce((${inStep}), 0)
        from generate_series(1, ${STEPS}) as step(number) order by step.number)`,
    })
    .from(groups)
    .innerJoin(propertyTypes, eq(propertyTypes.id, groups.property_type))
    .orderBy(desc(groups.count), desc(groups.purpose), asc(groups.property_type))
}

const {yearly_price, area_sqft} = properties

const perSquareFoot = sql<number>`${yearly_price}::float8 / ${area_sqft}`

const pricedHomes = (orm: Orm, places: string[], {purpose, property_type}: PricedHomes) =>
  orm.$with('priced').as(
    orm
      .select({
        purpose: properties.purpose,
        property_type: properties.property_type,
        value: perSquareFoot.as('value'),
      })
      .from(properties)
      .where(
        and(
          available(),
          inArray(properties.neighborhood, places),
          purpose && eq(properties.purpose, purpose),
          property_type ? eq(properties.property_type, property_type) : undefined,
          isNotNull(yearly_price),
          gt(area_sqft, 0),
        ),
      ),
  )
