/** A search for homes as the back end has read it. */
import type {Api} from '#kit/api-client/client.ts'
import {searchProperties} from '#trade/contract/contract.ts'
import type {SearchResults} from '#trade/contract/entities.ts'
import {askedOf, type SearchQuery, understoodQuery} from '#trade/search-query/search-query.ts'

interface ReadSearch {
  /** The search in plain filters, without those that the back end cannot read. */
  query: SearchQuery
  results?: SearchResults
}

/** An address with a mistake shows the homes of what is left of it, and goes on without the mistake. */
export async function searchHomes(
  api: Api,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<ReadSearch> {
  const {statusCode, data, errors = {}} = await api(searchProperties, askedOf(query), {signal})
  const sound = Object.entries(query).filter(([name]) => !(name in errors))
  if (statusCode === 422 && sound.length < Object.keys(query).length) {
    return searchHomes(api, Object.fromEntries(sound), signal)
  }
  return {query: data ? understoodQuery(query, data) : query, results: data}
}
