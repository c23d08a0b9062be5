/** Whether searches can be saved at this back end, and what the ids in this one are called. */
import {useEffect, useState} from 'react'
import {serverServices} from '#kit/core/services/server-services.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {getPropertyTypes, searchProperties} from '#trade/contract/contract.ts'
import type {Property, PropertyType} from '#trade/contract/entities.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import type {SavedSearchProps} from './attributes.ts'

export type Offer =
  | {is: 'waiting'}
  | {is: 'none'}
  | {is: 'made'; homes?: Property[]; types?: PropertyType[]}

const MADE: Offer = {is: 'made'}

export function useOffer({query, action}: SavedSearchProps): Offer {
  const {api} = useServices()
  const [offer, setOffer] = useState<Offer>(action ? MADE : {is: 'waiting'})
  useEffect(() => {
    // Before its texts are there, the widget takes its room as a server renders it, without calls.
    if (action || api === serverServices.api) return
    const leaving = new AbortController()
    const {signal} = leaving
    const filters = readQuery(query)
    const ask = async (): Promise<Offer> => {
      const [{data}, types] = await Promise.all([
        api(searchProperties, filters, {signal}),
        filters.property_type ? api(getPropertyTypes, {}, {signal}) : undefined,
      ])
      if (!data?.alerts) return {is: 'none'}
      return {is: 'made', homes: data.properties, types: types?.data?.property_types}
    }
    ask()
      // Nobody looks for a form that he has not seen.
      .catch((): Offer => ({is: 'none'}))
      .then(found => {
        if (!signal.aborted) setOffer(found)
      })
    return () => leaving.abort()
  }, [query, action, api])
  return offer
}
