/** The beginning of a tag; any other `<` is text, as it is for a browser. */
const BEGIN = /<[a-z/!?]/gi

/**
 * Markup with each of its tags replaced, in one pass. A regular expression such as `/<[^>]*>/g` looks
 * for the end of a tag from each `<`: for a text of many it takes quadratic time.
 */
export function replaceTags(html: string, replacement: (tag: string) => string): string {
  let replaced = ''
  let position = 0
  for (;;) {
    BEGIN.lastIndex = position
    const start = BEGIN.exec(html)?.index ?? -1
    const end = start < 0 ? -1 : html.indexOf('>', start)
    if (end < 0) return replaced + html.slice(position)
    replaced += html.slice(position, start) + replacement(html.slice(start, end + 1))
    position = end + 1
  }
}
