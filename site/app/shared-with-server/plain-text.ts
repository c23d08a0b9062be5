/**
 * Markup as plain text, and plain text as markup. Each step takes linear time: texts of a back end may
 * be long and hostile.
 */
import {replaceTags} from '#kit/html/replace-tags.ts'

const BLOCK = /^<\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|td)\b/i
const NAMED: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '}

/** Shown as text, never as markup: its content need not be safe. */
export const plainText = (html: string) =>
  replaceTags(withoutScripts(html), tag => (BLOCK.test(tag) ? ' ' : ''))
    .replace(/&(?:#(\d{1,6})|(\w{2,5}));/g, (whole, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()

/** Scripts and style sheets with their content; an unclosed one lasts until the end. */
function withoutScripts(html: string) {
  let shown = ''
  let rest = html
  for (;;) {
    const start = rest.search(/<(?:script|style)\b/i)
    if (start < 0) return shown + rest
    shown += `${rest.slice(0, start)} `
    rest = rest.slice(start)
    const end = rest.search(/<\/(?:script|style)\b/i)
    if (end < 0) return shown
    rest = rest.slice(end)
  }
}
