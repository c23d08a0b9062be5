/** A job opening as the list shows it, where its page is, and which of them a search finds. */
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'

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

/**
 * Finds openings whose title contains the text; an empty one finds all (spec 4, 'Career search').
 */
export function matching(openings: Opening[], search: string): Opening[] {
  const wanted = foldLetters(search.trim())
  return openings.filter(({title}) => foldLetters(title).includes(wanted))
}

export const openingBreadcrumbs = (
  {title, titleLang}: Pick<Opening, 'title' | 'titleLang'>,
  i18n: Translator,
): BreadcrumbSteps => ({
  steps: [{name: i18n._('Careers'), href: OPENINGS}],
  here: title,
  lang: titleLang,
})
