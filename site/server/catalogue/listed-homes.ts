/** Homes of pages and lists beside the search, as cards. */
import {and, asc, count, desc, eq, gt, inArray, ne, or, sql} from 'drizzle-orm'
import {available, shown} from '#server/content/records/advertisements.ts'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {card, changed, dated, type Row, selectHomes} from './home-card.ts'

/** Home and builder pages show this many at most. */
const MAX_LISTED = 100

const newest = [desc(properties.listed), desc(properties.id)]
const arranged = [asc(properties.sort_order), ...newest]

export const featuredProperties = async (orm: Orm) =>
  cards(
    await selectHomes(orm, and(available(), sql`${properties.featured}`))
      .orderBy(...arranged)
      .limit(MAX_LISTED),
  )

export const exclusiveProperties = async (orm: Orm) =>
  cards(
    await selectHomes(orm, and(available(), sql`${properties.exclusive}`))
      .orderBy(...arranged)
      .limit(MAX_LISTED),
  )

export const projectsOf = async (orm: Orm, builder: string) =>
  cards(
    await selectHomes(
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
    await selectHomes(orm, and(available(), isNeighbour))
      .orderBy(...newest)
      .limit(MAX_NEIGHBOURS),
  )
}

/** An answer of half a megabyte holds this many. */
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

/** Counts the projects of each builder that its page shows. */
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
    await selectHomes(
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
  const rows = await selectHomes(orm, inArray(properties.id, ids))
  const byId = new Map(rows.map(row => [row.property.id, row]))
  return cards(ids.flatMap(id => byId.get(id) ?? []))
}

export const propertiesIn = async (orm: Orm, places: string[]) =>
  cards(
    await selectHomes(orm, and(available(), inArray(properties.neighborhood, places)))
      .orderBy(...newest)
      .limit(MAX_LISTED),
  )

const cards = (rows: Row[]) => rows.map(card)
