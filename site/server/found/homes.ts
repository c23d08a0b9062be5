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
} from '../../../widgets/shared/api/contract.ts'
import type {Community, Property, TeamMember} from '../../../widgets/shared/api/entities.ts'
import {listOf} from '../../browser/places/reading.ts'
import {type Ask, askForEach} from './ask.ts'
import {isNamed, isPermitted, type Listed, recordPath} from './listed.ts'

/** What is known already, and leads to more homes. */
export interface Known {
  communities: Community[]
  team: TeamMember[]
  /** Slugs of the projects that are listed as their builders'. */
  projects: Set<string>
}

type Home = Pick<
  Property,
  'slug' | 'main_images' | 'listed' | 'project' | 'permit_expiry' | 'status'
>

/** More pages than these no search has. */
const MOST_PAGES = 1_000

/** Each once: a builder's project has its page among the projects, though a search finds it, too. */
export async function* listedHomes(ask: Ask, known: Known): AsyncGenerator<Listed> {
  const seen = known.projects
  for await (const home of homes(ask, known)) {
    if (!isNamed(home.slug) || seen.has(home.slug) || !isAdvertised(home)) continue
    seen.add(home.slug)
    yield {
      path: recordPath(home.project ? '/projects/detail/{slug}' : '/properties/{slug}', home.slug),
      images: listOf(home.main_images),
      day: home.listed,
    }
  }
}

/** The page of what was sold stays, for those who have its address. */
const isAdvertised = (home: Home) => home.status !== 'SOLD' && isPermitted(home)

async function* homes(ask: Ask, known: Known): AsyncGenerator<Home> {
  const advertised = await ask(getAdvertised, {})
  if (advertised.data) return yield* allAdvertised(ask, advertised.data)
  const found = await ask(searchProperties, {})
  if (found.data) return yield* allFound(ask, found.data)
  yield* shownHomes(ask, known)
}

type Advertised = NonNullable<Awaited<ReturnType<typeof askAdvertised>>['data']>
const askAdvertised = (ask: Ask, after: string) => ask(getAdvertised, {after})

async function* allAdvertised(ask: Ask, first: Advertised): AsyncGenerator<Home> {
  let part: Advertised | undefined = first
  while (part) {
    yield* listOf(part.properties)
    const {next}: Advertised = part
    part = next ? (await askAdvertised(ask, next)).data : undefined
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof askPage>>['data']>
const askPage = (ask: Ask, page: number) => ask(searchProperties, {page: `${page}`})

async function* allFound(ask: Ask, first: Found): AsyncGenerator<Home> {
  yield* listOf(first.properties)
  const last = Math.min(Number(first.pages) || 1, MOST_PAGES)
  for (let page = 2; page <= last; page++) {
    const {data} = await askPage(ask, page)
    yield* listOf(data?.properties)
  }
}

async function* shownHomes(ask: Ask, {communities, team}: Known): AsyncGenerator<Home> {
  const {data: home} = await ask(getHomeItems, {})
  yield* [...listOf(home?.exclusive_properties), ...listOf(home?.featured_properties)]
  const ids = communities.map(({_id}) => _id).filter(isNamed)
  for (const {data} of await askForEach(ids, _id => ask(getCommunityDetail, {_id}))) {
    yield* listOf(data?.includedProperties)
  }
  const agents = team.filter(({type, slug}) => type === 'AGENT' && isNamed(slug))
  for (const {data} of await askForEach(agents, ({slug}) => ask(getPropertiesByAgent, {slug}))) {
    yield* listOf(data)
  }
}
