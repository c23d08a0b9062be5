import {useEffect, useRef, useState} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {serverServices} from '#kit/core/services/services.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {defaultName} from '#trade/alerts/default-name.ts'
import {FollowHomeFields, SavedSearchFormFields, savedSearchStyles} from '#trade/alerts/fields.tsx'
import {savedSearchForm} from '#trade/alerts/model.ts'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {homeOfQuery} from '#trade/alerts/watched-home.ts'
import {getPropertyTypes, propertyDetail, searchProperties} from '#trade/contract/contract.ts'
import type {Property, PropertyType} from '#trade/contract/entities.ts'
import {readQuery, understoodQuery, writeQuery} from '#trade/search-query/search-query.ts'
import type {SavedSearchProps} from './attributes.ts'

export const whole: WholeView<SavedSearchProps> = {View: SavedSearch, styles: savedSearchStyles}

/** A back end without such mails has no form; a page that posts it natively has checked that. */
function SavedSearch(props: SavedSearchProps) {
  const {i18n} = useServices()
  const offer = useOffer(props)
  if (offer.is === 'none') return null
  if (offer.is === 'waiting') return <div className="skeleton waiting" aria-busy="true" />
  const {query = props.query} = offer
  const name =
    props.name || offer.name || defaultName(readQuery(savedQuery(query)), {i18n, ...offer})
  return <SearchForm key={name} {...props} query={query} name={name} />
}

function SearchForm(props: SavedSearchProps) {
  const {i18n} = useServices()
  const {name, resume, heading, action} = props
  const latest = useRef(props)
  latest.current = props
  const model = useFormModel(services =>
    savedSearchForm({name, resume, query: () => latest.current.query}, services),
  )
  const isHome = homeOfQuery(props.query) !== undefined
  return (
    <Form
      model={model}
      heading={heading}
      label={isHome ? i18n._('Follow this home') : i18n._('Be the first to hear')}
      action={action}
      resume={resume}
    >
      {isHome ? <FollowHomeFields name={name} /> : <SavedSearchFormFields />}
    </Form>
  )
}

type Offer =
  | {is: 'waiting'}
  | {is: 'none'}
  /** `query`: with plain filters, where it was one in words. */
  | {is: 'made'; query?: string; name?: string; homes?: Property[]; types?: PropertyType[]}

const MADE: Offer = {is: 'made'}

/** Finds out whether this back end sends such mails, and the names of the ids in this search. */
function useOffer({query, action}: SavedSearchProps): Offer {
  const {api} = useServices()
  const [offer, setOffer] = useState<Offer>(action ? MADE : {is: 'waiting'})
  useEffect(() => {
    // Before its texts are there, the widget takes its room as a server renders it, without calls.
    if (action || api === serverServices.api) return
    const leaving = new AbortController()
    const {signal} = leaving
    const filters = readQuery(query)
    const home = homeOfQuery(query)
    const askHome = async (slug: string): Promise<Offer> => {
      const {data} = await api(propertyDetail, {slug}, {signal})
      return data?.alerts ? {is: 'made', name: data.name} : {is: 'none'}
    }
    const ask = async (): Promise<Offer> => {
      if (home) return askHome(home)
      const [{data}, types] = await Promise.all([
        api(searchProperties, filters, {signal}),
        filters.property_type ? api(getPropertyTypes, {}, {signal}) : undefined,
      ])
      if (!data?.alerts) return {is: 'none'}
      return {
        is: 'made',
        query: writeQuery(understoodQuery(filters, data)),
        homes: data.properties,
        types: types?.data?.property_types,
      }
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
