/**
 * Forms of words under which tables are looked up: Russian words without their endings, Arabic ones
 * without article and the conjunctions and prepositions that are written as one word with them.
 */
import {foldName} from '../names/fold-name.ts'

const CYRILLIC = /^[а-яё]/
const ARABIC = /^[\u0600-\u06ff]/

/** The forms of a folded word, the likeliest first; a table's own words have the first of them. */
export function formsOf(word: string): string[] {
  if (CYRILLIC.test(word)) return unique([withoutEnding(word), word])
  if (ARABIC.test(word)) return unique([withoutArticle(word), word, ...withoutPrefixes(word)])
  return [word]
}

export const firstForm = (word: string) => formsOf(word)[0] ?? word

const unique = (words: string[]) => [...new Set(words)]

const ENDINGS =
  `иями ями ами ыми ими его ого ему ому ым им ией иях иям ых их ую юю ою ею ой ей ом ем ам ям
  ах ях ие ые ое ее ий ый ая яя ия ии ию ью ов ев а я о е ы и у ю ь й`
    .split(/\s+/)
    .map(foldName)
    .sort((one, other) => other.length - one.length)
const MIN_LETTERS = 3

/** Words that would look like others without their last letters: `метро` like `метр`. */
const WITHOUT_ENDING = `метро дорога дороги дорогу дороге больше меньше более менее рядом около пол
  последний последнем сдача сдачи сдаче`
  .split(/\s+/)
  .map(foldName)

function withoutEnding(word: string) {
  if (WITHOUT_ENDING.includes(word)) return word
  const ending = ENDINGS.find(one => word.length - one.length >= MIN_LETTERS && word.endsWith(one))
  return ending ? word.slice(0, -ending.length) : word
}

/** Thousands begin with the letters of the article. */
const WITHOUT_ARTICLE = ['الفين', 'الفان', 'الفي', 'الاف', 'الفا']

const withoutArticle = (word: string) =>
  word.startsWith('ال') && word.length > MIN_LETTERS && !WITHOUT_ARTICLE.includes(word)
    ? word.slice(2)
    : word

/** `and`, `with`, `for`, `so`, `like`. */
const PREFIXES = ['و', 'ب', 'ل', 'ف', 'ك']

function withoutPrefixes(word: string): string[] {
  const forArticle = word.startsWith('لل') && word.length > MIN_LETTERS + 1 ? [word.slice(2)] : []
  if (!PREFIXES.includes(word.charAt(0)) || word.length <= MIN_LETTERS) return forArticle
  const rest = word.slice(1)
  const more = word.startsWith('و') ? withoutPrefixes(rest) : []
  return [...forArticle, withoutArticle(rest), ...more]
}
