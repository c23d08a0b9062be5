/** What page and script know of a widget that can be tried: the page carries it as JSON. */
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
  /** What it is when it is absent: not worth writing. */
  initial: string
  control: Control
}

/** What stands in the element until the widget is there, and stays where it cannot come. */
export interface Fallback {
  path: string
  words: string
}

/** What a reader has changed: only that is in the address and in the snippet. */
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
