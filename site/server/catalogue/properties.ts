/** Properties and projects, as the specification's calls read them. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {available, shown} from '#server/content/records/advertisements.ts'
import {listOf, present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {answeredIn, pick} from '#server/content/schema/fields.ts'
import {kinds} from '#server/content/schema/kinds.ts'
import {builders, neighborhoods, properties, propertyTypes, team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {isRent, type RentPeriod} from '#trade/contract/rent.ts'
import {ownPoint} from './near/near-home.ts'
import {lastEvents, priceHistory, recentChange} from './price-history.ts'

/** Home and builder pages show this many at most. */
const MAX_LISTED = 100

const newest = [desc(properties.listed), desc(properties.id)]
const arranged = [asc(properties.sort_order), ...newest]

const {fields} = kinds.properties
const plainInLists = answeredIn('lists', fields)
const plainInWhole = answeredIn('whole', fields)
const columns = getTableColumns(properties)

/** Lists leave the long texts where they are: with them, an answer takes a sixth longer. */
export const inLists = {
  ...pick(columns, plainInLists),
  ...pick(columns, ['id', 'main_images', 'price', 'price_period', 'bedrooms']),
  ...pick(columns, ['address', 'coordinates']),
  /** Enough for the changes of two days. */
  events: lastEvents(20),
}

const changed = updatedAt('properties', properties.id)

const joined = {
  property: inLists,
  type: {id: propertyTypes.id, name: propertyTypes.name},
  place: {id: neighborhoods.id, name: neighborhoods.name, title: neighborhoods.title},
  builder: {id: builders.id, name: builders.name},
}

const dated = {...joined, property: {...inLists, updatedAt: changed}}

const select = (orm: Orm, where: SQL | undefined, columns = joined) =>
  orm
    .select(columns)
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.property_type))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhood))
    .leftJoin(builders, eq(builders.id, properties.builder))
    .where(where)

export type Row = Awaited<ReturnType<typeof select>>[number] & {property: Dated}

const ofWhole = {
  ...inLists,
  ...pick(columns, plainInWhole),
  ...pick(columns, ['amenities', 'searched_amenities', 'description', 'faqs', 'dld_qr']),
  updatedAt: changed,
  events: lastEvents(200),
}

const selectWhole = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      ...joined,
      property: ofWhole,
      place: {...joined.place, coordinates: neighborhoods.coordinates},
      agent: pick(getTableColumns(team), [
        'id',
        'name',
        'phone',
        'image',
        'languages',
        'brn',
        'published',
      ]),
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.property_type))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhood))
    .leftJoin(builders, eq(builders.id, properties.builder))
    .leftJoin(team, eq(team.id, properties.agent))
    .where(where)

type WholeRow = Awaited<ReturnType<typeof selectWhole>>[number]

export async function findProperty(orm: Orm, slug: string, agency: Agency) {
  const [row] = await selectWhole(orm, and(eq(properties.id, slug), eq(properties.published, true)))
  if (!row) return undefined
  const {property, place} = row
  return {
    record: whole(row, agency),
    expired: isExpired(property.permit_expiry),
    point: ownPoint(property.coordinates, place.coordinates),
  }
}

const isExpired = (permitExpiry: string | null) =>
  permitExpiry !== null && permitExpiry < officeDay()

export const featuredProperties = async (orm: Orm) =>
  cards(
    await select(orm, and(available(), sql`${properties.featured}`))
      .orderBy(...arranged)
      .limit(MAX_LISTED),
  )

export const exclusiveProperties = async (orm: Orm) =>
  cards(
    await select(orm, and(available(), sql`${properties.exclusive}`))
      .orderBy(...arranged)
      .limit(MAX_LISTED),
  )

export const projectsOf = async (orm: Orm, builder: string) =>
  cards(
    await select(
      orm,
      and(shown(), eq(properties.builder, builder), sql`${properties.project}`),
      dated,
    )
      .orderBy(...arranged)
      .limit(MAX_LISTED),
  )

/** A row of a page shows four, and some may stand elsewhere on it. */
const MAX_NEIGHBOURS = 8

/** Undefined for an unknown home. Two places may have buildings of one name. */
export async function homesInBuildingOf(orm: Orm, slug: string) {
  const {id, building, neighborhood} = properties
  const [home] = await orm.select({building, neighborhood}).from(properties).where(eq(id, slug))
  if (!home?.building) return home && []
  const isNeighbour = and(
    eq(neighborhood, home.neighborhood),
    eq(building, home.building),
    ne(id, slug),
  )
  return cards(
    await select(orm, and(available(), isNeighbour))
      .orderBy(...newest)
      .limit(MAX_NEIGHBOURS),
  )
}

