/** Open houses that may be visited. */
import {and, asc, eq, getTableColumns, isNull, or} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'
import {present} from '#server/content/records/localise.ts'
import {updatedAt} from '#server/content/records/updated-at.ts'
import {openHouses, properties, team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {dldDetails} from './whole-home.ts'

const joined = {
  house: {...getTableColumns(openHouses), updatedAt: updatedAt('open-houses', openHouses.id)},
  property: properties,
  agent: {brn: team.brn},
}

const select = (orm: Orm) =>
  orm
    .select(joined)
    .from(openHouses)
    .leftJoin(properties, eq(properties.id, openHouses.property))
    .leftJoin(team, eq(team.id, properties.agent))

/** An open house of a home that may not be advertised must not be shown either. */
const isVisitable = () => or(isNull(openHouses.property), available())

export async function listOpenHouses(orm: Orm, today: string, agency: Agency) {
  const rows = await select(orm)
    .where(and(openHouses.published, isVisitable()))
    .orderBy(asc(openHouses.date), asc(openHouses.start_time), asc(openHouses.id))
  return rows.filter(({house}) => house.date >= today).map(row => openHouseOf(row, agency))
}

export async function findOpenHouse(orm: Orm, slug: string, agency: Agency) {
  const ofSlug = and(eq(openHouses.id, slug), openHouses.published)
  const [row] = await select(orm).where(and(ofSlug, isVisitable()))
  if (row) return {record: openHouseOf(row, agency), isDelisted: false} as const
  return (await orm.$count(openHouses, ofSlug)) ? ({isDelisted: true} as const) : undefined
}

type Row = Awaited<ReturnType<typeof select>>[number]

function openHouseOf({house, property, agent}: Row, agency: Agency) {
  const {id, title, date, start_time, end_time, venue, status, ...row} = present(house)
  return {
    _id: id,
    main_images: row.main_images,
    open_house_details: {title, slug: id, date, start_time, end_time, venue, status},
    about: {price: row.price ?? null, description: row.description},
    dld_details: property ? dldDetails(property, agency, agent?.brn) : undefined,
    property: property ? {name: property.name, slug: property.id} : undefined,
    updatedAt: row.updatedAt,
  }
}
