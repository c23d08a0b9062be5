/** Loads the list of open houses. */
import {getOpenHouses} from '#trade/contract/contract.ts'
import {entriesOf, type OpenHouseEntry} from '#trade/open-house/entry.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {shownOf} from '../../../records/card-fields.ts'
import {BackendUnavailable} from '../../../records/missing-record.ts'

export interface OpenHousesData {
  houses: OpenHouseEntry[]
  failure?: string
}

export async function loadOpenHouses({api, signal}: Visit): Promise<OpenHousesData> {
  const {data, failure} = await reading(api(getOpenHouses, {}, {signal}))
  if (failure) {
    throw new BackendUnavailable({houses: [], failure} satisfies OpenHousesData)
  }
  return {houses: entriesOf(data?.openHouses).map(onCard)}
}

const TEXTS = ['title', 'venue', 'status'].map(name => `open_house_details.${name}`)

/** A card has one picture. */
export function onCard(house: OpenHouseEntry): OpenHouseEntry {
  const images = house.images.slice(0, 1)
  return {...house, images, ...shownOf(house, images, TEXTS)}
}
