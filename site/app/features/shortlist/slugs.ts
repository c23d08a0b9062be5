/** Lists of homes in addresses: `?properties=marina-loft,palm-villa`. */
import {tidySlugs} from './device/device-list.ts'

const PARAMETER = 'properties'

/** A form's `?properties=a&properties=b` is the same list; null where there is none. */
export function slugsIn(query: URLSearchParams): string[] | null {
  if (!query.has(PARAMETER)) return null
  return tidySlugs(query.getAll(PARAMETER).flatMap(list => list.split(',')))
}

export const addressWith = (path: string, slugs: readonly string[]) =>
  slugs.length > 0 ? `${path}?${PARAMETER}=${slugs.map(encodeURIComponent).join(',')}` : path

/** A name for a home of which only the address is known: `marina-loft` is `Marina loft`. */
export function nameFrom(slug: string) {
  const words = slug.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
