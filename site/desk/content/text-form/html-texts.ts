/** The long texts of a record, wherever they stand in it. */
import type {Field, Fields, Item} from '#server/content/schema/fields.ts'

export interface HtmlText {
  /** As checks name it, such as `sections[1].text.fr`. */
  path: string
  html: string
}

type Change = (text: HtmlText) => unknown

export function htmlTexts(fields: Fields, value: Record<string, unknown>): HtmlText[] {
  const found: HtmlText[] = []
  const find: Change = text => void found.push(text)
  for (const [name, field] of Object.entries(fields)) mapHtml(field, value[name], find, name)
  return found
}

/** The value of a field with each of its long texts changed; a draft may hold anything. */
export function mapHtml(field: Field | Item, value: unknown, change: Change, path = ''): unknown {
  switch (field.is) {
    case 'html':
      if (typeof value === 'string') return change({path, html: value})
      return mapMembers(value, (text, name) =>
        typeof text === 'string' ? change({path: `${path}.${name}`, html: text}) : text,
      )
    case 'list':
      return Array.isArray(value)
        ? value.map((item, index) => mapHtml(field.of, item, change, `${path}[${index}]`))
        : value
    case 'group':
      return mapMembers(value, (inside, name) => {
        const own = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined
        return own ? mapHtml(own, inside, change, `${path}.${name}`) : inside
      })
    default:
      return value
  }
}

function mapMembers(value: unknown, change: (inside: unknown, name: string) => unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, change(inside, name)]),
  )
}
