/** The kinds of homes that the lifestyle page shows. */
import {getPropertyTypes, getPropertyTypesWithProperties} from '#trade/contract/contract.ts'
import type {PropertyType, RecordExtras} from '#trade/contract/entities.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {englishIn, picturesOf} from '../../../records/record-fields.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'

export interface Lifestyle extends Pick<RecordExtras, 'pictures'> {
  href: string
  name: string
  lang?: 'en'
  image?: string
}

export interface LifestyleData {
  lifestyles: Lifestyle[]
  failure?: string
}

export async function loadLifestyle(visit: Visit): Promise<LifestyleData> {
  const {types, failure} = await typesOf(visit)
  return {
    lifestyles: listOf(types)
      .filter(({_id, name}) => _id && name)
      .map(lifestyleOf),
    failure,
  }
}

/** A back end without the one call has the types that a visitor can search by. */
async function typesOf({api, signal}: Visit) {
  const inUse = await reading(api(getPropertyTypesWithProperties, {}, {signal}))
  if (inUse.statusCode !== 404) return {types: inUse.data, failure: inUse.failure}
  const all = await reading(api(getPropertyTypes, {}, {signal}))
  return {types: all.data?.property_types, failure: all.failure}
}

function lifestyleOf(type: PropertyType): Lifestyle {
  const {_id, name, image} = type
  return {
    href: `/properties?property_type=${encodeURIComponent(_id)}`,
    name,
    lang: englishIn(type, 'name'),
    image: image || undefined,
    pictures: picturesOf(type, image),
  }
}
