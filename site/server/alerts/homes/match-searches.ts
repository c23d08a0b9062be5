/**
 * Finds the people who must get a mail: searches that are due are matched with the changes, some
 * dozens at a time, so that everything else in the server has its turn between them.
 */
import {setImmediate as turn} from 'node:timers/promises'
import {and, asc, eq, gt, inArray, lt, or, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Today} from '../due.ts'
import {enqueueHomes, withMail} from '../mail/search-mail.ts'
import {homeWatch, savedSearches} from '../tables.ts'
import {latestChange, withSomething} from './changed-homes.ts'

/** The number of searches between which everything else has its turn. */
const BATCH = 40
/** Seconds for which one server matches, and the others leave it alone. */
const TURN = 50

export interface Matched {
  searches: number
  people: number
}

/** Undefined: another server does it at the moment. */
export async function matchSearches(orm: Orm, today: Today): Promise<Matched | undefined> {
  const mine = await orm
    .update(homeWatch)
    .set({matchedAt: sql`now()`})
    .where(
      sql`${homeWatch.matchedAt} is null or ${homeWatch.matchedAt} < now() - make_interval(secs => ${TURN})`,
    )
    .returning({id: homeWatch.id})
  if (!mine.length) return undefined
  const upto = await latestChange(orm)
  const matched: Matched = {searches: 0, people: 0}
  let after: string | undefined
  for (;;) {
    const due = await dueSearches(orm, today, upto, after)
    if (!due.length) return matched
    after = due.at(-1)?.id
    const having = await withMail(
      orm,
      due.map(({person}) => person),
      today.day,
    )
    const open = due.filter(({person}) => !having.has(person))
    matched.searches += open.length
    matched.people += await matchSome(orm, open, upto, today.day)
    await turn()
  }
}

type Due = Pick<typeof savedSearches.$inferSelect, 'id' | 'query' | 'seen' | 'person'>

/** A search without changed homes need not be checked again. */
async function matchSome(orm: Orm, due: Due[], upto: number, day: string) {
  if (!due.length) return 0
  const groups = alike(due)
  const found = await withSomething(
    orm,
    groups.flatMap(([one]) => one ?? []),
    upto,
  )
  const told = groups.flatMap((group, at) => (found.has(at) ? group : []))
  const rest = groups.flatMap((group, at) => (found.has(at) ? [] : group))
  if (rest.length) {
    await orm
      .update(savedSearches)
      .set({seen: upto})
      .where(
        inArray(
          savedSearches.id,
          rest.map(({id}) => id),
        ),
      )
  }
  return enqueueHomes(orm, [...new Set(told.map(({person}) => person))], day)
}

/** Many people look for the same. */
function alike(due: Due[]): Due[][] {
  const groups = new Map<string, Due[]>()
  for (const one of due) {
    const key = `${one.seen} ${one.query}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** Confirmed ones that had no mail yet where they may have one. */
export const isDue = ({since}: Today) => {
  const {state, frequency, mailedOn} = savedSearches
  const notSince = (name: 'daily' | 'weekly') =>
    and(eq(frequency, name), or(sql`${mailedOn} is null`, lt(mailedOn, since[name])))
  return and(eq(state, 'confirmed'), or(notSince('daily'), notSince('weekly')))
}

const dueSearches = (orm: Orm, today: Today, upto: number, after: string | undefined) =>
  orm
    .select({
      id: savedSearches.id,
      query: savedSearches.query,
      seen: savedSearches.seen,
      person: savedSearches.person,
    })
    .from(savedSearches)
    .where(
      and(
        isDue(today),
        lt(savedSearches.seen, upto),
        after === undefined ? undefined : gt(savedSearches.id, after),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(BATCH)
