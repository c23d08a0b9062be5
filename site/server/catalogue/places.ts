/** Communities and neighbourhoods. */
import {and, arrayContains, asc, eq, getTableColumns, inArray} from 'drizzle-orm'
import {present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {communities, neighborhoods, team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {propertiesIn} from './listed-homes.ts'
import {isNamed} from './names/is-named.ts'
import {memberOf} from './people.ts'

const communityColumns = {
  ...getTableColumns(communities),
  updatedAt: updatedAt('communities', communities.id),
}
const placeColumns = {
  ...getTableColumns(neighborhoods),
  updatedAt: updatedAt('neighborhoods', neighborhoods.id),
}

const order = [asc(neighborhoods.sort_order), asc(neighborhoods.name)]

export async function listCommunities(orm: Orm) {
  const rows = await orm
    .select(communityColumns)
    .from(communities)
    .where(eq(communities.published, true))
    .orderBy(asc(communities.sort_order), asc(communities.name))
  return rows.map(communityOf)
}

export async function findCommunity(orm: Orm, id: string) {
  const [row] = await orm
    .select(communityColumns)
    .from(communities)
    .where(and(eq(communities.id, id), eq(communities.published, true)))
  if (!row) return undefined
  const places = await neighborhoodsIn(orm, id)
  const includedProperties = await propertiesIn(
    orm,
    places.map(place => place.id),
  )
  return {...communityOf(row), includedProperties}
}

/** By its English name, as addresses have it, or its id. */
export async function findCommunityNamed(orm: Orm, name: string) {
  const row = await communityNamed(orm, name)
  if (!row) return undefined
  const places = await neighborhoodsIn(orm, row.id)
  return {community: communityOf(row), neighborhood: places.map(neighborhoodOf)}
}

/** One guide with the people who know the place; `community` narrows the search. */
export async function findNeighborhood(orm: Orm, name: string, community?: string) {
  const [row] = await orm
    .select(placeColumns)
    .from(neighborhoods)
    .where(and(isNamed(neighborhoods, name), eq(neighborhoods.published, true)))
  if (!row || (community && !(await belongsTo(orm, row.communities, community)))) return undefined
  return {...neighborhoodOf(row), member_id: await membersOf(orm, row.members ?? [])}
}

async function communityNamed(orm: Orm, name: string) {
  const [row] = await orm
    .select(communityColumns)
    .from(communities)
    .where(and(isNamed(communities, name), eq(communities.published, true)))
  return row
}

async function belongsTo(orm: Orm, ids: string[], community: string) {
  const found = await communityNamed(orm, community)
  // A community that is not known, such as a name out of an old link, narrows nothing.
  return !found || ids.includes(found.id)
}

const neighborhoodsIn = (orm: Orm, community: string) =>
  orm
    .select(placeColumns)
    .from(neighborhoods)
    .where(
      and(arrayContains(neighborhoods.communities, [community]), eq(neighborhoods.published, true)),
    )
    .orderBy(...order)

/** In the order in which the guide names them. */
async function membersOf(orm: Orm, slugs: string[]) {
  if (!slugs.length) return []
  const rows = await orm
    .select()
    .from(team)
    .where(and(inArray(team.id, slugs), eq(team.published, true)))
  const bySlug = new Map(rows.map(row => [row.id, row]))
  return slugs.flatMap(slug => bySlug.get(slug) ?? []).map(memberOf)
}

function communityOf(row: typeof communities.$inferSelect & Dated) {
  const {id, name, title, description, image, updatedAt} = present(row)
  return {_id: id, name, title, description, image, updatedAt}
}

function neighborhoodOf(row: typeof neighborhoods.$inferSelect & Dated) {
  const {
    id,
    aliases: _a,
    communities: _c,
    members: _m,
    coordinates,
    sort_order: _s,
    published: _p,
    ...rest
  } = present(row)
  return {_id: id, ...rest, location: coordinates && {coordinates}}
}
