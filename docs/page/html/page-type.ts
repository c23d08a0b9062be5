/** What a page of the docs is, and the parts of the contents. */
import type {Html} from './html.ts'

export const groups = ['Start', 'Widgets', 'Guides', 'Reference', 'Operating'] as const

export interface Page {
  path: string
  group: (typeof groups)[number]
  title: string
  /** In the menu, where the title is too long. */
  label?: string
  /** For search engines, and for who sees a link to it. */
  summary: string
  content: Html
}
