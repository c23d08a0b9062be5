/** Homes with what their records say that they have, in codes and words. */
import type {Api} from '#kit/api-client/client.ts'
import type {Property} from '#trade/contract/entities.ts'
import type {StatedAmenities} from '#trade/property/amenities/stated-amenities.ts'
import {type Homes, loadHomes} from '../../../records/load-homes.ts'

export interface ComparedHome extends Property {
  stated: StatedAmenities
}

/** Loads the code that reads the words of four languages along with the homes, and not before them. */
export async function loadCompared(
  api: Api,
  slugs: readonly string[],
  signal?: AbortSignal,
): Promise<Homes<ComparedHome>> {
  const [found, {statedAmenities}] = await Promise.all([
    loadHomes(api, slugs, signal),
    import('#trade/property/amenities/stated-amenities.ts'),
  ])
  return {...found, homes: found.homes.map(home => ({...home, stated: statedAmenities(home)}))}
}
