/** The list of properties. Its address is the search: it can be shared, and Back works. */

import type {Api} from '#kit/api-client/client.ts'
import {getPropertyTypes} from '#trade/contract/contract.ts'
import type {SearchResults} from '#trade/contract/entities.ts'
import {isRent} from '#trade/contract/rent.ts'
import {builderName, communityName, placeName} from '#trade/property/filter-names.ts'
import {isForSearchEngines} from '#trade/search-query/for-search-engines.ts'
import {
  filterNames,
  purposeNames,
  readQuery,
  resultsAddress,
  type SearchQuery,
  writeQuery,
} from '#trade/search-query/search-query.ts'
import {definePage, type Visit} from '../../core/page-types.ts'
import {useMapAttributes, useSite} from '../../core/site-context.tsx'
import type {HydrateOn} from '../../islands/hydrate-on-interaction.ts'
import {Island, lazyElement} from '../../islands/island.tsx'
import {changeAddress} from '../../navigation/replace-url.ts'
import {cardPictures, shownOfProperty} from '../../records/card-fields.ts'
import {Redirect} from '../../records/missing-record.ts'
import {searchHomes} from '../../records/search-homes.ts'
import {Link} from '../../ui/link.tsx'
import {useOwnSearch} from '../property/own-search.ts'
import {RecentlyViewed} from '../shortlist/device/recently-viewed.tsx'
import {Purposes} from './purposes.tsx'

const propertyList = (hydrateOn: HydrateOn) =>
  lazyElement(
    'ocp-property-list',
    hydrateOn,
    () => import('../../../../widgets/property-list/element.ts'),
  )

/** Found homes can be read and followed without scripts; otherwise the widget is needed at once. */
const onIntent = propertyList('intent')
const nearViewport = propertyList('near')

export type ListData = Awaited<ReturnType<typeof load>>

/** The list fetches results itself if they cannot be loaded here, and reports a failure. */
async function load({url, api, signal}: Visit) {
  const asked = url.searchParams.get('page')
  // The first page has the address without a number.
  if (asked !== null && !/^([2-9]|[1-9]\d+)$/.test(asked)) throw new Redirect(firstPage(url), 301)
  const query = readQuery(url.search)
  const [{query: plain, results}, types] = await Promise.all([
    find(api, query, signal),
    namesOfTypes(api, signal),
  ])
  // A temporary redirect: words and filters may be understood in another way later.
  if (writeQuery(plain) !== writeQuery(query)) throw new Redirect(addressOf(plain, url))
  // A temporary redirect: there may be as many homes again.
  if (results && isBeyond(results, Number(asked ?? 1))) throw new Redirect(firstPage(url))
  return {search: url.search, results, types}
}

/** The address of a search, with what the address of another has beside its filters. */
function addressOf(query: SearchQuery, {searchParams}: URL) {
  const others = [...searchParams].filter(([name]) => !filterNames.some(filter => filter === name))
  return resultsAddress(`/properties?${new URLSearchParams(others)}`, query)
}

/** Some back ends do not count their pages: then the list is whole where it shows all of its homes. */
const isBeyond = ({pages, total, properties}: SearchResults, page: number) =>
  page > Math.max(pages, 1) && (pages > 1 || total === properties.length)

function firstPage({href}: URL) {
  const {pathname, searchParams} = new URL(href)
  searchParams.delete('page')
  return pathname + (searchParams.size ? `?${searchParams}` : '')
}

function Properties({data}: {data: ListData}) {
  const {i18n, locale, agency} = useSite()
  const {search, results, types} = data
  useOwnSearch(search)
  const query = readQuery(search)
  const {purpose} = query
  const heading = purposeNames[purpose as keyof typeof purposeNames]
  return (
    <>
      <section className="listing wrap">
        <h1>{heading ? i18n._(heading) : i18n._('Our Properties')}</h1>
        <p className="eyebrow">{placeIn(query, results) ?? agency.office.city[locale]}</p>
        <Purposes query={query} facets={results?.facets} />
        <Island
          element={results && !search.includes('view=map') ? onIntent : nearViewport}
          attributes={{...useMapAttributes(), query: search || '?', alerts: ''}}
          properties={{results, types}}
          on={{'ocp-search': showInstead}}
        />
        {!isRent(purpose) && <CostsNote />}
      </section>
      <RecentlyViewed />
    </>
  )
}

/** Below homes for sale: what comes on top of their prices. */
function CostsNote() {
  const {i18n} = useSite()
  return (
    <aside className="costs-note" aria-label={i18n._('Buying costs')}>
      <p className="costs-note__words">
        {i18n._('The whole sum before you decide: fees, commission and mortgage.')}
      </p>
      <Link className="button" href="/buying-costs">
        {i18n._('Buying costs')}
      </Link>
    </aside>
  )
}

/** The place or the builder of the homes, in the reader's language. */
function placeIn({place, community, builder}: SearchQuery, results: SearchResults | null) {
  const homes = results?.properties ?? []
  if (place) return placeName(homes, place)
  if (community) return communityName(homes, community)
  return builder && builderName(homes, builder)
}

/** The widget has a search; on this page it is stored in the address. */
function showInstead(event: CustomEvent) {
  const {query} = event.detail as {query: Record<string, string>}
  event.preventDefault()
  changeAddress(`/properties${Object.keys(query).length ? `?${new URLSearchParams(query)}` : ''}`)
}

/** Without results when there is no answer. */
async function find(api: Api, asked: SearchQuery, signal?: AbortSignal) {
  try {
    const {query, results} = await searchHomes(api, asked, signal)
    return {query, results: trimmed(results, query)}
  } catch {
    return {query: asked, results: null}
  }
}

/** Includes the record that names the requested place or builder. */
const trimmed = (results: SearchResults | undefined, {place, community, builder}: SearchQuery) =>
  results
    ? {
        ...results,
        properties: results.properties.map(property => ({
          ...shownOfProperty(property),
          ...cardPictures(property),
          ...((place || community) && {neighborhood: property.neighborhood}),
          ...(builder && {builder: property.builder}),
        })),
        alternatives: trimmedAlternatives(results),
      }
    : null

const trimmedAlternatives = ({alternatives}: SearchResults) =>
  alternatives && {
    ...alternatives,
    homes: alternatives.homes && {
      ...alternatives.homes,
      properties: alternatives.homes.properties.map(property => ({
        ...shownOfProperty(property),
        ...cardPictures(property),
      })),
    },
  }

async function namesOfTypes(api: Api, signal?: AbortSignal) {
  try {
    const {data} = await api(getPropertyTypes, {}, {signal})
    return (data?.property_types ?? []).map(({_id, name}) => ({_id, name}))
  } catch {
    return []
  }
}

export default definePage<ListData>({
  load,
  elements: [onIntent],
  description: i18n =>
    i18n._('Homes and offices for sale and to rent in Dubai, each with its permit.'),
  /** Each page of the whole list is one of its own; of a search the list is. */
  ownPath: ({search}) => {
    const {page, ...filters} = readQuery(search)
    const isWhole = Object.keys(filters).length === 0 && !search.includes('view=')
    return page && isWhole ? `/properties?page=${page}` : undefined
  },
  isUnlisted: ({search}) => !isForSearchEngines(readQuery(search)),
  Page: Properties,
})
