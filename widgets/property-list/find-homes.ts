/** One search: what is found, or what stands in its way. */
import type {Answer} from '#kit/api-client/call.ts'
import {LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import {searchProperties} from '#trade/contract/contract.ts'
import {askedOf, type SearchQuery} from '#trade/search-query/search-query.ts'
import type {Results} from './attributes.ts'
import {without} from './filters/query.ts'
import type {Status} from './state.ts'

type Api = Services['api']

interface Search {
  query: SearchQuery
  /** The most homes that are wanted; 0: one page. */
  limit: number
  signal: AbortSignal
}

/** `refused`: without the filters that the server names as wrong, so that the visitor sees homes. */
export type Found = Status | {is: 'refused'; query: SearchQuery}

export async function findHomes(api: Api, search: Search): Promise<Found> {
  const answer = await fetchResults(api, search)
  if (answer.statusCode === 200) return {is: 'shown', results: answer.data ?? nothing}
  if (answer.statusCode === 404) return {is: 'missing'}
  const {query} = search
  const wrong = answer.statusCode === 422 ? Object.keys(answer.errors ?? {}) : []
  if (wrong.some(name => name in query)) return {is: 'refused', query: without(query, ...wrong)}
  return {is: 'failed', message: LOAD_FAILED}
}

/** The first page, and as many of the next ones as a limit needs. */
async function fetchResults(api: Api, {query, limit, signal}: Search) {
  const asked = askedOf(query)
  const fetchPage = (page?: number) =>
    api(searchProperties, page ? {...asked, page: `${page}`} : asked, {signal})
  const answer = await fetchPage()
  const {properties = [], pages = 1} = answer.data ?? {}
  if (!limit || !answer.data || properties.length === 0) return answer
  const last = Math.min(pages, Math.ceil(limit / properties.length))
  const rest = await Promise.all(Array.from({length: last - 1}, (_, at) => fetchPage(at + 2)))
  const all = [answer, ...rest].flatMap(({data}) => data?.properties ?? []).slice(0, limit)
  return {...answer, data: {...answer.data, properties: all}} as Answer<Results>
}

const nothing: Results = {properties: [], total: 0, page: 1, pages: 1, facets: {}}
