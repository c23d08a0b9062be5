/**
 * The source of suggestions. The first list is requested once. When it is complete, as it always
 * is from a back end without limits, filtering happens here, and the back end is asked only where nothing
 * is found: it may know a place in spite of a typo. Else each keystroke sends a request.
 */

import type {Services} from '#kit/core/services/services.ts'
import {getCities} from '#trade/contract/contract.ts'
import type {City} from '#trade/contract/entities.ts'
import type {PlaceList} from '../attributes.ts'
import {matching} from './matching.ts'

/** Enough for an agency's usual places in one answer. */
const FIRST_LIMIT = '50'
/** A little more than are shown, since some may be filtered out here. */
const EACH = '10'

/** `settled` when nothing more is awaited. */
type Show = (found: City[], settled: boolean) => void

export interface PlaceSource {
  /** Asks for the first list ahead of time; again when it did not arrive. */
  prepare(): void
  /** Shows known suggestions at once and the answer later, unless a newer query was made. */
  find(typed: string, show: Show): Promise<void>
  /** Discards the results of all queries. */
  forget(): void
}

export function placeSource({api}: Pick<Services, 'api'>, given: PlaceList | null): PlaceSource {
  let list = given ?? undefined
  let loading: Promise<void> | undefined
  let failed = false
  let nearest: City[] = []
  let current = new AbortController()

  const load = async () => {
    failed = false
    try {
      const {statusCode, data} = await api(getCities, {limit: FIRST_LIMIT})
      if (statusCode === 200 && data?.cities) list = data
    } catch {
      // Without suggestions it is a plain text field.
    }
    failed = !list
  }
  const prepare = () => {
    if (!list && (!loading || failed)) loading = load()
  }
  const forget = () => {
    current.abort()
    current = new AbortController()
  }

  const find: PlaceSource['find'] = async (typed, show) => {
    forget()
    const {signal} = current
    if (!list) {
      loading ??= load()
      await loading
    }
    if (!list || signal.aborted) return
    const {cities, total = 0} = list
    const known = matching(unique([...cities, ...nearest]), typed)
    const isComplete = total <= cities.length && (known.length > 0 || list === given)
    const settled = isComplete || !typed
    show(known, settled)
    if (settled) return
    try {
      const {statusCode, data} = await api(getCities, {search: typed, limit: EACH}, {signal})
      if (signal.aborted || statusCode !== 200 || !data?.cities) return
      nearest = data.cities
      const found = matching(nearest, typed)
      // A back end that has chosen some has looked for the text in more ways than are known here.
      const hasChosen = (data.total ?? nearest.length) < Math.max(total, cities.length)
      show(found.length || !hasChosen ? found : nearest, true)
    } catch {
      // Known lists stay available.
    }
  }
  return {prepare, find, forget}
}

const unique = (cities: City[]) => [...new Map(cities.map(city => [city.name, city])).values()]
