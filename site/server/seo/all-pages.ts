/** Every page of the site that search engines may index, one after the other. */
import type {SiteContent} from '#server/content/records/site-content.ts'
import {
  careers,
  getBlogsList,
  getBuilders,
  getCommunities,
  getNeighborhoodsByCommunity,
  getNewsList,
  getOpenHouses,
  getProjectsByBuilder,
  getTeam,
  propertyDetail,
} from '#trade/contract/contract.ts'
import type {Community, TeamMember} from '#trade/contract/entities.ts'
import {listOf} from '../../app/shared-with-server/list-of.ts'
import {ALL_NEIGHBORHOODS, guidesPath} from '../../app/shared-with-server/place-paths.ts'
import {advertisedHomes} from './all-homes.ts'
import {type FetchCall, fetchEach} from './fetch-all.ts'
import {
  fixedPages,
  hasPage,
  type IndexedPage,
  isNamed,
  isPermitted,
  lastOf,
  recordPath,
} from './indexed-pages.ts'

/** Content that does not come from the API. */
type OwnContent = Pick<SiteContent, 'launches' | 'legal'>

/** Few records at a time are in memory: an agency may have many homes. */
export async function* allPages(
  fetchCall: FetchCall,
  {launches, legal}: OwnContent,
): AsyncGenerator<IndexedPage> {
  const legalDays = new Map(legal.map(({id, updated}) => [`/${id}`, updated]))
  yield* fixedPages().map(path => ({path, day: legalDays.get(path)}))
  yield* await landingPages(fetchCall, launches)
  const team = listOf((await fetchCall(getTeam, {})).data)
  yield* ofRoute('/team/detail/{slug}', team.map(memberOf))
  yield* await openings(fetchCall)
  yield* await articles(fetchCall)
  yield* await openHouses(fetchCall)
  const communities = listOf((await fetchCall(getCommunities, {})).data?.categories)
  yield* places(communities)
  yield* await neighborhoods(fetchCall, communities)
  const projects = new Set<string>()
  yield* await builders(fetchCall, projects)
  yield* advertisedHomes(fetchCall, {communities, team, projects})
}

/** A landing page answers 410 when its home is not advertised, or not any more. */
async function landingPages(
  fetchCall: FetchCall,
  launches: OwnContent['launches'],
): Promise<IndexedPage[]> {
  const results = await fetchEach(launches, async ({id, property: slug, updatedAt}) => {
    const {status, data} = await fetchCall(propertyDetail, {slug})
    const page = {
      path: `/${id}`,
      images: listOf(data?.main_images),
      day: lastOf(updatedAt, data?.updatedAt),
    }
    return {page, isGone: status !== 200 || !data || data.status === 'SOLD'}
  })
  return results.filter(({isGone}) => !isGone).map(({page}) => page)
}

/** The value of the route's parameter, and what else is known of the record. */
type Recorded = Omit<IndexedPage, 'path'> & {value: unknown}

const ofRoute = (route: string, records: Recorded[]): IndexedPage[] =>
  hasPage(route)
    ? records.flatMap(({value, ...more}) =>
        isNamed(value) ? {path: recordPath(route, value), ...more} : [],
      )
    : []

const memberOf = ({slug, image, updatedAt}: TeamMember): Recorded => ({
  value: slug,
  images: [image],
  day: updatedAt,
})

async function openings(fetchCall: FetchCall) {
  const {data} = await fetchCall(careers, {})
  const all = listOf(data).map(({_id, createdAt, updatedAt}) => ({
    value: _id,
    day: lastOf(updatedAt, createdAt),
  }))
  return ofRoute('/careers/apply/{id}', all)
}

interface Article {
  slug: string
  thumbnail?: string
  createdAt?: string
  updatedAt?: string
}

async function articles(fetchCall: FetchCall) {
  const [blogs, news] = await Promise.all([fetchCall(getBlogsList, {}), fetchCall(getNewsList, {})])
  const articleOf = (one: Article): Recorded => ({
    value: one.slug,
    images: [one.thumbnail],
    day: lastOf(one.updatedAt, one.createdAt),
  })
  return [
    ...ofRoute('/blogs/detail/{slug}', listOf(blogs.data).map(articleOf)),
    ...ofRoute('/news/{slug}', listOf(news.data).map(articleOf)),
  ]
}

async function openHouses(fetchCall: FetchCall) {
  const {data} = await fetchCall(getOpenHouses, {})
  const all = listOf(data?.openHouses).map(house => ({
    value: house.open_house_details?.slug,
    images: listOf(house.main_images),
    day: house.updatedAt,
  }))
  return ofRoute('/open-houses/{slug}', all)
}

/** A community has a page of its own, and one of its neighbourhoods. */
function places(communities: Community[]): IndexedPage[] {
  const pages = communities.map(({_id, image, updatedAt}) => ({
    value: _id,
    images: [image],
    day: updatedAt,
  }))
  const guides = communities
    // Its guides are those of the page without a name, which is listed.
    .filter(({name}) => isNamed(name) && name !== ALL_NEIGHBORHOODS)
    .map(({name, image}) => ({path: guidesPath(name), images: [image]}))
  return [...ofRoute('/communities/detail/{id}', pages), ...guides]
}

/** Each once, however many communities it belongs to. */
async function neighborhoods(fetchCall: FetchCall, communities: Community[]) {
  const names = communities.map(({name}) => name).filter(isNamed)
  const results = await fetchEach(names, community_name =>
    fetchCall(getNeighborhoodsByCommunity, {community_name}),
  )
  const all = results.flatMap(({data}) => listOf(data?.neighborhood))
  const byName = new Map(
    all.map(({name, hero_image, section_2_image, updatedAt}) => [
      name,
      {value: name, images: [hero_image, section_2_image], day: updatedAt},
    ]),
  )
  return ofRoute('/neighborhood/detail/{name}', [...byName.values()])
}

/** Builders, and their projects, whose slugs are added to those that are listed. */
async function builders(fetchCall: FetchCall, listed: Set<string>): Promise<IndexedPage[]> {
  const all = listOf((await fetchCall(getBuilders, {})).data)
  const slugs = all.map(({slug}) => slug).filter(isNamed)
  const results = await fetchEach(slugs, builderSlug =>
    fetchCall(getProjectsByBuilder, {builderSlug}),
  )
  const projects = results
    .flatMap(({data}) => listOf(data?.projects))
    .filter(project => isNamed(project.slug) && isPermitted(project))
    .filter(({slug}) => !listed.has(slug) && listed.add(slug))
  return [
    ...ofRoute(
      '/projects/{slug}',
      all.map(({slug, image, updatedAt}) => ({value: slug, images: [image], day: updatedAt})),
    ),
    ...ofRoute(
      '/projects/detail/{slug}',
      projects.map(({slug, main_images, listed, updatedAt}) => ({
        value: slug,
        images: listOf(main_images),
        day: lastOf(updatedAt, listed),
      })),
    ),
  ]
}
