/** Headings inside a text take the levels that follow the heading above it, without a gap. */

/** Of markup that a sanitiser has made; `from` is the level of the first one, as whatever it was written. */
export function withHeadingsFrom(from: number, html: string) {
  const written = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level))
  const ranks = [...new Set(written)].sort()
  let level = from - 1
  return html.replace(/<(\/?)h([1-6])\b/gi, (_tag, end: string, was: string) => {
    if (!end) level = Math.min(from + ranks.indexOf(Number(was)), level + 1, 6)
    return `<${end}h${level}`
  })
}