/** As many as an answer of half a megabyte holds. */
const MAX_ADVERTISED = 2_000

/** All that may still be had, by their slugs; `next` where there are more. */
export async function advertised(orm: Orm, after = '', most = MAX_ADVERTISED) {
  const {id, main_images, listed, project} = properties
  const rows = await orm
    .select({slug: id, main_images, listed, project, updatedAt: changed})
    .from(properties)
    .where(and(available(), gt(id, after)))
    .orderBy(asc(id))
    .limit(most + 1)
  const first = rows.slice(0, most)
  return {
    properties: first.map(row => ({
      ...row,
      main_images: row.main_images.slice(0, 5),
      updatedAt: row.updatedAt ?? undefined,
    })),
    next: rows.length > most ? first.at(-1)?.slug : undefined,
  }
}

/** How many each builder has, as its page shows them. */
export async function countProjects(orm: Orm) {
  const counts = await orm
    .select({builder: properties.builder, count: count()})
    .from(properties)
    .where(and(shown(), sql`${properties.project}`))
    .groupBy(properties.builder)
  return new Map(counts.map(each => [each.builder, each.count]))
}

/** ACTIVE and SOLD: the page shows them in separate tabs. */
export const listingsOf = async (orm: Orm, agent: string) =>
  cards(
    await select(
      orm,
      and(eq(properties.published, true), eq(properties.agent, agent), shownOrSold()),
    )
      .orderBy(...newest)
      .limit(MAX_LISTED),
  )

const shownOrSold = () => or(shown(), eq(properties.status, 'SOLD'))

/** By their ids, in the order of the ids. */
export async function propertiesById(orm: Orm, ids: string[]) {
  if (!ids.length) return []
  const rows = await select(orm, inArray(properties.id, ids))
  const byId = new Map(rows.map(row => [row.property.id, row]))
  return cards(ids.flatMap(id => byId.get(id) ?? []))
}

export const propertiesIn = async (orm: Orm, places: string[]) =>
  cards(
    await select(orm, and(available(), inArray(properties.neighborhood, places)))
      .orderBy(...newest)
      .limit(MAX_LISTED),
  )

interface Offered {
  purpose: string
  price_period?: RentPeriod | null
}

/** The period of a rent; a sale has one price. */
export const periodOf = ({purpose, price_period}: Offered) =>
  isRent(purpose) ? (price_period ?? 'year') : undefined

const cards = (rows: Row[]) => rows.map(card)

/** Selects the fields of a list's card. */
export function card({property, type, place, builder}: Row) {
  const row = present(property)
  const {id, price, bedrooms, main_images, coordinates, address} = row
  return {
    ...pick(row, plainInLists),
    _id: id,
    slug: id,
    main_images: main_images.slice(0, 5),
    builder_community: titleOf(place),
    about: {price: price ?? null, total_no_of_rooms: bedrooms, type: type.name, address},
    location: coordinates && {coordinates},
    price_period: periodOf(row),
    neighborhood: {_id: place.id, name: place.name, title: titleOf(place)},
    builder: builder ? {name: builder.name, slug: builder.id} : undefined,
    ...recentChange(property.events),
    updatedAt: row.updatedAt,
  }
}

/** Everything that its own page shows. */
function whole(joined: WholeRow, agency: Agency) {
  const {property, agent} = joined
  const row = present(property)
  const shown = card(joined)
  return {
    ...shown,
    ...pick(row, plainInWhole),
    main_images: row.main_images,
    about: {...shown.about, amenities: row.amenities, description: row.description},
    amenity_codes: row.searched_amenities,
    dld_details: dldDetails(property, agency, agent?.brn),
    faqs: listOf(row.faqs)?.map((faq, index) => ({_id: `${index + 1}`, ...faq})),
    agent: agentOf(agent),
    history: priceHistory(property.events, property.listed),
  }
}

/** A former employee is not shown as contact, though the BRN stays with the permit. */
function agentOf(agent: WholeRow['agent']) {
  if (!agent?.published) return undefined
  const {id, name, phone, image, languages} = present(agent)
  return {slug: id, name, phone, image, languages}
}

type Advertised = Pick<
  typeof properties.$inferSelect,
  'emirate' | 'reference' | 'listed' | 'permit_number' | 'dld_qr'
>

/** The Land Department of Dubai is Dubai's alone. */
export function dldDetails(property: Advertised, {orn}: Agency, brn?: string | null) {
  const {emirate, reference, listed, permit_number, dld_qr} = present(property)
  if (emirate !== 'Dubai') return undefined
  return {reference, listed, broker_orn: orn, agent_brn: brn ?? undefined, permit_number, dld_qr}
}

const titleOf = ({name, title}: Row['place']) => title ?? name
