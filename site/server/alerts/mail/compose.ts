/** Composes a mail when it is sent: homes that were withdrawn meanwhile are in none. */
import {and, asc, eq} from 'drizzle-orm'
import {chooseLocale, type Locale} from '#kit/i18n/locale.ts'
import {listPropertyTypes} from '#server/catalogue/builders.ts'
import {addPictures} from '#server/catalogue/pictures.ts'
import {propertiesById} from '#server/catalogue/properties.ts'
import {localise} from '#server/content/records/localise.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Property, PropertyType} from '#trade/contract/entities.ts'
import type {MailedHomes, SavedSearchMailRequest} from '../../../app/core/render.tsx'
import type {Today} from '../due.ts'
import {type ChangedHome, changedHomes} from '../homes/changed-homes.ts'
import {isDue} from '../homes/match-searches.ts'
import {newLink, SAVED_SEARCHES, type SavedSearchRow} from '../private-link.ts'
import {savedSearches} from '../tables.ts'
import type {HomesMail} from './search-mail.ts'

export interface Composed {
  to: string
  locale: Locale
  types: PropertyType[]
  mail: SavedSearchMailRequest['mail']
  /** Path of the first search's private page. */
  page: string
  /** Searches with homes in it. */
  mailed: string[]
  /** All searches that it answers for. */
  searches: string[]
}

/** In one mail, whatever the number of its searches; the rest is behind links. */
const MOST_HOMES = 12

/** A mail that asks to confirm a search. Undefined: there is nothing to send any more. */
export async function toConfirm(orm: Orm, id: string): Promise<Composed | undefined> {
  const [search] = await orm
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.state, 'waiting')))
  if (!search) return undefined
  const mailed = await mailedSearch(orm, search)
  const mail = {kind: 'confirmation' as const, search: mailed}
  return {...(await addressed(orm, search)), mail, page: mailed.page, mailed: [], searches: []}
}

/** A mail with homes, for all searches of a person that are due. Undefined as above. */
export async function withHomes(
  orm: Orm,
  {person, day, upto}: HomesMail,
  today: Today,
): Promise<Composed | undefined> {
  const due = await dueOf(orm, person, today)
  const found = await Promise.all(due.map(one => changedHomes(orm, one, upto, MOST_HOMES)))
  const told = due.flatMap((search, at) => {
    const {homes = [], total = 0} = found[at] ?? {}
    return total ? [{search, homes, total}] : []
  })
  const latest = told.at(-1)?.search
  if (!latest) return undefined
  const {locale, ...to} = await addressed(orm, latest)
  // Each search has one at least, as far as there is room.
  const most = Math.max(1, Math.floor(MOST_HOMES / told.length))
  const searches: MailedHomes[] = []
  for (const [at, {search, homes, total}] of told.entries()) {
    const shown = homes.slice(0, at < MOST_HOMES ? most : 0)
    const records = await homesIn(
      orm,
      shown.map(({property}) => property),
      locale,
    )
    searches.push({
      ...(await mailedSearch(orm, search)),
      total,
      homes: shown.flatMap(({property: id, before}) => {
        const property = records.get(id)
        return property ? [{property, ...(before && {before: priceBefore(before, property)})}] : []
      }),
    })
  }
  return {
    ...to,
    locale,
    mail: {kind: 'homes', day, searches},
    page: searches[0]?.page ?? '',
    searches: due.map(({id}) => id),
    mailed: told.map(({search}) => search.id),
  }
}

/** Only a rent says what it is for. */
const priceBefore = (
  {price, period}: NonNullable<ChangedHome['before']>,
  {price_period}: Property,
) => ({price, price_period: price_period && (period ?? price_period)})

const dueOf = (orm: Orm, person: string, today: Today) =>
  orm
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.person, person), isDue(today)))
    .orderBy(asc(savedSearches.createdAt))

async function mailedSearch(orm: Orm, {id, name, query, frequency}: SavedSearchRow) {
  return {name, query, frequency, page: SAVED_SEARCHES + (await newLink(orm, id))}
}

async function addressed(orm: Orm, search: SavedSearchRow) {
  const locale = chooseLocale(search.locale)
  const types = (await listPropertyTypes(orm)).map(type => localise(type, locale))
  return {to: search.email, locale, types: types as PropertyType[]}
}

/** As the API answers them. */
async function homesIn(orm: Orm, ids: string[], locale: Locale) {
  const homes = (await propertiesById(orm, ids)).map(home => localise(home, locale))
  const whole = (await addPictures(orm, homes, locale)) as Property[]
  return new Map(whole.map(home => [home.slug, home]))
}
