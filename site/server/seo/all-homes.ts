/**
 * The homes that are advertised. The reference back end has a call that lists them all; of another
 * one we ask what its pages show: a search, or the lists that the specification knows.
 */
import {
  getAdvertised,
  getCommunityDetail,
  getHomeItems,
  getPropertiesByAgent,
  searchProperties,
} from '#trade/contract/contract.ts'
import type {Community, Property, TeamMember} from '#trade/contract/entities.ts'
import {listOf} from '../../app/shared-with-server/list-of.ts'
import {type FetchCall, fetchEach} from './fetch-all.ts'
import {type IndexedPage, isNamed, isPermitted, lastOf, recordPath} from './indexed-pages.ts'

/** Records that are loaded already, and lead to more homes. */
export interface LoadedRecords {
  communities: Community[]
  team: TeamMember[]
  /** Slugs of the projects that are listed as their builders'. */
  projects: Set<string>
}

type Home = Pick<
  Property,
  'slug' | 'main_images' | 'listed' | 'project' | 'permit_expiry' | 'status' | 'updatedAt'
>

/** More pages than these no search has. */
const MAX_SEARCH_PAGES = 1_000

/** Each once: a builder's project has its page among the projects, though a search finds it, too. */
export async function* advertisedHomes(
  fetchCall: FetchCall,
  known: LoadedRecords,
): AsyncGenerator<IndexedPage> {
  const seen = known.projects
  for await (const home of homes(fetchCall, known)) {
    if (!isNamed(home.slug) || seen.has(home.slug) || !isAdvertised(home)) continue
    seen.add(home.slug)
    yield {
      path: recordPath(home.project ? '/projects/detail/{slug}' : '/properties/{slug}', home.slug),
      images: listOf(home.main_images),
      day: lastOf(home.updatedAt, home.listed),
    }
  }
}

/** The page of what was sold stays, for those who have its address. */
const isAdvertised = (home: Home) => home.status !== 'SOLD' && isPermitted(home)

async function* homes(fetchCall: FetchCall, known: LoadedRecords): AsyncGenerator<Home> {
  const advertised = await fetchCall(getAdvertised, {})
  if (advertised.data) return yield* allAdvertised(fetchCall, advertised.data)
  const found = await fetchCall(searchProperties, {})
  if (found.data) return yield* allFound(fetchCall, found.data)
  yield* shownHomes(fetchCall, known)
}

type Advertised = NonNullable<Awaited<ReturnType<typeof fetchAdvertised>>['data']>
const fetchAdvertised = (fetchCall: FetchCall, after: string) => fetchCall(getAdvertised, {after})

async function* allAdvertised(fetchCall: FetchCall, first: Advertised): AsyncGenerator<Home> {
  let part: Advertised | undefined = first
  while (part) {
    yield* listOf(part.properties)
    const {next}: Advertised = part
    part = next ? (await fetchAdvertised(fetchCall, next)).data : undefined
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof fetchSearchPage>>['data']>
const fetchSearchPage = (fetchCall: FetchCall, page: number) =>
  fetchCall(searchProperties, {page: `${page}`})

async function* allFound(fetchCall: FetchCall, first: Found): AsyncGenerator<Home> {
  yield* listOf(first.properties)
  const last = Math.min(Number(first.pages) || 1, MAX_SEARCH_PAGES)
  for (let page = 2; page <= last; page++) {
    const {data} = await fetchSearchPage(fetchCall, page)
    yield* listOf(data?.properties)
  }
}

async function* shownHomes(
  fetchCall: FetchCall,
  {communities, team}: LoadedRecords,
): AsyncGenerator<Home> {
  const {data: home} = await fetchCall(getHomeItems, {})
  yield* [...listOf(home?.exclusive_properties), ...listOf(home?.featured_properties)]
  const ids = communities.map(({_id}) => _id).filter(isNamed)
  for (const {data} of await fetchEach(ids, _id => fetchCall(getCommunityDetail, {_id}))) {
    yield* listOf(data?.includedProperties)
  }
  const agents = team.filter(({type, slug}) => type === 'AGENT' && isNamed(slug))
  for (const {data} of await fetchEach(agents, ({slug}) =>
    fetchCall(getPropertiesByAgent, {slug}),
  )) {
    yield* listOf(data)
  }
}
