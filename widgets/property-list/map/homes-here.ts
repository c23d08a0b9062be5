/** Chooses the homes on the map: all that the search finds, or those of the page of results. */
import {useEffect, useMemo, useState} from 'react'
import type {Api} from '#kit/api-client/client.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {isPlace} from '#kit/map/mercator.ts'
import {getHomesOnMap} from '#trade/contract/contract.ts'
import type {HomeOnMap, HomesOnMap, Property} from '#trade/contract/entities.ts'
import {askedOf, type SearchQuery} from '#trade/search-query/search-query.ts'

type Answer =
  | {is: 'waiting'}
  | {is: 'all'; found: HomesOnMap}
  /** The back end has no such call: its map cannot be searched. */
  | {is: 'missing'}
  | {is: 'failed'}

export interface HomesHere {
  homes: HomeOnMap[]
  answer: Answer
  retry: () => void
}

/** The page's homes are on the map until all are loaded, and if they cannot be loaded. */
export function useHomesHere(query: SearchQuery, properties: Property[]): HomesHere {
  const {api, locale} = useServices()
  const [answer, setAnswer] = useState<Answer>({is: 'waiting'})
  const [attempt, setAttempt] = useState(0)
  const {sort: _sort, page: _page, ...filters} = askedOf(query)
  const asked = JSON.stringify(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const request = new AbortController()
    const {signal} = request
    const settle = (next: Answer) => signal.aborted || setAnswer(next)
    findHomes(api, JSON.parse(asked), signal).then(settle, () => settle({is: 'failed'}))
    return () => request.abort()
  }, [api, asked, locale, attempt])
  const ofPage = useMemo(() => properties.flatMap(homeOnMap), [properties])
  const all = useMemo(
    () => (answer.is === 'all' ? withNames(answer.found.homes, properties) : undefined),
    [answer, properties],
  )
  return {homes: all ?? ofPage, answer, retry: () => setAttempt(attempt + 1)}
}

/** Filters that the server names as wrong are dropped, as the list drops them. */
async function findHomes(api: Api, query: SearchQuery, signal: AbortSignal): Promise<Answer> {
  const {statusCode, data, errors = {}} = await api(getHomesOnMap, query, {signal})
  if (statusCode === 200) return data ? {is: 'all', found: data} : {is: 'missing'}
  const sound = Object.entries(query).filter(([name]) => !(name in errors))
  if (statusCode === 422 && sound.length < Object.keys(query).length) {
    return findHomes(api, Object.fromEntries(sound), signal)
  }
  return {is: statusCode === 404 ? 'missing' : 'failed'}
}

function homeOnMap({slug, name, location, about, price_period}: Property): HomeOnMap[] {
  const coordinates = location?.coordinates
  if (!coordinates || !isPlace(coordinates)) return []
  return [{slug, name, coordinates, price: about.price, price_period}]
}

/** The answer leaves names out where there are many; those of the list are known. */
function withNames(homes: HomeOnMap[], properties: Property[]) {
  const placed = homes.filter(({coordinates}) => isPlace(coordinates))
  if (placed.every(({name}) => name)) return placed
  const names = new Map(properties.map(({slug, name}) => [slug, name]))
  return placed.map(home => ({...home, name: home.name ?? names.get(home.slug)}))
}
