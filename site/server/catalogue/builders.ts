/** Builders, and what a property can be. */
import {and, asc, eq, getTableColumns} from 'drizzle-orm'
import {present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {builders, propertyTypes} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Catalogue} from './catalogue.ts'
import {firstHomes} from './first-homes.ts'
import {countProjects, projectsOf, propertiesById} from './listed-homes.ts'
import {searchHomes} from './search.ts'

const columns = {...getTableColumns(builders), updatedAt: updatedAt('builders', builders.id)}

export async function listBuilders(orm: Orm) {
  const rows = await orm
    .select(columns)
    .from(builders)
    .where(eq(builders.published, true))
    .orderBy(asc(builders.sort_order), asc(builders.name))
  const counts = await countProjects(orm)
  return rows.map(row => ({...builderOf(row), project_count: counts.get(row.id) ?? 0}))
}

export async function findBuilder(orm: Orm, slug: string) {
  const [row] = await orm
    .select(columns)
    .from(builders)
    .where(and(eq(builders.id, slug), eq(builders.published, true)))
  return row && {...builderOf(row), projects: await projectsOf(orm, slug)}
}

function builderOf(row: typeof builders.$inferSelect & Dated) {
  const {id, name, image, about, social_links, updatedAt} = present(row)
  return {_id: id, slug: id, name, image, about, social_links, updatedAt}
}

export async function listPropertyTypes(orm: Orm) {
  const rows = await orm
    .select()
    .from(propertyTypes)
    .where(eq(propertyTypes.published, true))
    .orderBy(asc(propertyTypes.sort_order), asc(propertyTypes.id))
  return rows.map(row => {
    const {id, name, image} = present(row)
    return {_id: id, name, image}
  })
}

/** The number of homes of a type that the lifestyle page shows. */
const SHOWN = 3

/** Only types that something can be had of, each with its newest. */
export async function listPropertyTypesInUse(orm: Orm, catalogue: Catalogue) {
  const {facets} = searchHomes(catalogue, {sort: 'newest', page: 1})
  const newest = (property_type: string) =>
    firstHomes(catalogue, {property_type, sort: 'newest', page: 1}, SHOWN)
  const inUse = (await listPropertyTypes(orm)).flatMap(type => {
    const count = facets.property_type?.[type._id]
    return count ? [{...type, count, ids: newest(type._id)}] : []
  })
  return Promise.all(
    inUse.map(async ({ids, ...type}) => ({...type, properties: await propertiesById(orm, ids)})),
  )
}
