/** The kinds of content and their fields, from the table that import, export and database use. */
import type {Field, Fields, Item, Kind} from '../../../site/server/content/schema/fields.ts'
import {kinds} from '../../../site/server/content/schema/kinds.ts'

export interface KindFact {
  name: string
  says: string
  /** Where its records are, such as `blogs/<slug>.json`. */
  file: string
  key: string
  fields: FieldFact[]
}

export interface FieldFact {
  /** With its group: `local_amenities.parks`, `faqs[].question`. */
  name: string
  /** In words, such as `list of texts by language`. */
  type: string
  optional: boolean
  says: string
}

export const kindFacts = (described: Record<string, Kind> = kinds): KindFact[] =>
  Object.entries(described).map(([name, {says, files, key, fields}]) => ({
    name,
    says,
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
      says: field.says,
    }
    const inside = field.is === 'list' ? field.of : field
    if (inside.is !== 'group') return [fact]
    return [fact, ...fieldFacts(inside.fields, `${fact.name}${field.is === 'list' ? '[]' : ''}.`)]
  })

function typeOf(field: Field | Item): string {
  switch (field.is) {
    case 'words':
      return 'text by language'
    case 'html':
      return 'text with markup, by language'
    case 'number':
      return field.whole ? 'whole number' : 'number'
    case 'flag':
      return 'true or false'
    case 'choice':
      return `one of ${field.of.join(', ')}`
    case 'coordinates':
      return '[latitude, longitude]'
    case 'media':
      return `path of a ${field.kind} in media/`
    case 'reference':
      return `key in ${field.to}`
    case 'list':
      return `list: ${typeOf(field.of)}`
    default:
      return field.is
  }
}
