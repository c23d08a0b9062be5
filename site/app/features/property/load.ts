/** Loads a property's page; a browser needs this only to change to such a page in place. */
import {likeHome} from '#trade/buying-costs/asking-rents.ts'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import {getAreaPrices, propertyDetail} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import {filledSections, type SectionId} from '#trade/property/details/has-section.ts'
import {type PropertyTexts, safeTexts, withoutMarkup} from '#trade/property/details/texts.ts'
import {filmAddress} from '#trade/property/media/film-address.ts'
import {projectPath} from '#trade/property/property-path.ts'
import type {Visit} from '../../core/page-types.ts'
import type {FrameData} from '../../navigation/frames.ts'
import {BackendUnavailable, Gone, NotFound} from '../../records/missing-record.ts'
import {optionalData} from '../../records/optional-data.ts'
import {costsOf, type HomeCostsData} from '../buying-costs/load-costs.ts'
import {offersHours} from '../viewings/load-hours.ts'
import {type OtherHomes, othersThan} from './others/load-others.ts'

export interface PropertyData extends FrameData {
  /** The page's title. */
  name: string
  property: Property
  texts: PropertyTexts
  sections: SectionId[]
  others: OtherHomes
  /** Asking prices of similar homes in its area. */
  prices?: AreaPrices
  /** Hours for viewings are offered. */
  viewing?: true
  /** Only for a home that can be bought or rented. */
  costs?: HomeCostsData
  /** The path of a builder's project, which has a page with more of it. */
  ownPath?: string
}

export type ProjectData = Pick<PropertyData, 'property' | 'texts' | 'frames' | 'costs' | 'viewing'>

export async function loadProperty(visit: Visit): Promise<PropertyData> {
  const data = await recordOf(visit)
  const around = pricesAround(data, visit)
  const [texts, others, prices, costs, viewing] = await Promise.all([
    safeTexts(data),
    othersThan(data, visit),
    around,
    costsOf(data, visit, around),
    viewingOf(data, visit),
  ])
  const ownPath = data.project ? projectPath(data.slug) : undefined
  const property = withoutMarkup(data)
  const sections = filledSections(property, texts)
  const frames = framesOf(data)
  const more = {others, prices: ofPurpose(data, prices), costs, viewing}
  return {name: data.name, property, texts, sections, ...more, ownPath, frames}
}

/** Sales and rents alike: the one for its price, the other for its yield. A home that is sold has neither. */
async function pricesAround(home: Property, visit: Visit) {
  const like = likeHome(home)
  return like && optionalData(getAreaPrices, like, visit)
}

const ofPurpose = ({purpose}: Property, prices?: AreaPrices): AreaPrices | undefined =>
  prices && {...prices, prices: prices.prices.filter(one => one.purpose === purpose)}

/** A home is shown by the agent whom it names. */
const viewingOf = ({slug, agent, status}: Property, visit: Visit) =>
  agent && status !== 'SOLD' ? offersHours({slug}, visit) : undefined

/** Spec section 8: the failure of a project's page says nothing. */
export async function loadProject(visit: Visit): Promise<ProjectData> {
  const data = await recordOf(visit).catch(error => {
    throw error instanceof NotFound || error instanceof Gone || visit.signal?.aborted
      ? error
      : new BackendUnavailable(undefined, {cause: error})
  })
  const [texts, costs, viewing] = await Promise.all([
    safeTexts(data),
    costsOf(data, visit, pricesAround(data, visit)),
    viewingOf(data, visit),
  ])
  return {property: withoutMarkup(data), texts, costs, viewing, frames: framesOf(data)}
}

/** The film's origin, if it is a valid CSP source; other films are shown as a link only. */
function framesOf({media_url}: Property) {
  const film = filmAddress(media_url)
  const origin = film && new URL(film.frame).origin
  return origin && /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? [origin] : undefined
}

async function recordOf({api, params, signal}: Visit): Promise<Property> {
  const {statusCode, message, data} = await api(propertyDetail, {slug: params.slug ?? ''}, {signal})
  if (statusCode === 410) throw new Gone()
  if (statusCode === 404 || (statusCode === 200 && !data)) throw new NotFound()
  if (statusCode !== 200 || !data) throw new Error(`property-detail: ${statusCode} ${message}`)
  return data
}
