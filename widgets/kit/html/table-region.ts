/**
 * A table of a text may be wider than its page: it scrolls in a region of its own, which has a name
 * and takes the focus, so that arrow keys scroll it. The name is the table's caption, or else its
 * first row: words of the text, and thus in the text's language.
 */
import {withCommas} from '../i18n/with-commas.ts'
import {replaceTags} from './replace-tags.ts'

export const regionAttributes = {role: 'region', tabindex: '0'}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Expects markup whose attributes contain no `<` and `>`, as sanitize-html writes it. */
export function withTableRegions(html: string): string {
  let depth = 0
  let start = 0
  let result = ''
  let position = 0
  for (const {0: tag, index} of html.matchAll(/<table[ >]|<\/table>/g)) {
    if (tag !== '</table>') {
      if (depth++ === 0) start = index
    } else if (--depth === 0) {
      const end = index + tag.length
      result += html.slice(position, start) + inRegion(html.slice(start, end))
      position = end
    }
  }
  return result + html.slice(position)
}

function inRegion(table: string) {
  const name = nameOf(table)
  if (!name) return table
  const attributes = Object.entries({...regionAttributes, 'aria-label': name})
  return `<div ${attributes.map(([key, value]) => `${key}="${value}"`).join(' ')}>${table}</div>`
}

function nameOf(table: string) {
  const caption = contentOf(table, 'caption')
  const cells = contentOf(table, 'tr')?.split(/<\/t[hd]>/) ?? []
  const texts = caption === undefined ? cells : [caption]
  return withCommas(
    ...texts.map(html => oneLine(replaceTags(html, () => '')).replaceAll('"', '&quot;')),
  )
}

function contentOf(table: string, tag: string) {
  const start = table.search(new RegExp(`<${tag}[ >]`))
  return start < 0 ? undefined : table.slice(start, table.indexOf(`</${tag}>`, start))
}
