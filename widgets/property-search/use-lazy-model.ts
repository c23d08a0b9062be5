/**
 * The search is visible at once and loads its model on the first interaction: until then its fields
 * are uncontrolled, and neither the model nor the request layer are fetched.
 */
import {useLayoutEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {PropertySearchProps} from './attributes.ts'
import type {LoadedSearch} from './lazy-model.ts'
import type {SearchModel} from './model.ts'

type LazySearchProps = Pick<PropertySearchProps, 'types' | 'places'>

export interface LazySearch {
  /** Null until it is loaded. */
  loaded: LoadedSearch | null
  /** Does something with the model, now or once it is there; without it the fields stay plain. */
  use: (act: (model: SearchModel) => void) => void
}

export function useLazyModel({types, places}: LazySearchProps): LazySearch {
  const services = useServices()
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null)
  const fetching = useRef<Promise<LoadedSearch> | null>(null)

  // Another language or other lists: the next sign of intent starts again, before anything can be
  // typed that needs the new ones.
  useLayoutEffect(
    () => () => {
      if (services || types || places) fetching.current = null
      setLoaded(null)
    },
    [services, types, places],
  )

  const load = () => {
    const loading = import('./lazy-model.ts').then(part => {
      const search = part.createSearch(services.host, services, {types, places})
      services.prepareCalls()
      // Other lists may have come meanwhile.
      if (fetching.current === loading) setLoaded(search)
      return search
    })
    return loading
  }
  const use: LazySearch['use'] = act => {
    if (loaded) return act(loaded.model)
    fetching.current ??= load()
    fetching.current.then(
      search => act(search.model),
      () => {
        fetching.current = null
      },
    )
  }
  return {loaded, use}
}
