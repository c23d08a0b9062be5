/**
 * A search for enquiries, as PostgreSQL's text search asks it: each word is the beginning of one, and a
 * phone number is found however it is written, Arabic in any of its spellings.
 */
import {type SQL, sql} from 'drizzle-orm'
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import {leadWords} from '#server/leads/tables.ts'
import {phoneForms} from '../phone-forms.ts'

const MOST_WORDS = 8
const LONGEST_WORD = 60
/** The first digits of a number, such as 050. */
const SHORTEST_NUMBER = 3

/** Undefined where nothing is looked for. */
export function matchesWords(text: string): SQL | undefined {
  const all = foldLetters(text.normalize('NFC')).trim()
  if (isNumber(all)) return matches(oneOf(phoneForms(all)))
  const words = all.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const parts = words.map(word => queryOf(word.slice(0, LONGEST_WORD)))
  return parts.length ? matches(sql.join(parts, sql` && `)) : undefined
}

const matches = (query: SQL) => sql`${leadWords} @@ (${query})`

const isNumber = (text: string) =>
  /^[\d\s+().\-/]+$/.test(text) && text.replace(/\D/g, '').length >= SHORTEST_NUMBER

/** A mail address or a name with a hyphen is one word as it stands, and several to the parser. */
const queryOf = (word: string) =>
  isNumber(word)
    ? oneOf(phoneForms(word))
    : sql`(${oneOf(casesOf(word))} || to_tsquery('simple', ${beginning(word)}))`

/** A database may know small letters of ASCII alone, and keep others as they were written. */
const casesOf = (word: string) => {
  const [first = '', ...rest] = word
  return [...new Set([word, first.toUpperCase() + rest.join(''), word.toUpperCase()])]
}

const oneOf = (forms: string[]) => sql`${forms.map(beginning).join(' | ')}::tsquery`

/** Quoted, so that nothing in it is an operator of the query. */
const beginning = (word: string) =>
  `'${word.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
