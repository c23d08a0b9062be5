/** HTML as a template: what is put in is text, unless it was made by this. */
import {escapeHtml} from '#kit/html/escape-html.ts'

export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | false | null | undefined | Part[]

export const html = (pieces: TemplateStringsArray, ...parts: Part[]) =>
  new Markup(pieces.map((piece, n) => piece + written(parts[n])).join(''))

function written(part: Part): string {
  if (Array.isArray(part)) return part.map(written).join('')
  if (part === false || part === null || part === undefined) return ''
  return part instanceof Markup ? part.text : escapeHtml(String(part))
}
