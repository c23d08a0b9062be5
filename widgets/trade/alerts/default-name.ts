import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {type KnownNames, searchWords} from '../property/filter-words.ts'
import type {SearchQuery} from '../search-query/search-query.ts'

const MAX_LENGTH = 80

/** The initial name of a search: its filters in words. */
export function defaultName(query: SearchQuery, known: KnownNames): string {
  const words = searchWords(query, known)
  if (words.length === 0) return known.i18n._('All homes')
  while (words.length > 1 && withCommas(...words).length > MAX_LENGTH) words.pop()
  return firstCharacters(withCommas(...words), MAX_LENGTH)
}
