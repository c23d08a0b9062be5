/** Forty homes that are not the demonstration's, and a search over them. */
import type {Property} from '#trade/contract/entities.ts'
import {purposes} from '#trade/search-query/search-query.ts'

const PAGE = 12

export const homes: Property[] = Array.from({length: 40}, (_, n) => ({
  name: `House of the ${n + 1} winds`,
  slug: `home-${n + 1}`,
  main_images: [],
  about: {price: n % 7 ? 900_000 + n * 50_000 : null, total_no_of_rooms: n % 5, type: 'Villa'},
  purpose: purposes[n % 4],
  builder_community: 'Far Shore',
  city: 'Dubai',
  permit_number: `00000${1000 + n}`,
}))

export function searchAnswer(query: URLSearchParams) {
  if (query.has('bedrooms') && !/^\d\+?$/.test(query.get('bedrooms') ?? '')) {
    const message = 'bedrooms must be a number.'
    return {statusCode: 422, message, errors: {bedrooms: message}}
  }
  const found = homes.filter(
    ({purpose}) => !query.has('purpose') || purpose === query.get('purpose'),
  )
  const page = Number(query.get('page') ?? 1)
  return {
    statusCode: 200,
    message: 'OK',
    data: {
      properties: found.slice((page - 1) * PAGE, page * PAGE),
      total: found.length,
      page,
      pages: Math.ceil(found.length / PAGE),
      facets: {},
    },
  }
}
