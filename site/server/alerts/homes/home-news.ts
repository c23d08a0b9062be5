/**
 * Finds news of single homes that visitors follow, in the events that every write of homes records. The
 * last event that a visitor knows is compared with the latest: what went up and down again in
 * between is no news.
 */
import {and, eq, inArray, lte, max, sql} from 'drizzle-orm'
import {homeEvents} from '#server/content/change-tables.ts'
import {available} from '#server/content/records/advertisements.ts'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {type RentPeriod, rentPer} from '#trade/contract/rent.ts'
import {eventsBeforeRenaming} from './renamed-homes.ts'

/** A saved search that is about one home. */
export interface Followed {
  /** The reference. */
  home: string
  /** The last event that its owner knows of. */
  seen: number
}

export interface AskingPrice {
  price: number | null
  period: RentPeriod | null
}

export interface HomeNews {
  event: 'price' | 'listed' | 'withdrawn' | 'sold' | 'let'
  at: Date
  /** The price before, where it is another one and known. */
  before?: AskingPrice
  /** The slug, where the home is offered. */
  property?: string
}

/**
 * Undefined: there is nothing to tell. `held`: there will be, as soon as the home may be shown again,
 * whose permit has ended for example.
 */
export type Outcome = HomeNews | 'held' | undefined

type EventRow = Pick<typeof homeEvents.$inferSelect, keyof AskingPrice | 'id' | 'at'> & {
  event: string
}

export async function latestEvent(orm: Orm): Promise<number> {
  const [row] = await orm.select({id: max(homeEvents.id)}).from(homeEvents)
  return row?.id ?? 0
}

/** For each in the list, up to that event. */
export async function newsOfHomes(orm: Orm, list: Followed[], upto: number): Promise<Outcome[]> {
  const references = [...new Set(list.map(({home}) => home))]
  if (!references.length) return []
  const {id, reference, event, price, period, at} = homeEvents
  const recorded: (EventRow & {reference: string})[] = await orm
    .select({id, reference, event, price, period, at})
    .from(homeEvents)
    .where(and(inArray(reference, references), lte(id, upto)))
  const renamed = await eventsBeforeRenaming(orm, references, upto)
  const rows = [...recorded, ...renamed].sort((one, other) => one.id - other.id)
  const shown = await orm
    .select({reference: properties.reference, slug: properties.id})
    .from(properties)
    .where(and(inArray(properties.reference, references), available()))
  const slugs = new Map(shown.map(row => [row.reference, row.slug]))
  return list.map(({home, seen}) =>
    newsSince(
      rows.filter(row => row.reference === home),
      seen,
      slugs.get(home),
    ),
  )
}

function newsSince(events: EventRow[], seen: number, property: string | undefined): Outcome {
  const before = events.findLast(({id}) => id <= seen)
  const now = events.at(-1)
  if (!now || now.id <= seen) return undefined
  const {event, at} = now
  if (event === 'withdrawn' || event === 'sold') {
    // A home that was told as sold is not told again as withdrawn.
    if (isEnded(before) && event === 'withdrawn') return undefined
    return {event: event === 'sold' && now.period !== null ? 'let' : event, at}
  }
  const isOther = before && !isSamePrice(before, now)
  if (!isEnded(before) && !isOther) return undefined
  if (property === undefined) return 'held'
  // To rent instead of to buy, or the other way round: the prices cannot be compared.
  const isOffered = isEnded(before) || (before?.period === null) !== (now.period === null)
  const isCompared = isOther && (before.period === null) === (now.period === null)
  return {
    event: isOffered ? 'listed' : 'price',
    at,
    property,
    ...(isCompared && {before: {price: before.price, period: before.period}}),
  }
}

/** A rent that is named for another period is no other rent. */
function isSamePrice(before: AskingPrice, now: AskingPrice) {
  if (before.price === null || now.price === null || before.period === null || now.period === null)
    return before.price === now.price && before.period === now.period
  return Math.round(rentPer(before.price, before.period, now.period)) === now.price
}

const isEnded = (event: EventRow | undefined) =>
  event?.event === 'withdrawn' || event?.event === 'sold'

/** The home with that slug; undefined where it cannot be had. */
export async function homeToFollow(orm: Orm, slug: string) {
  const {id, reference, name} = properties
  const [home] = await orm
    .select({reference, name})
    .from(properties)
    .where(and(eq(id, slug), available()))
  return home
}

/** The present slug of a home, or its last one. */
export async function slugOf(orm: Orm, home: string): Promise<string | undefined> {
  const [current] = await orm
    .select({slug: properties.id})
    .from(properties)
    .where(eq(properties.reference, home))
  if (current) return current.slug
  const [last] = await orm
    .select({slug: homeEvents.home})
    .from(homeEvents)
    .where(eq(homeEvents.reference, home))
    .orderBy(sql`${homeEvents.id} desc`)
    .limit(1)
  return last?.slug
}
