/** Attributes as a server writes them. */
import {escapeHtml} from '#kit/html/escape-html.ts'

/** A value for an attribute: data is written as JSON, `true` as present, `false` and null not at all. */
export type ElementProps = Record<string, unknown>

/** The texts of those attributes that are there. */
export const attributeTexts = (given: ElementProps): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [checked(name), textOf(value)]),
  )

const textOf = (value: unknown) => {
  if (value === true) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A name that would end the tag, or listen in the page, is a mistake or worse. */
function checked(name: string) {
  if (/^(?!on)[a-z][\w-]*$/i.test(name)) return name
  throw new Error(`"${name}" is not a name for an attribute`)
}

export const attributesMarkup = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([name, text]) => ` ${name}="${escapeHtml(text)}"`)
    .join('')
