/** The property types and the suggested locations, as signals: no DOM, no React. */

import type {Services} from '#kit/core/services/services.ts'
import {signal} from '#kit/core/view/signals.ts'
import {getPropertyTypes} from '#trade/contract/contract.ts'
import type {City, PropertyType} from '#trade/contract/entities.ts'
import type {PropertySearchProps} from './attributes.ts'
import {placeSource} from './suggestions/places.ts'
import type {Suggestions} from './suggestions/state.ts'

/** More cannot be read while typing. */
const MAX_SHOWN = 8

export type SearchModel = ReturnType<typeof searchModel>
export type SearchParts = Parameters<typeof searchModel>

export function searchModel(
  services: Pick<Services, 'api' | 'prepareCalls'>,
  given: Pick<PropertySearchProps, 'types' | 'places'>,
) {
  const source = placeSource(services, given.places)
  const types = signal<PropertyType[]>(given.types ?? [])
  const list = signal<Suggestions>({is: 'closed'})
  let asking = false

  const loadTypes = async () => {
    if (asking || types.value.length) return
    asking = true
    try {
      types.value = (await services.api(getPropertyTypes, {})).data?.property_types ?? []
    } catch {
      // A search without a type is a search, too.
    }
    asking = false
  }

  /** Opens the list for a text; `highlight` says which option, when it comes from the keyboard. */
  const suggest = (typed: string, highlight?: 'first' | 'last') =>
    source.find(typed.trim(), (found, settled) => {
      const options = found.slice(0, MAX_SHOWN)
      const ends = {first: 0, last: options.length - 1}
      const active = highlight ? ends[highlight] : sameOption(list.value, options)
      list.value = {is: 'open', typed, options, active: options.length ? active : null, settled}
      highlight = undefined
    })

  const close = () => {
    source.forget()
    list.value = {is: 'closed'}
  }

  /** To the next option or the one before, round the ends. */
  const move = (step: 1 | -1, typed: string) => {
    const now = list.value
    if (now.is === 'closed') return void suggest(typed, step > 0 ? 'first' : 'last')
    const count = now.options.length
    const from = now.active ?? (step > 0 ? -1 : count)
    if (count) list.value = {...now, active: (from + step + count) % count}
  }

  return {types, list, loadTypes, prepare: source.prepare, suggest, close, move}
}

/** A later answer leaves the highlight where it is, as long as its option is there. */
function sameOption(before: Suggestions, options: City[]): number | null {
  if (before.is === 'closed' || before.active === null) return null
  const name = before.options[before.active]?.name
  const at = options.findIndex(option => option.name === name)
  return at < 0 ? null : at
}
