/** Texts as feeds write them. */
import {escapeHtml} from '#kit/html/escape-html.ts'

/** Plain text becomes paragraphs; markup stays, and is sanitised when it is imported. */
export function paragraphs(text: string): string {
  if (/<(p|br|ul|li|div|h\d)\b/i.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const LONGEST = 80

/** For an address: `Sea view, 2BR (A-12)` is `sea-view-2br-a-12`. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['listing']
  if (words.join('-').length <= LONGEST) return words.join('-')
  // The reference, which tells it from others, is at the end.
  const end = words.slice(-4).join('-').slice(-40)
  return `${words
    .join('-')
    .slice(0, LONGEST - end.length - 1)
    .replace(/-[^-]*$/, '')}-${end}`
}
