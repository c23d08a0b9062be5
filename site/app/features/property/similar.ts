/** Homes like one, or homes at all: an extra that a page waits for only a moment. */
import type {ParamsOf} from '../../../../widgets/shared/api/call.ts'
import {searchProperties} from '../../../../widgets/shared/api/contract.ts'
import type {Property} from '../../../../widgets/shared/api/entities.ts'
import type {Visit} from '../../core/page-types.ts'
import {shownOfProperty} from '../../records/card-fields.ts'
import {optionalData} from '../../records/optional-data.ts'

/** One row on wide screens. */
const MAX_HOMES = 3

type Place = Pick<Visit, 'api' | 'signal'>

/** Of the same kind, those nearby first. A back end without kinds or without the call has none. */
export async function similarTo(property: Property, visit: Place): Promise<Property[]> {
  const {purpose, property_type, neighborhood, builder_community, slug} = property
  if (!purpose || !property_type) return []
  const community = neighborhood?._id ?? builder_community
  const kind = {purpose, property_type}
  const [near, anywhere] = await Promise.all([
    community ? found({...kind, community}, visit) : [],
    found(kind, visit),
  ])
  return onCards([...near, ...anywhere].filter(other => other.slug !== slug))
}

/** The newest of all. */
export const newestHomes = async (visit: Place) => onCards(await found({}, visit))

const found = async (params: ParamsOf<typeof searchProperties>, visit: Place) =>
  (await optionalData(searchProperties, params, visit))?.properties ?? []

/** Each once, with no more than a card shows: the page carries them as data, too. */
function onCards(properties: Property[]): Property[] {
  const bySlug = new Map(properties.map(property => [property.slug, property]))
  return [...bySlug.values()].slice(0, MAX_HOMES).map(property => shownOfProperty(property))
}
