/** Filters that can be offered: a back end counts what they find, and some home has it. */
import {type AmenityCode, amenityCodes} from '#trade/property/amenities/codes.ts'
import {type FactFilter, factFilters} from '#trade/property/fact-words.ts'
import {listCodes} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import {isForPurpose} from './control-names.ts'
import {facetOf, facetTotal} from './facets.ts'

/** A filter that is chosen is always offered, so that it can be taken back; a preset one never. */
export function useOffered() {
  const {listQuery, results, presets} = useList()
  const {query} = listQuery
  const isCounted = (name: FactFilter) =>
    Boolean(facetTotal(results, name) || facetOf(results, 'stated', name))
  const facts = factFilters.filter(
    name =>
      !presets[name] && (query[name] || (isForPurpose(name, query.purpose) && isCounted(name))),
  )
  return {facts, codes: presets.amenities ? [] : offeredCodes('amenities', amenityCodes)}

  function offeredCodes(name: 'amenities', known: AmenityCode[]) {
    const chosen = listCodes(query[name])
    const unknown = chosen.filter(code => !known.some(one => one === code))
    return [...known, ...unknown].filter(
      code => chosen.includes(code) || facetOf(results, name, code),
    )
  }
}
