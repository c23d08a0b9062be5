/**
 * What was typed into an application that has not been accepted yet. A failed one leads back to the
 * openings (spec section 8), and whoever comes again finds it as it was. It is kept in the memory of
 * the tab and nowhere else: salaries and phone numbers are nothing to leave in a browser's storage.
 */
import type {Application} from './suite.ts'

/** What the form holds: the rules know less of a file than a browser does. */
export type ApplicationValues = Application & {media?: File}

const drafts = new Map<string, ApplicationValues>()

export interface Draft {
  /** As it was left; nothing yet, or nothing any more. */
  values?: ApplicationValues
  keep(application: ApplicationValues): void
  forget(): void
}

export const draftOf = (careerId: string): Draft => ({
  values: drafts.get(careerId),
  keep: application => void drafts.set(careerId, application),
  forget: () => void drafts.delete(careerId),
})
