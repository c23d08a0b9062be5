/** Composes a mail when it is sent: homes that were withdrawn meanwhile are in none. */
import {and, asc, eq} from 'drizzle-orm'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {PropertyType} from '#trade/contract/entities.ts'
import type {MailedHomes, SavedSearchMailRequest} from '../../../app/core/render.tsx'
import {isDue, type Today} from '../due.ts'
import {changedHomes, type ReadChanges, sharedChanges} from '../homes/changed-homes.ts'
import {followRenamed} from '../homes/renamed-homes.ts'
import {savedSearches} from '../tables.ts'
import {followedHomes, mailedNews} from './followed-homes.ts'
import {addressed, homesIn, mailedSearch, priceBefore} from './mailed-records.ts'
import {AT_ONCE, type HomesMail, type HomesMailKind} from './search-mail.ts'

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
  /** Those about one home that it answers for. */
  followed: string[]
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
  const none = {mailed: [], searches: [], followed: []}
  return {...(await addressed(orm, search)), mail, page: mailed.page, ...none}
}

/** A mail with homes, for all searches of a person that are due. Undefined as above. */
export async function withHomes(
  orm: Orm,
  kind: HomesMailKind,
  {person, day, time, upto, events}: HomesMail,
  today: Today,
  readChanges: ReadChanges = sharedChanges(),
): Promise<Composed | undefined> {
  if (kind === AT_ONCE) await followRenamed(orm)
  const all = await dueOf(orm, kind, person, today)
  const due = all.filter(({home}) => home === null)
  const followed = await followedHomes(
    orm,
    all.filter(({home}) => home !== null),
    events,
  )
  const found = await Promise.all(
    due.map(async one => changedHomes(await readChanges(orm, one.seen, upto), one, MOST_HOMES)),
  )
  const told = due.flatMap((search, at) => {
    const {homes = [], total = 0} = found[at] ?? {}
    return total ? [{search, homes, total}] : []
  })
  const latest = told.at(-1)?.search ?? followed.told.at(-1)?.search
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
  const news = await mailedNews(orm, followed.told, locale)
  return {
    ...to,
    locale,
    mail: {kind: 'homes', day, ...(kind === AT_ONCE && {time}), searches, followed: news},
    page: (searches[0] ?? news[0])?.page ?? '',
    searches: due.map(({id}) => id),
    followed: followed.known,
    mailed: [...told, ...followed.told].map(({search}) => search.id),
  }
}

const dueOf = (orm: Orm, kind: HomesMailKind, person: string, today: Today) =>
  orm
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.person, person), isDue(kind, today)))
    .orderBy(asc(savedSearches.createdAt))
