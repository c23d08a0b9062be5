/** Articles, news and the titles of pages. */
import {and, asc, desc, eq, getTableColumns, ne} from 'drizzle-orm'
import {present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {blogs, news, seo} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

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

export async function listSeo(orm: Orm) {
  const rows = await orm.select().from(seo).orderBy(asc(seo.url))
  return rows.map(row => {
    const {id: _id, ...rest} = present(row)
    return rest
  })
}
