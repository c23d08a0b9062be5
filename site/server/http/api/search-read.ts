/** The answer of a search: homes found in memory, with their cards as JSON. */
import type {Locale} from '#kit/i18n/locale.ts'
import {searchHomes} from '#server/catalogue/search.ts'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {plainSearch} from '#server/catalogue/search-sentence.ts'
import {localise} from '#server/content/records/localise.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {JsonText} from './answers.ts'
import {type ReadContext, sound, type Values} from './read-context.ts'

type Alternatives = NonNullable<ReturnType<typeof searchHomes>['alternatives']>

/** So many changes of the content in a row are not waited out. */
const MAX_ATTEMPTS = 5

/** Cards of another version may contradict the search that has found them: then it is made once more. */
export async function readSearch(orm: Orm, values: Values, locale: Locale, context: ReadContext) {
  let found = await searchFor(orm, values, locale, context)
  for (let attempt = 1; attempt < MAX_ATTEMPTS && !found.isOfOne; attempt++) {
    found = await searchFor(orm, values, locale, {...context, version: found.version})
  }
  return found.answer
}

async function searchFor(
  orm: Orm,
  values: Values,
  locale: Locale,
  {alerts, catalogue, cards, version}: ReadContext,
) {
  const homes = await catalogue(version)
  const {parameters, ...words} = plainSearch(homes, values)
  const {filters} = sound(readFilters(parameters))
  const {ids, alternatives, ...found} = searchHomes(homes, filters)
  const near = alternatives?.ids ?? []
  const shown = await cards(orm, [...ids, ...near], locale, homes)
  const rest = {
    ...found,
    ...words,
    ...(alternatives && {
      alternatives: alternativesWith(alternatives, shown.cards.slice(ids.length)),
    }),
    ...(alerts && {alerts}),
  }
  const text = JSON.stringify(localise(rest, locale))
  const properties = shown.cards.slice(0, ids.length).join()
  return {
    answer: new JsonText(`{"properties":[${properties}],${text.slice(1)}`),
    version: shown.version,
    isOfOne: shown.version === homes.version,
  }
}

/** The nearest homes beside how a search finds them. */
function alternativesWith({says, ids: _ids, ...rest}: Alternatives, cards: string[]) {
  const properties = cards.map(card => JSON.parse(card) as object)
  return {...rest, ...(properties.length > 0 && {homes: {...says, properties}})}
}
