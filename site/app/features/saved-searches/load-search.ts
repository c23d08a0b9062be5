/** The subject of a saved search: its name in words and the homes that it finds now, or one home. */
import {getPropertyTypes, propertyDetail} from '#trade/contract/contract.ts'
import type {Property, PropertyType} from '#trade/contract/entities.ts'
import type {SearchQuery} from '#trade/search-query/search-query.ts'
import type {Visit} from '../../core/page-types.ts'
import {searchHomes} from '../../records/search-homes.ts'

export interface LoadedSearch {
  /** The search in plain filters, as far as the back end has read it. */
  query: SearchQuery
  /** Undefined: it is not known at the moment. */
  total?: number
  /** True when the back end sends mails about new homes. */
  alerts?: boolean
  /** Names of what the search says by ids. */
  homes: Property[]
  types: PropertyType[]
}

export async function loadSearch(
  {api, signal}: Pick<Visit, 'api' | 'signal'>,
  query: SearchQuery,
): Promise<LoadedSearch> {
  const nothing: LoadedSearch = {query, homes: [], types: []}
  try {
    const [{query: plain, results}, types] = await Promise.all([
      searchHomes(api, query, signal),
      api(getPropertyTypes, {}, {signal}).catch(() => undefined),
    ])
    if (!results) return nothing
    const {total, alerts = false, properties} = results
    const asked = types?.data?.property_types ?? []
    return {
      query: plain,
      total,
      alerts,
      types: asked
        .filter(({_id}) => _id === plain.property_type)
        .map(({_id, name}) => ({_id, name})),
      homes:
        plain.place || plain.community || plain.builder ? properties.slice(0, 1).map(named) : [],
    }
  } catch {
    return nothing
  }
}

/** A page needs nothing of the home but what place and builder are called. */
const named = ({name, slug, neighborhood, builder}: Property) =>
  ({name, slug, neighborhood, builder}) as Property

export type FollowedHome = Pick<Property, 'name' | 'slug' | 'about' | 'price_period' | 'alerts'>

/** Undefined where it is withdrawn, and where the API does not answer. */
export async function loadHome(
  {api, signal}: Pick<Visit, 'api' | 'signal'>,
  slug: string,
): Promise<FollowedHome | undefined> {
  const answer = await api(propertyDetail, {slug}, {signal}).catch(() => undefined)
  if (!answer?.data) return undefined
  const {name, about, price_period, alerts} = answer.data
  return {name, slug: answer.data.slug, about: {...about, amenities: []}, price_period, alerts}
}
