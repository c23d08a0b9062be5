/** The search index, built with the docs. */
import MiniSearch from 'minisearch'
import type {Section} from '../html/sections.ts'
import {keywords} from './keywords.ts'
import {searchOptions} from './options.ts'

export function indexOf(sections: Section[], words = keywords): string {
  const missing = Object.keys(words).find(path => !sections.some(section => section.path === path))
  if (missing) throw new Error(`docs/page/search/keywords.ts names ${missing}, which no page has`)
  const index = new MiniSearch(searchOptions)
  index.addAll(
    sections.map((section, id) => ({...section, id, keywords: words[section.path] ?? ''})),
  )
  return JSON.stringify(index)
}
