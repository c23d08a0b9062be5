/** The type of a docs page, and the areas and groups of the contents. */
import type {Html} from './html.ts'

/** Partners embed widgets; the agency's back office runs the site. Each area has contents of its own. */
export const areas = [
  {name: 'For partners', home: '/docs/', groups: ['Start', 'Widgets', 'Guides', 'Reference']},
  {name: 'Back office', home: '/docs/operating/', groups: ['Operating', 'Content and leads']},
] as const

export type Area = (typeof areas)[number]
type Group = Area['groups'][number]

export const groups: Group[] = areas.flatMap(area => [...area.groups])

export const areaOf = ({group}: {group: string}): Area =>
  areas.find(area => area.groups.some(name => name === group)) ?? areas[0]

export interface Page {
  path: string
  group: Group
  title: string
  /** The label in the menu, if the title is too long. */
  label?: string
  /** The meta description. */
  summary: string
  content: Html
  /** Highlighted code: what the page as Markdown has instead of its playground. */
  example?: Html
}
