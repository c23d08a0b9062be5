/**
 * The search is seen at once and wakes on the first sign of intent: until then it is plain fields of
 * the browser's own, and neither the model nor the request layer are fetched.
 */
import {useLayoutEffect, useRef, useState} from 'react'
import {useServices} from '../shared/core/view/use-services.ts'
import type {PropertySearchProps} from './attributes.ts'
import type {Awake} from './lazy-model.ts'
import type {SearchModel} from './model.ts'

type Given = Pick<PropertySearchProps, 'types' | 'places'>

export interface Waking {
  /** Null while it sleeps. */
  awake: Awake | null
  /** Does something with the model, now or once it is there; without it the fields stay plain. */
  use: (act: (model: SearchModel) => void) => void
}

export function useLazyModel({types, places}: Given): Waking {
  const services = useServices()
  const [awake, setAwake] = useState<Awake | null>(null)
  const fetching = useRef<Promise<Awake> | null>(null)

  // Another language or other lists: the next sign of intent starts afresh. Before anything can be
  // typed for which the new ones are asked.
  useLayoutEffect(
    () => () => {
      if (services || types || places) fetching.current = null
      setAwake(null)
    },
    [services, types, places],
  )

  const wake = () => {
    const waking = import('./lazy-model.ts').then(part => {
      const woken = part.awake(services.host, services, {types, places})
      services.prepareCalls()
      // Other lists may have come meanwhile.
      if (fetching.current === waking) setAwake(woken)
      return woken
    })
    return waking
  }
  const use: Waking['use'] = act => {
    if (awake) return act(awake.model)
    fetching.current ??= wake()
    fetching.current.then(
      woken => act(woken.model),
      () => {
        fetching.current = null
      },
    )
  }
  return {awake, use}
}
