/** Actions of the owner on a saved search. Each may be repeated. */
import {and, eq, ne, sql} from 'drizzle-orm'
import {homeEvents} from '#server/content/change-tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Frequency, SavedSearchChange, SavedSearchTask} from '#trade/alerts/suite.ts'
import type {SavedSearchRow} from './private-link.ts'
import {homeChanges, savedSearches} from './tables.ts'

const now = sql`now()`
const ended = {state: 'ended', endedAt: now} as const

/** The last change there is: whoever begins now is told what comes after it. */
const latestChange = ({home}: SavedSearchRow) =>
  home === null
    ? sql<number>`(select coalesce(max(${homeChanges.id}), 0) from ${homeChanges})`
    : sql<number>`(select coalesce(max(${homeEvents.id}), 0) from ${homeEvents})`

const tasks: Record<
  SavedSearchTask,
  (orm: Orm, search: SavedSearchRow, change: SavedSearchChange) => Promise<unknown>
> = {
  confirm: (orm, search) => (search.state === 'waiting' ? begin(orm, search) : nothing),
  start: (orm, search) => (search.state === 'ended' ? begin(orm, search) : nothing),
  change: (orm, {id, home}, {name, frequency}) =>
    home === null ? update(orm, id, {name, frequency: frequency as Frequency}) : nothing,
  end: (orm, {id, state}) => (state === 'ended' ? nothing : update(orm, id, ended)),
  'end-all': (orm, {person}) =>
    orm
      .update(savedSearches)
      .set(ended)
      .where(and(eq(savedSearches.person, person), ne(savedSearches.state, 'ended'))),
  delete: (orm, {id}) => orm.delete(savedSearches).where(eq(savedSearches.id, id)),
}

export const changeSearch = (orm: Orm, search: SavedSearchRow, change: SavedSearchChange) =>
  tasks[change.task as SavedSearchTask](orm, search, change)

const nothing = Promise.resolve()

const update = (orm: Orm, id: string, values: object) =>
  orm.update(savedSearches).set(values).where(eq(savedSearches.id, id))

/** The same search of the same address is replaced: nobody wants each home twice. */
const begin = (orm: Orm, search: SavedSearchRow) =>
  orm.transaction(async inside => {
    const {id, person, query, frequency, confirmedAt} = search
    await inside
      .delete(savedSearches)
      .where(
        and(
          eq(savedSearches.person, person),
          eq(savedSearches.query, query),
          ne(savedSearches.id, id),
          eq(savedSearches.state, 'confirmed'),
        ),
      )
    await inside
      .update(savedSearches)
      .set({
        state: 'confirmed',
        endedAt: null,
        seen: latestChange(search),
        confirmedAt: confirmedAt ?? now,
        // A week begins with its day; what is daily may come today.
        ...(frequency === 'weekly' && {mailedOn: officeDay()}),
      })
      .where(eq(savedSearches.id, id))
  })
