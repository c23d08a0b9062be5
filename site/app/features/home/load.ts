/** Loads the home page in parallel; parts that fail are left out. */

import type {Answer} from '#kit/api-client/call.ts'
import type {Api} from '#kit/api-client/client.ts'
import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import {shownReviews} from '#trade/agency/shown-reviews.ts'
import {
  getCities,
  getGoogleReviews,
  getHomeItems,
  getPropertyTypes,
  propertyDetail,
} from '#trade/contract/contract.ts'
import type {City, Property, PropertyType, Review} from '#trade/contract/entities.ts'
import type {Visit} from '../../core/page-types.ts'
import {shownOfProperty, shownOfReview} from '../../records/card-fields.ts'
import {listOf} from '../../shared-with-server/list-of.ts'
import {loadMore, type MoreData} from './load-more.ts'

export interface HomeData extends MainData {
  more: MoreData
}

interface MainData {
  exclusive: Property[]
  featured: Property[]
  /** Projects with a film each. */
  films: Property[]
  mansion: Property
  reviews: Review[]
  /** Suggestions of the search; without them the search fetches them itself. */
  places?: {cities: City[]; total?: number}
  types?: PropertyType[]
  /** The message when one of the four calls failed. */
  failure?: string
}

/** A page of all that a back end features would be no selection. */
const MAX_EXCLUSIVE = 5
const MAX_FEATURED = 10
const MAX_REVIEWS = 12

/** Places that the search suggests before anything is typed; it fetches the others. */
const MAX_PLACES = 50

export async function loadHome(visit: Visit): Promise<HomeData> {
  const main = loadMain(visit)
  const more = await loadMore(visit, main.then(picturesOn))
  return {...(await main), more}
}

async function loadMain({api, agency, signal}: Visit): Promise<MainData> {
  let failure: string | undefined
  const read = async <Data>(answer: Promise<Answer<Data>>) => {
    try {
      const {statusCode, data} = await answer
      if (statusCode === 200) return data
      failure ??= LOAD_FAILED
    } catch (error) {
      failure ??= failureMessage(error)
    }
  }
  const [items, reviews, cities, types, films, mansion] = await Promise.all([
    read(api(getHomeItems, {}, {signal})),
    read(api(getGoogleReviews, {}, {signal})),
    read(api(getCities, {limit: `${MAX_PLACES}`}, {signal})),
    read(api(getPropertyTypes, {}, {signal})),
    Promise.all(agency.home.films.map(project => findProject(api, project, signal))),
    findProject(api, agency.home.mansion, signal),
  ])
  const fixed = [...films, mansion]
  const exclusive = notAmong(fixed, listOf(items?.exclusive_properties)).slice(0, MAX_EXCLUSIVE)
  const featured = notAmong([...fixed, ...exclusive], listOf(items?.featured_properties))
  return {
    exclusive: exclusive.map(property => shownOfProperty(property, {pictures: 2, text: true})),
    featured: featured.slice(0, MAX_FEATURED).map(property => shownOfProperty(property)),
    films,
    mansion,
    reviews: shownReviews(reviews, agency).slice(0, MAX_REVIEWS).map(shownOfReview),
    places: cities === undefined ? undefined : placesOf(cities),
    types:
      types === undefined
        ? undefined
        : listOf(types?.property_types).map(({_id, name}) => ({_id, name})),
    failure,
  }
}

type Project = Pick<Property, 'slug' | 'name'>

/**
 * The page links to these projects even if the back end does not know them (spec section 2, Home);
 * one that is missing or cannot be loaded is a name without further facts (spec section 8).
 */
async function findProject(api: Api, {slug, name}: Project, signal?: AbortSignal) {
  const answer = await api(propertyDetail, {slug}, {signal}).catch(() => null)
  const found = answer?.statusCode === 200 && answer.data?.slug ? answer.data : undefined
  return shownOfProperty(found ?? {slug, name, main_images: [], about: {price: null}})
}

function placesOf(answer: {cities: City[]; total?: number} | null) {
  const cities = listOf(answer?.cities)
  return {
    cities: cities.slice(0, MAX_PLACES).map(({name, title}) => ({name, title})),
    total: answer?.total ?? cities.length,
  }
}

/** No home is twice on the page, unless a part of it had nothing else to show. */
function notAmong(shown: Property[], homes: Property[]) {
  const others = homes.filter(({slug}) => !shown.some(property => property.slug === slug))
  return others.length > 0 ? others : homes
}

const picturesOn = ({exclusive, featured, films, mansion}: MainData) =>
  [...exclusive, ...featured, ...films, mansion].flatMap(({main_images}) => main_images)
