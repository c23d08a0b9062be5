/** Answers of the reading calls (spec section 7), by their names in the contract. */
import type {Locale} from '#kit/i18n/locale.ts'
import {areaPrices, readArea} from '#server/catalogue/area-prices.ts'
import * as builders from '#server/catalogue/builders.ts'
import type {CatalogueKeeper} from '#server/catalogue/catalogue.ts'
import * as editorial from '#server/catalogue/editorial.ts'
import {listBuyingCosts, listRentingCosts} from '#server/catalogue/editorial.ts'
import {nearHome} from '#server/catalogue/near/near-home.ts'
import {keepNearbyPlaces} from '#server/catalogue/near/nearby-places.ts'
import type {RouteService} from '#server/catalogue/near/route-service.ts'
import * as people from '#server/catalogue/people.ts'
import {addPictures} from '#server/catalogue/pictures.ts'
import * as places from '#server/catalogue/places.ts'
import * as properties from '#server/catalogue/properties.ts'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {homesOnMap, namePoints} from '#server/catalogue/search-map.ts'
import {plainSearch} from '#server/catalogue/search-sentence.ts'
import {listCities, readWanted} from '#server/catalogue/suggestions.ts'
import {localise} from '#server/content/records/localise.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Reader} from '#server/content/versions/reader.ts'
import type {Handler, HandlerInput, Handlers} from '#server/platform/api/handler.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type * as contract from '#trade/contract/contract.ts'
import type {AnswerCache} from './answer-cache.ts'
import {answerText, JsonText, keptAnswer} from './answers.ts'
import {type ReadContext, sound, type Values} from './read-context.ts'
import {readSearch} from './search-read.ts'

type CallName = keyof typeof contract
/** Reads the answer's `data`, texts in all their languages; undefined is answered 404. */
type Read = (
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

const reads: Partial<Record<CallName, Read>> = {
  async getHomeItems(orm) {
    const [featured_properties, exclusive_properties] = await Promise.all([
      properties.featuredProperties(orm),
      properties.exclusiveProperties(orm),
    ])
    return {featured_properties, exclusive_properties}
  },
  async propertyDetail(orm, {slug}, _locale, context) {
    const home = slug ? await findProperty(orm, slug, context) : undefined
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
  getAdvertised: (orm, {after}) => properties.advertised(orm, after),
  getHomesInBuilding: named('slug', properties.homesInBuildingOf),
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
    (await people.findMember(orm, slug)) ? properties.listingsOf(orm, slug) : undefined,
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
    openHouses: await editorial.listOpenHouses(orm, officeDay(), agency),
  }),
  getOpenHouseDetail: named('slug', findOpenHouse),
  getSeoData: editorial.listSeo,
  getRates: editorial.findRates,
  getBuyingCosts: orm => listBuyingCosts(orm, officeDay()),
  getRentingCosts: orm => listRentingCosts(orm, officeDay()),
}

/** Distinguishes records that were advertised once from unknown ones. */
async function findProperty(orm: Orm, slug: string, {agency, nearTo}: ReadContext) {
  const found = await properties.findProperty(orm, slug, agency)
  if (found?.expired) throw new Refusal(410, DELISTED)
  const near = found?.point && (await nearTo(orm, found.point))
  return found && {...found.record, near: near?.length ? near : undefined}
}

/** An open house of a home that is not advertised answers 410. */
async function findOpenHouse(orm: Orm, slug: string, agency: Agency) {
  const found = await editorial.findOpenHouse(orm, slug, agency)
  if (found?.isDelisted) throw new Refusal(410, DELISTED)
  return found?.record
}

const DELISTED = 'This property is no longer advertised.'

interface ReadParts extends Partial<Pick<ReadContext, 'alerts'>>, Pick<ReadContext, 'cards'> {
  routeService?: RouteService
  reader: Pick<Reader, 'read'>
  catalogue: Pick<CatalogueKeeper, 'of'>
  cache: AnswerCache
  siteContent: ReadSiteContent
}

export function readHandlers(parts: ReadParts): Handlers {
  const {reader, catalogue, cards, cache, siteContent, routeService, alerts = false} = parts
  const nearbyPlaces = keepNearbyPlaces()
  const handler = (name: string, read: Read): Handler => {
    const answers = cache.for(name)
    return async ({values, locale}: HandlerInput) => {
      const version = await answers.renew()
      const make = async () => {
        const {agency, version: known} = await siteContent()
        let isOutdated = known !== version
        const context: ReadContext = {
          ...{agency, alerts, version, cards},
          async nearTo(orm, home) {
            const near = nearHome(home, await nearbyPlaces(orm, version))
            const onPending = () => {
              isOutdated = true
            }
            return (await routeService?.withRoutes(home, near, onPending)) ?? near
          },
          async catalogue(wanted = version) {
            const current = await catalogue.of(wanted)
            isOutdated ||= current.version !== version
            return current
          },
        }
        const data = await reader.read(version, orm =>
          dataOf(orm, read, values as Values, locale, context),
        )
        // While the database does not answer, the facts are those that were known before.
        return {...keptAnswer(answerText('OK', data, agency)), isOutdated}
      }
      const key = JSON.stringify([name, locale, values])
      const kept = version === undefined ? make() : (answers.get(key) ?? answers.add(key, make()))
      return {message: 'OK', kept: await kept}
    }
  }
  return Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [name, handler(name, read)]),
  )
}

async function dataOf(orm: Orm, read: Read, values: Values, locale: Locale, context: ReadContext) {
  const found = await read(orm, values, locale, context)
  if (!found) throw new Refusal(404, 'There is no such record.')
  if (found instanceof JsonText) return found
  const data = Array.isArray(found)
    ? found.map(record => localise(record, locale))
    : localise(found, locale)
  const isBrief = read === reads.getAdvertised || read === reads.getHomesOnMap
  return isBrief ? data : addPictures(orm, data, locale)
}
