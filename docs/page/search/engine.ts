/** Full-text search: MiniSearch over the index that is built with the docs. */
import MiniSearch from 'minisearch'
import {searchOptions} from './options.ts'

export interface SearchHit {
  path: string
  page: string
  area: string
  group: string
  title: string
  text: string
  /** The matching terms of the section. */
  words: string[]
}

export type Search = (words: string) => SearchHit[]

const MAX_RESULTS = 12

export async function open(): Promise<Search> {
  const answer = await fetch(document.body.dataset.search ?? '')
  if (!answer.ok) throw new Error(`The index answered ${answer.status}`)
  return searchIn(withOrigins(await answer.text()))
}

/** The index is kept for years and names no server; results show this one, as the pages do. */
function withOrigins(text: string) {
  const {host = '', api = '', storage = ''} = document.body.dataset
  return text
    .replaceAll('https://HOST', host)
    .replaceAll('https://API', api)
    .replaceAll('https://STORAGE', storage)
}

/** Searches an index that the build has written. */
export function searchIn(text: string): Search {
  const index = MiniSearch.loadJSON<SearchHit>(text, searchOptions)
  return words => {
    const all = index.search(words)
    // For half a sentence, results with some of its words are better than none.
    const some = all.length ? all : index.search(words, {combineWith: 'OR'})
    return some.slice(0, MAX_RESULTS).map(({path, page, area, group, title, text, terms}) => ({
      path,
      page,
      area,
      group,
      title,
      text,
      words: terms,
    }))
  }
}
