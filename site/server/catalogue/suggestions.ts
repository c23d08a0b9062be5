/**
 * The locations that a search suggests while a visitor types. Every keystroke sends a request, so
 * the names of the last import are kept in memory (`docs/decisions/005-suggestions-in-memory.md`).
 * Measured by `npm run suggestion-speed`.
 */
import {asc, eq} from 'drizzle-orm'
import type {Words} from '#server/content/schema/fields.ts'
import {neighborhoods} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {emirateAliases, emirateTitle} from '../../app/shared-with-server/emirate-names.ts'
import {type NamedRecord, type Names, namesOf} from './names/names-of.ts'
import {rankNames} from './names/rank-names.ts'

interface SuggestedPlace {
  name: string
  title?: Words
  /** In all languages, and its aliases, for what a browser finds by itself. */
  names?: string[]
}

interface Suggestion {
  shown: SuggestedPlace
  names: Names
}

export type Suggestions = ReturnType<typeof openSuggestions>

/** Keeps the names of one import. */
export function openSuggestions() {
  let known: {version: string; suggestions: Promise<Suggestion[]>} | undefined

  /** Read after the version was: an import in between is noticed at the next keystroke. */
  function suggestionsOf(orm: Orm, version: string | undefined) {
    if (version === undefined) return readSuggestions(orm)
    if (known?.version === version) return known.suggestions
    const fresh = {version, suggestions: readSuggestions(orm)}
    known = fresh
    fresh.suggestions.catch(() => {
      if (known === fresh) known = undefined
    })
    return fresh.suggestions
  }

  return {
    /**
     * All of the import's places, or with parameters those that match, the best first.
     * `version`: the import; undefined while it is not known.
     */
    async listCities(orm: Orm, version: string | undefined, {search, limit}: SuggestionQuery = {}) {
      const all = await suggestionsOf(orm, version)
      if (search === undefined && limit === undefined) return {cities: all.map(shown)}
      const found = search === undefined ? all : matching(all, search)
      return {cities: found.slice(0, limit).map(shown), total: found.length}
    },
  }
}

const shown = ({shown}: Suggestion) => shown

const matching = (all: Suggestion[], text: string) => rankNames(all, text).map(({item}) => item)

/** The places in the order of the guides, then the emirates they lie in. */
async function readSuggestions(orm: Orm): Promise<Suggestion[]> {
  const {name, title, aliases, emirate, sort_order, published} = neighborhoods
  const rows = await orm
    .select({name, title, aliases, emirate})
    .from(neighborhoods)
    .where(eq(published, true))
    .orderBy(asc(sort_order), asc(name))
  const emirates = [...new Set(rows.map(row => row.emirate))]
  return [
    ...rows.map(suggestionOf),
    ...emirates.map(one =>
      suggestionOf({name: one, title: emirateTitle(one), aliases: emirateAliases(one)}),
    ),
  ]
}

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
