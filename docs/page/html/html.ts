/** HTML template literals: interpolated values are escaped, unless they are `Html`. */
import {escapeHtml} from '#kit/html/escape-html.ts'
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString() {
    return this.text
  }
}

type Content = string | number | Html | false | undefined | Content[]

export const html = (pieces: TemplateStringsArray, ...contents: Content[]): Html =>
  new Html(String.raw({raw: pieces}, ...contents.map(textOf)))

/** Marks a string as HTML, for example the markup of a widget. */
export const trusted = (text: string) => new Html(text)

function textOf(content: Content): string {
  if (Array.isArray(content)) return content.map(textOf).join('')
  if (content instanceof Html) return content.text
  return content === false || content === undefined ? '' : escapeHtml(String(content))
}
