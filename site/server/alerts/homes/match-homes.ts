/** Finds the people who follow a home of which there is something to tell. */
import {and, asc, eq, gt, inArray, isNotNull, lt, sql} from 'drizzle-orm'
import {homeEvents} from '#server/content/change-tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {savedSearches} from '../tables.ts'
import {type Followed, latestEvent, newsOfHomes} from './home-news.ts'
import {followRenamed} from './renamed-homes.ts'

type Due = Followed & {id: string; person: string}

const BATCH = 200

/** Answers the batches of people, one after the other. */
export async function* peopleWithNews(orm: Orm): AsyncGenerator<string[]> {
  await followRenamed(orm)
  const upto = await latestEvent(orm)
  let after: string | undefined
  for (;;) {
    const due = await dueHomes(orm, upto, after)
    if (!due.length) return
    after = due.at(-1)?.id
    const news = await newsOfHomes(orm, due, upto)
    await passOver(
      orm,
      due.filter((_one, at) => news[at] === undefined),
      upto,
    )
    const isNews = (_one: Due, at: number) => news[at] !== undefined && news[at] !== 'held'
    yield due.filter(isNews).map(({person}) => person)
  }
}

/** A search without news need not be looked at again. */
async function passOver(orm: Orm, silent: Due[], upto: number) {
  if (!silent.length) return
  await orm
    .update(savedSearches)
    .set({seen: sql`greatest(${savedSearches.seen}, ${upto}::bigint)`})
    .where(
      inArray(
        savedSearches.id,
        silent.map(({id}) => id),
      ),
    )
}

async function dueHomes(orm: Orm, upto: number, after: string | undefined): Promise<Due[]> {
  const {id, person, home, seen, state} = savedSearches
  const happened = sql`exists (select from ${homeEvents} where ${homeEvents.reference} = ${home}
    and ${homeEvents.id} > ${seen} and ${homeEvents.id} <= ${upto}::bigint)`
  const rows = await orm
    .select({id, person, home: sql<string>`${home}`, seen})
    .from(savedSearches)
    .where(
      and(
        eq(state, 'confirmed'),
        isNotNull(home),
        lt(seen, upto),
        after === undefined ? undefined : gt(id, after),
        happened,
      ),
    )
    .orderBy(asc(id))
    .limit(BATCH)
  return rows
}
