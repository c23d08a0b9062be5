import {useEffect, useState} from 'react'
import type {Services} from '../services/services.ts'
import {useServices} from './use-services.ts'

type Find<Found> = (services: Services, signal: AbortSignal) => Promise<Found>

/**
 * What a view finds at the API: undefined while that is awaited. It is looked for once, and anew when
 * `key` or the language changes, or on `retry`; an answer that comes after that is ignored.
 *
 * @param find looks for it; null where the page has given it.
 * @param key everything that `find` depends on but the language.
 */
export function useFound<Found>(find: Find<Found> | null, key: string) {
  const services = useServices()
  const [found, setFound] = useState<Found>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to look anew
  useEffect(() => {
    const leaving = new AbortController()
    const {signal} = leaving
    setFound(undefined)
    void find?.(services, signal).then(answer => {
      if (!signal.aborted) setFound(answer)
    })
    return () => leaving.abort()
  }, [key, find === null, services.locale, tries])
  return {found, retry: () => setTries(tries + 1)}
}
