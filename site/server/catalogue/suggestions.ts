/**
 * The locations that a search suggests while a visitor types. Every keystroke sends a request, so
 * they are made with the catalogue (`docs/decisions/005-suggestions-in-memory.md`). Measured by
 * `npm run search-speed -- 100 --places 10000 --only suggestions`.
 */
import type {Words} from '#server/content/schema/fields.ts'
import {emirateAliases, emirateTitle} from '../../app/shared-with-server/emirate-names.ts'
import type {NamedRecords} from './named-records.ts'
import {type NamedRecord, type Names, namesOf} from './names/names-of.ts'
import {rankNames} from './names/rank-names.ts'

interface SuggestedPlace {
  name: string
  title?: Words
  /** In all languages, and its aliases, for what a browser finds by itself. */
  names?: string[]
}

export interface Suggestion {
  shown: SuggestedPlace
  names: Names
}

/** The places in the order of the guides, then the emirates they lie in. */
export function suggestionsOf({neighborhoods}: Pick<NamedRecords, 'neighborhoods'>): Suggestion[] {
  const places = neighborhoods.filter(({published}) => published)
  const emirates = [...new Set(places.map(({emirate}) => emirate))]
  return [
    ...places.map(suggestionOf),
    ...emirates.map(one =>
      suggestionOf({name: one, title: emirateTitle(one), aliases: emirateAliases(one)}),
    ),
  ]
}

/** All of them, or with parameters those that match, the best first. */
export function listCities(all: Suggestion[], {search, limit}: SuggestionQuery = {}) {
  if (search === undefined && limit === undefined) return {cities: all.map(shown)}
  const found = search === undefined ? all : rankNames(all, search).map(({item}) => item)
  return {cities: found.slice(0, limit).map(shown), total: found.length}
}

const shown = ({shown}: Suggestion) => shown

function suggestionOf({name, title, aliases}: NamedRecord): Suggestion {
  const all = [...Object.values(title ?? {}), ...(aliases ?? [])]
  const others = new Set(all.filter(one => one !== name))
  return {
    shown: {name, title: title ?? undefined, names: others.size ? [...others] : undefined},
    names: namesOf({name, title, aliases}),
  }
}

/** The parameters of a suggestion: what was typed of a name, and the maximum number of results. */
interface SuggestionQuery {
  search?: string
  limit?: number
}

const MAX_SUGGESTIONS = 100

/** The parameters, and what is wrong with those that cannot be read, by name. */
export function readWanted({search, limit}: Record<string, string | undefined>) {
  const errors: Record<string, string> = {}
  const wanted: SuggestionQuery = {}
  if (search?.trim()) wanted.search = search.trim()
  if (limit?.trim()) {
    const number = Number(limit)
    if (Number.isInteger(number) && number >= 1 && number <= MAX_SUGGESTIONS) wanted.limit = number
    else errors.limit = `limit must be a whole number from 1 to ${MAX_SUGGESTIONS}.`
  }
  return {wanted, errors}
}
