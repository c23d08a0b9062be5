/**
 * Finds the people who must get a mail: searches that are due are matched with the changes, some
 * dozens at a time, so that everything else in the server has its turn between them.
 */
import {setImmediate as turn} from 'node:timers/promises'
import {and, asc, gt, inArray, isNull, lt, min, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {isDue, type Today} from '../due.ts'
import {AT_ONCE, enqueueHomes, HOMES, type HomesMailKind, nextMails} from '../mail/search-mail.ts'
import {homeWatch, savedSearches} from '../tables.ts'
import {type Changes, latestChange, readChanges, withSomething} from './changed-homes.ts'
import {peopleWithNews} from './match-homes.ts'

/** The number of searches between which everything else has its turn. */
const BATCH = 40
/** Seconds for which one server matches, and the others leave it alone. */
const TURN = 50

export interface Matched {
  searches: number
  people: number
}

/** Undefined: another server does it at the moment. */
export async function matchSearches(
  orm: Orm,
  today: Today,
  kinds: HomesMailKind[] = [AT_ONCE, HOMES],
): Promise<Matched | undefined> {
  const mine = await orm
    .update(homeWatch)
    .set({matchedAt: sql`now()`})
    .where(
      sql`${homeWatch.matchedAt} is null or ${homeWatch.matchedAt} < now() - make_interval(secs => ${TURN})`,
    )
    .returning({id: homeWatch.id})
  if (!mine.length) return undefined
  const matched: Matched = {searches: 0, people: 0}
  if (kinds.includes(AT_ONCE)) {
    for await (const people of peopleWithNews(orm)) {
      const mails = await nextMails(orm, AT_ONCE, people, today.day)
      matched.people += await enqueueHomes(orm, AT_ONCE, mails, today.day)
      await turn()
    }
  }
  const upto = await latestChange(orm)
  for (const kind of kinds) await matchKind(orm, {kind, today, upto}, matched)
  return matched
}

interface Matching {
  kind: HomesMailKind
  today: Today
  upto: number
}

async function matchKind(orm: Orm, matching: Matching, matched: Matched) {
  const {kind, today, upto} = matching
  const from = await firstUnknown(orm, matching)
  if (from === undefined) return
  const changes = await readChanges(orm, from, upto)
  let after: string | undefined
  for (;;) {
    const due = await dueSearches(orm, matching, after)
    if (!due.length) return
    after = due.at(-1)?.id
    const mails = await nextMails(
      orm,
      kind,
      due.map(({person}) => person),
      today.day,
    )
    const open = due.filter(({person}) => mails.has(person))
    matched.searches += open.length
    const people = await matchSome(orm, open, changes, upto)
    const told = new Map([...mails].filter(([person]) => people.has(person)))
    matched.people += await enqueueHomes(orm, kind, told, today.day)
    await turn()
  }
}

type Due = Pick<typeof savedSearches.$inferSelect, 'id' | 'query' | 'seen' | 'person'>

/** The people with something to read. A search without changed homes need not be checked again. */
async function matchSome(orm: Orm, due: Due[], changes: Changes, upto: number) {
  const groups = alike(due)
  const found = withSomething(
    changes,
    groups.flatMap(([one]) => one ?? []),
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
  return new Set(told.map(({person}) => person))
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

const isUnknown = ({kind, today, upto}: Matching) =>
  and(isDue(kind, today), isNull(savedSearches.home), lt(savedSearches.seen, upto))

/** The last change that the one who knows least has heard of. */
async function firstUnknown(orm: Orm, matching: Matching) {
  const [row] = await orm
    .select({seen: min(savedSearches.seen)})
    .from(savedSearches)
    .where(isUnknown(matching))
  return row?.seen ?? undefined
}

const dueSearches = (orm: Orm, matching: Matching, after: string | undefined) =>
  orm
    .select({
      id: savedSearches.id,
      query: savedSearches.query,
      seen: savedSearches.seen,
      person: savedSearches.person,
    })
    .from(savedSearches)
    .where(and(isUnknown(matching), after === undefined ? undefined : gt(savedSearches.id, after)))
    .orderBy(asc(savedSearches.id))
    .limit(BATCH)
