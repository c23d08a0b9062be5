/** Provides the places: those of the page, or the back end's of a community. */

import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import {isSameValue} from '#kit/core/attributes.ts'
import type {Services} from '#kit/core/services/services.ts'
import {signal} from '#kit/core/view/signals.ts'
import {type MapMarker, soundMarkers} from '#kit/map/markers.ts'
import {getNeighborhoodsByCommunity} from '#trade/contract/contract.ts'
import type {NeighbourhoodMapProps, PlacesAnswer} from './attributes.ts'

/** The message for neighbourhoods has an exclamation mark. */
const LOST_PLACES = /*i18n*/ 'Something went wrong!'

export type Status =
  | {is: 'loading'}
  /** `heading` is the community's name; empty where the back end has none. */
  | {is: 'shown'; heading: string; markers: MapMarker[]}
  | {is: 'failed'}

export type MapServices = Pick<Services, 'api' | 'notify'>
type MapInput = Pick<NeighbourhoodMapProps, 'markers' | 'results' | 'community'>

export function mapModel(first: MapInput, services: () => MapServices) {
  let current = first
  let request: AbortController | null = null
  const status = signal<Status>(statusOf(first))

  const load = async () => {
    request?.abort()
    const mine = new AbortController()
    request = mine
    status.value = {is: 'loading'}
    try {
      const query = {community_name: current.community}
      const answer = await services().api(getNeighborhoodsByCommunity, query, {signal: mine.signal})
      if (request !== mine) return
      if (answer.statusCode === 404) status.value = {is: 'shown', heading: '', markers: []}
      else if (answer.statusCode === 200 && answer.data) status.value = shown(answer.data)
      else fail(LOAD_FAILED)
    } catch (error) {
      if (request === mine && !mine.signal.aborted) fail(failureMessage(error))
    }
  }

  /** In the words of the specification (section 8). */
  const fail = (message: string) => {
    status.value = {is: 'failed'}
    services().notify.error(message === LOAD_FAILED ? LOST_PLACES : message)
  }

  return {
    status,
    retry: () => void load(),
    start: () => {
      if (status.value.is === 'loading' && !request) void load()
    },
    /** Receives the element's props with each render. */
    take: (next: MapInput) => {
      const isSame =
        next.community === current.community &&
        isSameValue(next.markers, current.markers) &&
        isSameValue(next.results, current.results)
      if (isSame) return
      current = next
      request?.abort()
      status.value = statusOf(next)
      if (status.value.is === 'loading') void load()
    },
    stop: () => request?.abort(),
  }
}

function statusOf({markers, results}: MapInput): Status {
  if (markers) return {is: 'shown', heading: '', markers: soundMarkers(markers)}
  return results ? shown(results) : {is: 'loading'}
}

function shown({neighborhood, community}: Partial<PlacesAnswer>): Status {
  const places = (neighborhood ?? []).map(({name, title, location}) => ({
    name,
    title,
    coordinates: location?.coordinates,
  }))
  const heading = community?.title ?? community?.name ?? ''
  return {is: 'shown', heading, markers: soundMarkers(places as Partial<MapMarker>[])}
}
