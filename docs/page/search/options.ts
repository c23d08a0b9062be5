/** MiniSearch options; build and browser must use the same. */
import type {Options} from 'minisearch'

/** `ocp-book-now` is found by its parts and as a whole, `getHomeItems` by its humps, too. */
const wordsOf = (text: string) =>
  text.split(/[^\p{Letter}\p{Number}-]+/u).flatMap(word => {
    const whole = word.replace(/^-+|-+$/g, '')
    const parts = whole.split(/-|(?<=\p{Lowercase_Letter})(?=\p{Uppercase_Letter})/u)
    return parts.length > 1 ? [whole, ...parts] : [whole]
  })

export const searchOptions: Options = {
  fields: ['keywords', 'title', 'page', 'text'],
  storeFields: ['path', 'page', 'area', 'group', 'title', 'text'],
  tokenize: text => wordsOf(text).filter(Boolean),
  searchOptions: {
    boost: {keywords: 12, title: 4, page: 2},
    prefix: true,
    fuzzy: (term: string) => (term.length > 5 ? 0.15 : false),
    combineWith: 'AND',
  },
}
