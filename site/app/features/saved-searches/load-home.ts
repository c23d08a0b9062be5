/** The one home that a saved search is about, as far as its page is open. */
import {propertyDetail} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import type {Visit} from '../../core/page-types.ts'

export type FollowedHome = Pick<Property, 'name' | 'slug' | 'about' | 'price_period' | 'alerts'>

/** Undefined where it is withdrawn, and where the API does not answer. */
export async function loadHome(
  {api, signal}: Pick<Visit, 'api' | 'signal'>,
  slug: string,
): Promise<FollowedHome | undefined> {
  const answer = await api(propertyDetail, {slug}, {signal}).catch(() => undefined)
  if (!answer?.data) return undefined
  const {name, about, price_period, alerts} = answer.data
  return {name, slug: answer.data.slug, about: {...about, amenities: []}, price_period, alerts}
}
