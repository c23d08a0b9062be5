/** Fetches the player of the experts' films when their portraits are near the viewport. */
import {type ComponentType, useEffect, useState} from 'react'
import {whenNear} from '#kit/ui/when-near.ts'
import type {Expert} from './expert.ts'

/** About the next turn of a wheel. */
const NEAR = '300px'

export function useFilms(experts: Expert[]): ComponentType<{experts: Expert[]}> | undefined {
  const [films, setFilms] = useState<{Films: ComponentType<{experts: Expert[]}>}>()
  const hasFilms = experts.some(({video}) => video)
  useEffect(() => {
    const portraits = document.querySelector('.experts')
    if (!hasFilms || !portraits) return
    return whenNear(portraits, NEAR, async () => {
      // Where they cannot be fetched the portraits stay.
      const part = await import('./expert-films.tsx').catch(() => null)
      if (part) setFilms({Films: part.ExpertFilms})
    })
  }, [hasFilms])
  return films?.Films
}
