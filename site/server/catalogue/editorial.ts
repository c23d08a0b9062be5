/** Articles, news, open houses and the titles of pages. */
import {and, asc, desc, eq, getTableColumns, isNull, lte, ne, or} from 'drizzle-orm'
import {available} from '#server/content/records/advertisements.ts'

import {present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {
  blogs,
  buyingCosts,
  news,
  openHouses,
  properties,
  rates,
  rentingCosts,
  seo,
  team,
} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {emirateTitle} from '../../app/shared-with-server/emirate-names.ts'
import {dldDetails} from './properties.ts'

/** As many others as fit beside an article. */
const OTHERS = 6

const blogColumns = {...getTableColumns(blogs), updatedAt: updatedAt('blogs', blogs.id)}
const newsColumns = {...getTableColumns(news), updatedAt: updatedAt('news', news.id)}

export async function listBlogs(orm: Orm) {
  const rows = await orm
    .select(blogColumns)
    .from(blogs)
    .where(eq(blogs.published, true))
    .orderBy(desc(blogs.createdAt), asc(blogs.id))
  return rows.map(({description: _description, ...row}) => articleOf(row))
}

export async function findBlog(orm: Orm, slug: string) {
  const [row] = await orm
    .select(blogColumns)
    .from(blogs)
    .where(and(eq(blogs.id, slug), eq(blogs.published, true)))
  if (!row) return undefined
  const others = await orm
    .select(blogColumns)
    .from(blogs)
    .where(and(ne(blogs.id, slug), eq(blogs.published, true)))
    .orderBy(desc(blogs.createdAt), asc(blogs.id))
    .limit(OTHERS)
  const other_blogs = others.map(({description: _description, ...other}) => articleOf(other))
  return {blog: articleOf(row), other_blogs}
}

export async function listNews(orm: Orm) {
  const rows = await orm
    .select(newsColumns)
    .from(news)
    .where(eq(news.published, true))
    .orderBy(desc(news.createdAt), asc(news.id))
  return rows.map(({description: _description, ...row}) => articleOf(row))
}

export async function findNews(orm: Orm, slug: string) {
  const [row] = await orm
    .select(newsColumns)
    .from(news)
    .where(and(eq(news.id, slug), eq(news.published, true)))
  return row && articleOf(row)
}

function articleOf<Row extends {id: string; published: boolean} & Dated>(row: Row) {
  const {id, published: _published, updatedAt, ...rest} = row
  return {_id: id, slug: id, ...rest, updatedAt: updatedAt ?? undefined}
}

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

export async function listSeo(orm: Orm) {
  const rows = await orm.select().from(seo).orderBy(asc(seo.url))
  return rows.map(row => {
    const {id: _id, ...rest} = present(row)
    return rest
  })
}

/** Exchange rates; undefined while the content has none. */
export async function findRates(orm: Orm) {
  const [row] = await orm.select({day: rates.day, dirhams: rates.dirhams}).from(rates)
  return row
}

/** One record for each emirate: the latest that is valid. */
const rulesIn =
  <Table extends typeof buyingCosts | typeof rentingCosts>(table: Table) =>
  async (orm: Orm, today: string) => {
    const rows = await orm
      .selectDistinctOn([table.emirate])
      .from(table as typeof buyingCosts)
      .where(lte(table.valid_from, today))
      .orderBy(asc(table.emirate), desc(table.valid_from), asc(table.id))
    return rows.map(({id: _id, ...row}) => ({
      ...row,
      name: emirateTitle(row.emirate) ?? row.emirate,
    }))
  }

export const listBuyingCosts = rulesIn(buyingCosts)
export const listRentingCosts = rulesIn(rentingCosts)
