/** The terms of a server's searches, as its own lists name them. */
import {type Client, readData} from './client.ts'
import type {Terms} from './queries.ts'

/** The fewest values that searches rotate over. */
const MIN_TERMS = 40

export async function readTerms(client: Client, api: string): Promise<Terms> {
  const read = <Data>(call: string) => readData<Data>(client, `${api}/api/v1/user/${call}`)
  const {cities} = await read<{cities: {name: string}[]}>('getCities')
  const {property_types} = await read<{property_types: {_id: string}[]}>('getPropertyTypes')
  const builders = await read<{slug: string}[]>('getBuilders')
  const {categories} = await read<{categories: {_id: string}[]}>('getCommunities')
  const terms = {
    places: cities.map(({name}) => name),
    types: property_types.map(({_id}) => _id),
    builders: builders.map(({slug}) => slug),
    communities: categories.map(({_id}) => _id),
  }
  const count = Object.values(terms).flat().length
  if (count < MIN_TERMS) throw new Error(`The lists of the server have ${count} terms alone.`)
  return terms
}
