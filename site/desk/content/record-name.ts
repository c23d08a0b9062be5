/** The name that people know a record of content by, whatever its kind calls that field. */

/** The first that a kind has is the one. */
export const NAME_FIELDS = ['name', 'title', 'heading', 'author_name', 'url']

/** The name in the language, else in English, else empty. `value`: in the form of content files. */
export function recordName(value: Record<string, unknown>, locale: string): string {
  const given = NAME_FIELDS.map(field => value[field]).find(
    one => one !== undefined && one !== null,
  )
  const texts = typeof given === 'object' && given ? (given as Record<string, unknown>) : undefined
  const text = texts ? texts[locale] || texts.en : given
  return typeof text === 'string' ? text : ''
}
