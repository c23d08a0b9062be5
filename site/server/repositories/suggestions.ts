/**
 * The locations that a search suggests while a visitor types. Every keystroke sends a request, so
 * the names are kept in memory; the database is checked for whether they are still those of its
 * last import, which may have come through another server
 * (`docs/decisions/005-suggestions-in-memory.md`). Measured by `npm run suggestion-speed`.
 */
import {asc, eq} from 'drizzle-orm'
import type {Words} from '../content/schema/fields.ts'
import type {Orm} from '../platform/db/connect.ts'
import {neighborhoods} from '../platform/db/content-schema.ts'
import {readContentVersion} from './content-version.ts'
import {beginsWith, isNamedLike, namesOf, type PlaceNames} from './place-names.ts'
import type {Wanted} from './suggestion-parameters.ts'

interface Suggestion {
  shown: {name: string; title?: Words}
  names: PlaceNames
}

/** All of them, or with parameters those that match, the ones that begin with the text first. */
export async function listCities(orm: Orm, {search, limit}: Wanted = {}) {
  const all = await suggestionsOf(orm)
  if (search === undefined && limit === undefined) return {cities: all.map(shown)}
  const found = search === undefined ? all : matching(all, search)
  return {cities: found.slice(0, limit).map(shown), total: found.length}
}

const shown = ({shown}: Suggestion) => shown

function matching(all: Suggestion[], search: string) {
  const found = all.filter(({names}) => isNamedLike(names, search))
  const isFirst = ({names}: Suggestion) => beginsWith(names, search)
  return [...found.filter(isFirst), ...found.filter(one => !isFirst(one))]
}

interface Kept {
  version: string
  suggestions: Promise<Suggestion[]>
}

const keptOf = new WeakMap<Orm, Kept>()

async function suggestionsOf(orm: Orm): Promise<Suggestion[]> {
  const version = await readContentVersion(orm)
  if (version === undefined) return readSuggestions(orm)
  const cached = keptOf.get(orm)
  if (cached?.version === version) return cached.suggestions
  // Read after the version was: an import in between is noticed at the next keystroke.
  const fresh = {version, suggestions: readSuggestions(orm)}
  keptOf.set(orm, fresh)
  fresh.suggestions.catch(() => keptOf.delete(orm))
  return fresh.suggestions
}

/** The places in the order of the guides, then the emirates they lie in. */
async function readSuggestions(orm: Orm): Promise<Suggestion[]> {
  const {name, title, emirate, sort_order, published} = neighborhoods
  const rows = await orm
    .select({name, title, emirate})
    .from(neighborhoods)
    .where(eq(published, true))
    .orderBy(asc(sort_order), asc(name))
  const emirates = [...new Set(rows.map(row => row.emirate))]
  return [
    ...rows.map(row => ({
      shown: {name: row.name, title: row.title ?? undefined},
      names: namesOf(row.name, row.title),
    })),
    ...emirates.map(one => ({shown: {name: one}, names: namesOf(one, null)})),
  ]
}
