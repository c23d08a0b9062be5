/** Filters in words: what chips, controls and the empty list call them. */
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {comparedPeriod} from '#trade/contract/rent.ts'
import {useMoney} from '#trade/money/use-money.ts'
import {filterWords, type KnownNames, type Narrowing} from '#trade/property/filter-words.ts'
import {useList} from '../context.ts'

/** Names of ids that this list knows, and the currency of its visitor. */
export function useKnownNames(): KnownNames {
  const {i18n} = useServices()
  const {exchange, units} = useMoney()
  const {results, model, listQuery} = useList()
  const types = useSignalValue(model.types)
  const period = comparedPeriod(listQuery.query)
  return {i18n, types, exchange, period, units, homes: results?.properties}
}

export function useFilterWords() {
  const {listQuery} = useList()
  const known = useKnownNames()
  return (name: Narrowing, value = listQuery.query[name] ?? ''): string =>
    filterWords(name, value, known)
}
