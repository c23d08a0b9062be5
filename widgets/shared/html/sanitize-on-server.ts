/** The sanitiser of the server. */
import sanitizeHtml from 'sanitize-html'
import {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  isElsewhere,
  REL_ELSEWHERE,
} from './allowed.ts'
import type {SafeHtml} from './safe-html.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes,
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, {rel: _rel, ...attribs}) => ({
      tagName,
      attribs: isElsewhere(attribs.href) ? {...attribs, rel: REL_ELSEWHERE} : attribs,
    }),
  },
}

export const sanitize = (html: string): SafeHtml => ({safe: sanitizeHtml(html, options).trim()})

/** Goes without a word: editors leave it behind, and nothing is missed. */
const SILENT =
  /^(font|center|section|article|main|header|footer|html|head|body|meta|title|\w+:\w+)$/

/** For the author of a text: the same, and what was taken out, such as `<script>` and `onclick`. */
export function sanitizeAndTell(html: string): SafeHtml & {removed: string[]} {
  const removed = new Set<string>()
  const tell: sanitizeHtml.Transformer = (tagName, attribs) => {
    if (!allowedTags.includes(tagName) && !SILENT.test(tagName)) removed.add(`<${tagName}>`)
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on|^style$/.test(name)) removed.add(name)
      const scheme = /^(href|src)$/.test(name) ? schemeOf(value) : undefined
      if (scheme && !allowedSchemes.includes(scheme)) removed.add(`${scheme}: in ${name}`)
    }
    return {tagName, attribs}
  }
  const safe = sanitizeHtml(html, {
    ...options,
    transformTags: {...options.transformTags, '*': tell},
  })
  return {safe: safe.trim(), removed: [...removed].sort()}
}

/** As browsers read it: they leave out spaces and control characters. */
function schemeOf(address: string) {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[^\x21-\x7e]/g, '')) ?? []
  return scheme?.toLowerCase()
}
