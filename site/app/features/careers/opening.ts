/** A job opening as the list shows it, where its page is, and which of them a search finds. */
import {foldLetters} from '#kit/i18n/fold-letters.ts'

export const OPENINGS = '/careers'

export const applyPath = (id: string) => `${OPENINGS}/apply/${encodeURIComponent(id)}`

export interface Opening {
  /** Its own page. */
  href: string
  title: string
  titleLang?: 'en'
  tags: string[]
  text?: string
  textLang?: 'en'
}

export interface OpeningsData {
  openings: Opening[]
  /** The search in the address. */
  search: string
  failure?: string
}

/** Those whose title has the text in it; nothing typed finds all (spec section 4, 'Career search'). */
export function matching(openings: Opening[], search: string): Opening[] {
  const wanted = foldLetters(search.trim())
  return openings.filter(({title}) => foldLetters(title).includes(wanted))
}
