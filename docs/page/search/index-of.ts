/** The search index, built with the docs. */
import MiniSearch from 'minisearch'
import type {Section} from '../html/sections.ts'
import {searchOptions} from './options.ts'

export function indexOf(sections: Section[]): string {
  const index = new MiniSearch(searchOptions)
  index.addAll(sections.map((section, id) => ({...section, id})))
  return JSON.stringify(index)
}
