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
