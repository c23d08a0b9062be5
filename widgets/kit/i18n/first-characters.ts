/**
 * The beginning of a text that people read: at most so many code points, as databases count them. No
 * emoji of several and no letter with its marks is cut, unless it alone is longer.
 */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text
  const {length} = [...text].slice(0, most).join('')
  return text.slice(0, characterAt(text, length)?.index || length)
}

/** Undefined behind the end, and in Firefox before 125, which has no segmenter. */
const characterAt = (text: string, at: number) =>
  'Segmenter' in Intl ? new Intl.Segmenter().segment(text).containing(at) : undefined
