/** The records of the reading calls (spec section 7), by their names in the contract. */
import type {Locale} from '#kit/i18n/locale.ts'
import {areaPrices, readArea} from '#server/catalogue/area-prices.ts'
import * as builders from '#server/catalogue/builders.ts'
import {findRates, listBuyingCosts, listRentingCosts} from '#server/catalogue/costs.ts'
import * as editorial from '#server/catalogue/editorial.ts'
import * as homes from '#server/catalogue/listed-homes.ts'
import * as openHouses from '#server/catalogue/open-houses.ts'
import * as people from '#server/catalogue/people.ts'
import * as places from '#server/catalogue/places.ts'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {homesOnMap, namePoints} from '#server/catalogue/search-map.ts'
import {plainSearch} from '#server/catalogue/search-sentence.ts'
import {listCities, readWanted} from '#server/catalogue/suggestions.ts'
import {findProperty} from '#server/catalogue/whole-home.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type * as contract from '#trade/contract/contract.ts'
import {type ReadContext, sound, type Values} from './read-context.ts'
import {readSearch} from './search-read.ts'

type CallName = keyof typeof contract
/** Reads the answer's `data`, texts in all their languages; undefined is answered 404. */
export type Read = (
  orm: Orm,
  values: Values,
  locale: Locale,
  context: ReadContext,
) => Promise<object | undefined>

type Find = (orm: Orm, value: string, agency: Agency) => Promise<object | undefined>

/** A required parameter that is missing is the empty text here, which names no record. */
const named =
  (name: string, find: Find): Read =>
  async (orm, values, _locale, {agency}) =>
    values[name] ? find(orm, values[name], agency) : undefined

export const reads: Partial<Record<CallName, Read>> = {
  async getHomeItems(orm) {
    const [featured_properties, exclusive_properties] = await Promise.all([
      homes.featuredProperties(orm),
      homes.exclusiveProperties(orm),
    ])
    return {featured_properties, exclusive_properties}
  },
  async propertyDetail(orm, {slug}, _locale, context) {
    const home = slug ? await findAdvertised(orm, slug, context) : undefined
    return home && context.alerts && home.status === 'ACTIVE' ? {...home, alerts: true} : home
  },
  searchProperties: readSearch,
  async getAreaPrices(_orm, values, _locale, {catalogue}) {
    const {wanted} = sound(readArea(values))
    return areaPrices(await catalogue(), wanted)
  },
  async getHomesOnMap(orm, values, _locale, {catalogue}) {
    const all = await catalogue()
    const {filters} = sound(readFilters(plainSearch(all, values).parameters))
    const {homes, ...rest} = homesOnMap(all, filters)
    return {homes: await namePoints(orm, homes), ...rest}
  },
  getAdvertised: (orm, {after}) => homes.advertised(orm, after),
  getHomesInBuilding: named('slug', homes.homesInBuildingOf),
  getProjectsByBuilder: named('builderSlug', builders.findBuilder),
  getBuilders: builders.listBuilders,
  getPropertyTypes: async orm => ({property_types: await builders.listPropertyTypes(orm)}),
  getPropertyTypesWithProperties: async (orm, _values, _locale, {catalogue}) =>
    builders.listPropertyTypesInUse(orm, await catalogue()),
  async getCities(_orm, values, _locale, {catalogue}) {
    const {wanted} = sound(readWanted(values))
    return listCities((await catalogue()).suggestions, wanted)
  },

  getCommunities: async orm => ({categories: await places.listCommunities(orm)}),
  getCommunityDetail: named('_id', places.findCommunity),
  getNeighborhood: async (orm, {name, community}) =>
    name ? places.findNeighborhood(orm, name, community) : undefined,
  getNeighborhoodsByCommunity: named('community_name', async (orm, name) => {
    const found = await places.findCommunityNamed(orm, name)
    return found?.neighborhood.length ? found : undefined
  }),

  getTeam: people.listTeam,
  getTeamMember: named('slug', people.findMember),
  getPropertiesByAgent: named('slug', async (orm, slug) =>
    (await people.findMember(orm, slug)) ? homes.listingsOf(orm, slug) : undefined,
  ),
  careers: people.listCareers,
  careerDetail: named('_id', people.findCareer),
  getGoogleReviews: (orm, _values, locale) => people.listReviews(orm, locale),

  getBlogsList: editorial.listBlogs,
  getBlogDetail: named('slug', editorial.findBlog),
  getNewsList: editorial.listNews,
  getNewsDetail: named('slug', async (orm, slug) => {
    const news = await editorial.findNews(orm, slug)
    return news && {news}
  }),
  getOpenHouses: async (orm, _values, _locale, {agency}) => ({
    openHouses: await openHouses.listOpenHouses(orm, officeDay(), agency),
  }),
  getOpenHouseDetail: named('slug', findOpenHouse),
  getSeoData: editorial.listSeo,
  getRates: findRates,
  getBuyingCosts: orm => listBuyingCosts(orm, officeDay()),
  getRentingCosts: orm => listRentingCosts(orm, officeDay()),
}

/** Distinguishes records that were advertised once from unknown ones. */
async function findAdvertised(orm: Orm, slug: string, {agency, nearTo}: ReadContext) {
  const found = await findProperty(orm, slug, agency)
  if (found?.expired) throw new Refusal(410, DELISTED)
  const near = found?.point && (await nearTo(orm, found.point))
  return found && {...found.record, near: near?.length ? near : undefined}
}

/** An open house of a home that is not advertised answers 410. */
async function findOpenHouse(orm: Orm, slug: string, agency: Agency) {
  const found = await openHouses.findOpenHouse(orm, slug, agency)
  if (found?.isDelisted) throw new Refusal(410, DELISTED)
  return found?.record
}

const DELISTED = 'This property is no longer advertised.'
