/** Builders, and what a property can be. */
import {and, asc, count, eq, getTableColumns} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'
import {present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {builders, properties, propertyTypes} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {cardsOfType, countProjects, projectsOf} from './properties.ts'

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

/** Only types that something can be had of, each with its newest. */
export async function listPropertyTypesInUse(orm: Orm) {
  const types = await listPropertyTypes(orm)
  const counts = await orm
    .select({type: properties.property_type, count: count()})
    .from(properties)
    .where(available())
    .groupBy(properties.property_type)
  const countOf = new Map(counts.map(each => [each.type, each.count]))
  const inUse = types.filter(({_id}) => countOf.has(_id))
  return Promise.all(
    inUse.map(async type => ({
      ...type,
      count: countOf.get(type._id),
      properties: await cardsOfType(orm, type._id),
    })),
  )
}
