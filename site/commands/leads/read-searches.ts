/** Saved searches, from the server that runs on this `DATA_DIR` or from the database itself. */
import {SEARCHES_PATH} from '../../server/http/api/operator-paths.ts'
import type {Settings} from '../../server/platform/env.ts'
import {OperatorError} from '../../server/platform/operator-error.ts'
import type {ListedSearch} from '../../server/saved-searches/list-searches.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'

/** As it comes through a server, too. */
export type ReadSearch = Omit<ListedSearch, 'createdAt'> & {createdAt: Date | string}

export async function readSearches(settings: Settings): Promise<ReadSearch[]> {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: saved searches are kept by the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  let searches: ReadSearch[] = []
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database}) => {
        const {listSearches} = await import('../../server/saved-searches/list-searches.ts')
        searches = await listSearches(await database.ready())
      }),
    async throughServer(ask) {
      searches = (await (await ask(SEARCHES_PATH)).json()) as ReadSearch[]
    },
  })
  return searches
}

/** What of a saved search says whose it is: its address alone. */
export const ownerOf = ({email}: ReadSearch) => ({email, name: null, phone: null, payload: {}})
