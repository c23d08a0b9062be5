/** Saved searches, as the commands list them. */

import type {ListedSearch} from '#server/alerts/list-searches.ts'
import {SEARCHES_PATH} from '#server/operator/operator-paths.ts'
import type {Settings} from '#server/platform/env.ts'
import {readList} from './read-list.ts'

/** As it comes through a server, too. */
export type ReadSearch = Omit<ListedSearch, 'createdAt'> & {createdAt: Date | string}

export const readSearches = (settings: Settings): Promise<ReadSearch[]> =>
  readList<ReadSearch>(settings, {
    what: 'saved searches',
    path: SEARCHES_PATH,
    async fromDatabase(orm) {
      const {listSearches} = await import('#server/alerts/list-searches.ts')
      return listSearches(orm)
    },
  })

/** What of a saved search says whose it is: its address alone. */
export const ownerOf = ({email}: ReadSearch) => ({email, name: null, phone: null, payload: {}})
