/**
 * Allowed markup (decisions, 'HTML from the API'): text, headings, lists, links, tables and
 * pictures stay; scripts, handlers, forms, frames and styles go. The list is shared by the import,
 * by pages rendered on the server and by the browser. A link has no `target`: each opens in the
 * same window, so that Back leads back, and none has to warn of a new one.
 */
export const allowedTags = [
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code',
  'strong b em i u s small sub sup span div abbr time',
  'ul ol li dl dt dd a img figure figcaption',
  'table caption thead tbody tfoot tr th td',
].flatMap(tags => tags.split(' '))

/** By tag; those under `*` are for all. */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  '*': ['lang', 'dir'],
}

export const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** Links to other sites get it; a path of this site, an anchor, a mail or a phone number needs none. */
export const REL_ELSEWHERE = 'noopener noreferrer'
export const isElsewhere = (href: string | null | undefined) => /^\s*https?:/i.test(href ?? '')

/**
 * Shifts the headings of sanitised markup; `from` becomes the level of the first one. They take the
 * levels that follow the heading above the text, without a gap.
 */
export function withHeadingsFrom(from: number, html: string) {
  const written = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level))
  const ranks = [...new Set(written)].sort()
  let level = from - 1
  return html.replace(/<(\/?)h([1-6])\b/gi, (_tag, end: string, was: string) => {
    if (!end) level = Math.min(from + ranks.indexOf(Number(was)), level + 1, 6)
    return `<${end}h${level}`
  })
}
