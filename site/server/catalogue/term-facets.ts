/**
 * Counts the homes that a search would find with each value of a filter on terms: with so many cheques or
 * more, or handed over in a quarter or before.
 */
import {BITS, missesOfTerms, termLimits, type Wanted} from './homes/conditions.ts'
import {quarterText} from './homes/numbers.ts'
import type {Found} from './homes/scan.ts'
import {hasPlan, paymentPlans, statedColumns, type Terms} from './homes/terms.ts'
import {numberFilterNames, numberFilters} from './number-filters.ts'

export type Counts = Record<string, number>

/** `stated`: by filter, how many of the homes found have a number that it looks at. */
const names = ['completion', 'payment_plan', ...termLimits, 'stated'] as const
export type TermFacets = Record<(typeof names)[number], Counts>

export function countTerms(found: Found[], wanted: Wanted): TermFacets {
  const facets = Object.fromEntries(names.map(name => [name, {} as Counts])) as TermFacets
  const missesOf = missesOfTerms(wanted) ?? (() => 0)
  for (const {homes, ofTerms} of found) {
    for (const [at, count] of ofTerms.entries()) {
      const terms = homes.terms[at]
      if (terms && count) addTerms(facets, terms, missesOf(terms), count)
    }
  }
  const {handover_by, cheques, parking} = facets
  return {
    ...facets,
    handover_by: upToEach(handover_by),
    cheques: fromEach(cheques),
    parking: fromEach(parking),
  }
}

/** `missed`: the filters that these terms miss, as bits; each facet is counted without its own. */
function addTerms(facets: TermFacets, terms: Terms, missed: number, count: number) {
  const add = (name: keyof TermFacets, value: string | number | undefined) => {
    if (missed & ~(name === 'stated' ? 0 : BITS[name]) || !value) return
    facets[name][value] = (facets[name][value] ?? 0) + count
  }
  add('completion', terms.completion)
  for (const plan of paymentPlans) if (hasPlan(terms, plan)) add('payment_plan', plan)
  for (const name of termLimits) add(name, terms[numberFilters[name].of])
  for (const [column, name] of statedFilters) if (terms.stated.includes(column)) add('stated', name)
}

const statedFilters = statedColumns.flatMap(column =>
  numberFilterNames
    .filter(name => numberFilters[name].of === column)
    .map(name => [column, name] as const),
)

/** By quarter: those handed over in it or before. */
function upToEach(exact: Counts): Counts {
  let sum = 0
  return Object.fromEntries(
    Object.entries(exact).map(([number, count]) => {
      sum += count
      return [quarterText(Number(number)), sum]
    }),
  )
}

/** A list offers no more than so many. */
const MAX_COUNTED = 12

/** By number, from 1: those with as many or more. */
function fromEach(exact: Counts): Counts {
  const all = Object.entries(exact)
  const highest = Math.min(MAX_COUNTED, Math.max(0, ...Object.keys(exact).map(Number)))
  const least = Array.from({length: highest}, (_, at) => at + 1)
  return Object.fromEntries(
    least.map(number => [
      number,
      all.reduce((sum, [own, count]) => (Number(own) >= number ? sum + count : sum), 0),
    ]),
  )
}
