/** The data of a playground, embedded in its page as JSON. */
import type {Control} from './controls.ts'

export interface WidgetBrief {
  tag: string
  title: string
  /** The attributes of its example. */
  start: Record<string, string>
  fallback: Fallback
  attributes: AttributeBrief[]
  events: string[]
  /** The entry in the React build; importing it defines the tag. */
  react: string
}

export interface AttributeBrief {
  name: string
  /** The default, which snippets leave out. */
  initial: string
  control: Control
}

/** The link in the default slot: shown until the widget has loaded, and if it cannot load. */
export interface Fallback {
  path: string
  text: string
}

/** The reader's changes: only these are in the URL and in the snippet. */
export interface Choices {
  attributes: Record<string, string>
  /** `--ocp-…` -> value. */
  tokens: Record<string, string>
}

/** `<ocp-x one="1" two></ocp-x>`, as an example is written. */
export const attributesIn = (example: string): Record<string, string> =>
  Object.fromEntries(
    [...(example.match(/^<[\w-]+([^>]*)>/)?.[1] ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
