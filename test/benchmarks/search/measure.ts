/** Times of each usual search, on its first page, deeper and at its end. */

import type {SearchParameters} from '#server/catalogue/search-filters.ts'
import type {Handlers} from '#server/platform/api/handler.ts'
import {seeded} from './random.ts'
import {usualSearches} from './usual-searches.ts'

const WARM_UP = 20

interface SearchPage {
  pages: number
}

export async function measureSearches({searchProperties}: Handlers, repetitions = 200) {
  const search = async (values: SearchParameters): Promise<SearchPage> => {
    const answer = await searchProperties?.({values, locale: 'en'} as never)
    const body = await answer?.kept?.body.in('identity')
    return JSON.parse(`${body}`).data
  }
  const table: Record<string, Record<string, string>> = {}
  for (const [name, vary] of Object.entries(usualSearches)) {
    const random = seeded(1)
    const times: Record<string, number[]> = {'page 1': [], 'page 20': [], 'last page': []}
    for (let round = -WARM_UP; round < repetitions; round++) {
      const values = vary(random)
      const timed = async (column: string, page: number) => {
        const started = performance.now()
        const found = await search({...values, page: `${page}`})
        if (round >= 0) times[column]?.push(performance.now() - started)
        return found
      }
      const {pages} = await timed('page 1', 1)
      await timed('page 20', Math.max(1, Math.min(20, pages)))
      await timed('last page', Math.max(1, pages))
    }
    table[name] = Object.fromEntries(
      Object.entries(times).map(([column, measured]) => [column, summary(measured)]),
    )
  }
  return table
}

/** The median of times in milliseconds, and what a share of them does not exceed. */
export function summary(times: number[], share = 0.99) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(1)
  return `${at(0.5)} / ${at(share)}`
}
