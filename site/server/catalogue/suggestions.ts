/**
 * The locations that a search suggests while a visitor types. Every keystroke sends a request, so
 * the names are kept in memory; the database is checked for whether they are still those of its
 * last import, which may have come through another server
 * (`docs/decisions/005-suggestions-in-memory.md`). Measured by `npm run suggestion-speed`.
 */
import {asc, eq} from 'drizzle-orm'
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import type {Words} from '#server/content/schema/fields.ts'
import {readContentVersion} from '#server/content/stored-version.ts'
import {neighborhoods} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {emirateTitle} from '../../app/shared-with-server/emirate-names.ts'
import {beginsWith, isNamedLike, namesOf, type PlaceNames} from './place-names.ts'
import type {Wanted} from './suggestion-parameters.ts'

interface Shown {
  name: string
  title?: Words
  /** In all languages, for what a browser finds by itself. */
  names?: string[]
}

interface Suggestion {
  shown: Shown
  names: PlaceNames
}

/** All of them, or with parameters those that match, the ones that begin with the text first. */
export async function listCities(orm: Orm, {search, limit}: Wanted = {}) {
  const all = await suggestionsOf(orm)
  if (search === undefined && limit === undefined) return {cities: all.map(shown)}
  const found = search === undefined ? all : matching(all, foldLetters(search))
  return {cities: found.slice(0, limit).map(shown), total: found.length}
}

const shown = ({shown}: Suggestion) => shown

function matching(all: Suggestion[], wanted: string) {
  const found = all.filter(({names}) => isNamedLike(names, wanted))
  const isFirst = ({names}: Suggestion) => beginsWith(names, wanted)
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
    ...rows.map(row => suggestionOf(row.name, row.title)),
    ...emirates.map(one => suggestionOf(one, emirateTitle(one))),
  ]
}

function suggestionOf(name: string, title: Words | null | undefined): Suggestion {
  const others = new Set(Object.values(title ?? {}).filter(one => one !== name))
  return {
    shown: {name, title: title ?? undefined, names: others.size ? [...others] : undefined},
    names: namesOf(name, title),
  }
}
