import {useEffect, useState} from 'react'
import type {Services} from '../services/services.ts'
import {useServices} from './use-services.ts'

type Fetch<Data> = (services: Services, signal: AbortSignal) => Promise<Data>

/**
 * Fetches the data of a view, and again when `key` or the language changes, or on `retry`. `fetched` is
 * undefined until the response arrives; responses to earlier requests are ignored.
 *
 * @param fetch sends the request; null where the page has provided the data.
 * @param key the parameters of the request: all that `fetch` depends on but the language.
 */
export function useFetched<Data>(fetch: Fetch<Data> | null, key: string) {
  const services = useServices()
  const [fetched, setFetched] = useState<Data>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetch and services are new in each render, key and locale are not
  useEffect(() => {
    const controller = new AbortController()
    const {signal} = controller
    setFetched(undefined)
    void fetch?.(services, signal).then(data => {
      if (!signal.aborted) setFetched(data)
    })
    return () => controller.abort()
  }, [key, fetch === null, services.locale, tries])
  return {fetched, retry: () => setTries(tries + 1)}
}
