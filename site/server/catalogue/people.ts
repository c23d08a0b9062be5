/** The team, job openings and what customers wrote. */
import {and, asc, desc, eq, getTableColumns} from 'drizzle-orm'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {listOf, present} from '#server/content/records/localise.ts'
import {type Dated, updatedAt} from '#server/content/records/updated-at.ts'
import {careers, reviews, team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

const memberColumns = {...getTableColumns(team), updatedAt: updatedAt('team', team.id)}
const careerColumns = {...getTableColumns(careers), updatedAt: updatedAt('careers', careers.id)}

export async function listTeam(orm: Orm) {
  const rows = await orm
    .select(memberColumns)
    .from(team)
    .where(eq(team.published, true))
    .orderBy(asc(team.sort_order), asc(team.name))
  return rows.map(memberOf)
}

export async function findMember(orm: Orm, slug: string) {
  const [row] = await orm
    .select(memberColumns)
    .from(team)
    .where(and(eq(team.id, slug), eq(team.published, true)))
  return row && memberOf(row)
}

export function memberOf(row: typeof team.$inferSelect & Dated) {
  const {id, sort_order, published: _published, ...rest} = present(row)
  return {_id: id, slug: id, sortOrder: sort_order, ...rest}
}

export async function listCareers(orm: Orm) {
  const rows = await orm
    .select(careerColumns)
    .from(careers)
    .where(eq(careers.published, true))
    .orderBy(asc(careers.sort_order), desc(careers.createdAt), asc(careers.id))
  return rows.map(careerOf)
}

export async function findCareer(orm: Orm, id: string) {
  const [row] = await orm
    .select(careerColumns)
    .from(careers)
    .where(and(eq(careers.id, id), eq(careers.published, true)))
  return row && careerOf(row)
}

function careerOf(row: typeof careers.$inferSelect & Dated) {
  const {id, title, short_description, description, tags, createdAt, updatedAt} = present(row)
  return {
    _id: id,
    title,
    short_description,
    description,
    createdAt,
    updatedAt,
    tags: listOf(tags)?.map(name => ({name})),
  }
}

export async function listReviews(orm: Orm, locale: Locale) {
  const rows = await orm
    .select()
    .from(reviews)
    .where(eq(reviews.published, true))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
  return rows.map(row => {
    const {author_name, rating, text, profile_photo, createdAt} = present(row)
    return {
      author_name,
      rating,
      text,
      profile_photo_url: profile_photo,
      relative_time_description: since(createdAt, locale),
    }
  })
}

const DAY_MS = 86_400_000
const UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const

/** `3 months ago`, as review services word it. */
function since(day: string, locale: Locale, now = Date.now()) {
  const days = Math.max(0, Math.floor((now - Date.parse(day)) / DAY_MS))
  const [unit, length] = UNITS.find(([, length]) => days >= length) ?? (['day', 1] as const)
  const format = new Intl.RelativeTimeFormat(languageOf(locale).formats, {numeric: 'auto'})
  return format.format(-Math.floor(days / length), unit)
}
