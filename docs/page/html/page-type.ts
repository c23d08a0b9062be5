/** The type of a docs page, and the groups of the contents. */
import type {Html} from './html.ts'

export const groups = ['Start', 'Widgets', 'Guides', 'Reference', 'Operating'] as const

export interface Page {
  path: string
  group: (typeof groups)[number]
  title: string
  /** The label in the menu, if the title is too long. */
  label?: string
  /** The meta description. */
  summary: string
  content: Html
  /** Highlighted code: what the page as Markdown has instead of its playground. */
  example?: Html
}
