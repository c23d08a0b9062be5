/** Filters in words: what chips, controls and the empty list call them. */
import {type Purpose, purposeNames} from '../../shared/api/search-query.ts'
import {useServices} from '../../shared/core/view/use-services.ts'
import {useSignalValue} from '../../shared/core/view/use-signal-value.ts'
import {builderName, communityName, readable} from '../../shared/property/filter-names.ts'
import {useList} from '../context.ts'
import {type Narrowing, showAmount} from './query.ts'

/** Ids are all that an address holds; the results say what they are called. */
export function useFilterWords() {
  const {i18n} = useServices()
  const {listQuery, results, model} = useList()
  const types = useSignalValue(model.types)
  const homes = results?.properties ?? []

  return (name: Narrowing, value = listQuery.query[name] ?? ''): string => {
    switch (name) {
      case 'purpose':
        return i18n._(purposeNames[value as Purpose] ?? value)
      case 'property_type':
        return (
          types?.find(({_id}) => _id === value)?.name ??
          homes.find(({property_type}) => property_type === value)?.about?.type ??
          readable(value)
        )
      case 'bedrooms':
        return bedroomWords(value)
      case 'min_price':
        return i18n._('From AED {amount}', {amount: showAmount(value, i18n)})
      case 'max_price':
        return i18n._('Up to AED {amount}', {amount: showAmount(value, i18n)})
      case 'community':
        return communityName(homes, value)
      case 'builder':
        return builderName(homes, value)
      default:
        return value
    }
  }

  function bedroomWords(value: string) {
    if (value === '0') return i18n._('Studio')
    const [, least] = /^(\d+) ?\+$/.exec(value) ?? []
    if (least) return i18n._('{count, plural, other {#+ bedrooms}}', {count: Number(least)})
    if (!/^\d+$/.test(value)) return value
    return i18n._('{count, plural, one {# bedroom} other {# bedrooms}}', {count: Number(value)})
  }
}
