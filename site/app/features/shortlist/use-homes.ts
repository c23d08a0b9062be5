/** The homes of a list that only the browser knows. */
import {useEffect, useState} from 'react'
import type {Api} from '#kit/api-client/client.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '#trade/contract/entities.ts'
import {type Homes, loadHomes, NO_HOMES} from '../../records/load-homes.ts'

export interface HomesOfList<Home = Property> extends Homes<Home> {
  isLoading: boolean
  /** Requests those again that could not be read. */
  retry(): void
}

type Load<Home> = (api: Api, slugs: string[], signal: AbortSignal) => Promise<Homes<Home>>

/** Reads what is not read yet; `known` is what the page has loaded already. */
export function useHomes(slugs: readonly string[] | null, known?: Homes): HomesOfList
/** For homes with more than a list needs: `load` is always the same function. */
export function useHomes<Home extends Property>(
  slugs: readonly string[] | null,
  known: Homes<Home>,
  load: Load<Home>,
): HomesOfList<Home>
export function useHomes(
  slugs: readonly string[] | null,
  known: Homes = NO_HOMES,
  load: Load<Property> = loadHomes,
): HomesOfList {
  const {api} = useServices()
  const [found, setFound] = useState(known)
  const [given, setGiven] = useState(known)
  if (given !== known) {
    setGiven(known)
    setFound(known)
  }
  const answered = [...found.homes.map(({slug}) => slug), ...found.gone, ...found.failed]
  const missing = slugs?.filter(slug => !answered.includes(slug)).join() ?? ''

  useEffect(() => {
    if (!missing) return
    const superseded = new AbortController()
    const read = async () => {
      const more = await load(api, missing.split(','), superseded.signal)
      if (!superseded.signal.aborted) setFound(before => joined(before, more))
    }
    void read()
    return () => superseded.abort()
  }, [api, missing, load])

  return {
    ...found,
    isLoading: slugs === null || missing !== '',
    retry: () => setFound(before => ({...before, failed: []})),
  }
}

const joined = (before: Homes, more: Homes): Homes => ({
  homes: [...before.homes, ...more.homes],
  gone: [...before.gone, ...more.gone],
  failed: [...before.failed, ...more.failed],
})
