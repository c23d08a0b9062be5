/** What is fetched on the first sign of intent, in one file. */
import {addSheet} from '../shared/core/sheets.ts'
import {type SearchModel, type SearchParts, searchModel} from './model.ts'
import {SuggestionList} from './suggestions/suggestion-list.tsx'
import styles from './suggestions/suggestions.css'

export interface Awake {
  model: SearchModel
  List: typeof SuggestionList
}

export function awake(host: HTMLElement | null, ...parts: SearchParts): Awake {
  if (host?.shadowRoot) addSheet(host.shadowRoot, styles)
  return {model: searchModel(...parts), List: SuggestionList}
}
