/** Parts that are fetched on the first sign of intent, in one file. */
import {addSheet} from '#kit/core/sheets.ts'
import {type SearchModel, type SearchParts, searchModel} from './model.ts'
import {SuggestionList} from './suggestions/suggestion-list.tsx'
import styles from './suggestions/suggestions.css'

export interface LoadedSearch {
  model: SearchModel
  List: typeof SuggestionList
}

export function createSearch(host: HTMLElement | null, ...parts: SearchParts): LoadedSearch {
  if (host?.shadowRoot) addSheet(host.shadowRoot, styles)
  return {model: searchModel(...parts), List: SuggestionList}
}
