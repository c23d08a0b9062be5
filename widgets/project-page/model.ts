/** Fetches the project. */

import type {Services} from '#kit/core/services/services.ts'
import {propertyDetail} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import {type PropertyTexts, safeTexts, withoutMarkup} from '#trade/property/details/texts.ts'

export interface Project {
  property: Property
  texts: PropertyTexts
}

/** Null when there is none or the API does not answer: then nothing is shown (spec section 8). */
export async function fetchProject(
  slug: string,
  {api}: Pick<Services, 'api'>,
  signal: AbortSignal,
): Promise<Project | null> {
  if (!slug) {
    console.warn('[ocp] <ocp-project-page> needs slug, for example slug="the-opus", got none')
    return null
  }
  try {
    const {statusCode, data} = await api(propertyDetail, {slug}, {signal})
    if (statusCode !== 200 || !data) return null
    return {property: withoutMarkup(data), texts: await safeTexts(data)}
  } catch {
    return null
  }
}
