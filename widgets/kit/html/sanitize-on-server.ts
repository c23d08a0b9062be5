/** The sanitiser of the server. */
import sanitizeHtml from 'sanitize-html'
import {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  isElsewhere,
  REL_ELSEWHERE,
  withHeadingsFrom,
} from './allowed.ts'
import type {SafeHtml} from './safe-html.ts'
import {withTableRegions} from './table-region.ts'

const withAlt = (tagName: string, {alt = '', ...attribs}: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: {...attribs, alt},
})

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
    img: withAlt,
  },
}

export const sanitize = (html: string, headings = 2): SafeHtml => ({
  safe: withTableRegions(withHeadingsFrom(headings, sanitizeHtml(html, options).trim())),
})

/** Goes without a word: editors leave it behind, and nothing is missed. */
const SILENT =
  /^(font|center|section|article|main|header|footer|html|head|body|meta|title|\w+:\w+)$/

interface SanitizeReport extends SafeHtml {
  /** Parts that were removed, such as `<script>` and `onclick`. */
  removed: string[]
  /** Addresses of the pictures without `alt`. */
  undescribed: string[]
}

/** For the author of a text, as it is stored: tables get their regions where they are shown. */
export function sanitizeAndTell(html: string): SanitizeReport {
  const removed = new Set<string>()
  const undescribed = new Set<string>()
  const tell: sanitizeHtml.Transformer = (tagName, attribs) => {
    if (!allowedTags.includes(tagName) && !SILENT.test(tagName)) removed.add(`<${tagName}>`)
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on|^style$/.test(name)) removed.add(name)
      const scheme = /^(href|src)$/.test(name) ? schemeOf(value) : undefined
      if (scheme && !allowedSchemes.includes(scheme)) removed.add(`${scheme}: in ${name}`)
    }
    return {tagName, attribs}
  }
  const img: sanitizeHtml.Transformer = (tagName, attribs) => {
    if (attribs.alt === undefined) undescribed.add(attribs.src ?? '')
    return withAlt(tagName, attribs)
  }
  const transformTags = {...options.transformTags, img, '*': tell}
  const safe = sanitizeHtml(html, {...options, transformTags})
  return {
    safe: withHeadingsFrom(2, safe.trim()),
    removed: [...removed].sort(),
    undescribed: [...undescribed],
  }
}

/** As browsers read it: they leave out spaces and control characters. */
function schemeOf(address: string) {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[^\x21-\x7e]/g, '')) ?? []
  return scheme?.toLowerCase()
}
