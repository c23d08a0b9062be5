/** The kinds of content and their fields, from the table that import, export and database use. */
import type {Field, Fields, Item, Kind} from '#server/content/schema/fields.ts'
import {kinds} from '#server/content/schema/kinds.ts'

export interface KindFact {
  name: string
  doc: string
  /** The path of its records, such as `blogs/<slug>.json`. */
  file: string
  key: string
  fields: FieldFact[]
}

export interface FieldFact {
  /** With its group: `local_amenities.parks`, `faqs[].question`. */
  name: string
  /** For people, such as `array of localized string`. */
  type: string
  optional: boolean
  doc: string
}

export const kindFacts = (described: Record<string, Kind> = kinds): KindFact[] =>
  Object.entries(described).map(([name, {says, files, key, fields}]) => ({
    name,
    doc: says,
    file: files === 'each' ? `${name}/<key>.json` : `${name}.json`,
    key,
    fields: fieldFacts(fields),
  }))

const fieldFacts = (fields: Fields, before = ''): FieldFact[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const fact = {
      name: before + name,
      type: typeOf(field),
      optional: field.optional === true,
      doc: field.says,
    }
    const inside = field.is === 'list' ? field.of : field
    if (inside.is !== 'group') return [fact]
    return [fact, ...fieldFacts(inside.fields, `${fact.name}${field.is === 'list' ? '[]' : ''}.`)]
  })

function typeOf(field: Field | Item): string {
  switch (field.is) {
    case 'words':
      return 'localized string'
    case 'html':
      return 'localized HTML'
    case 'number':
      return field.whole ? 'integer' : 'number'
    case 'flag':
      return 'boolean'
    case 'choice':
      return `one of ${field.of.join(', ')}`
    case 'coordinates':
      return '[latitude, longitude]'
    case 'media':
      return `path of a ${field.kind} in media/`
    case 'reference':
      return `key in ${field.to}`
    case 'list':
      return `array of ${typeOf(field.of)}`
    default:
      return field.is
  }
}
