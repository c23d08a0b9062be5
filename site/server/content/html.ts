/**
 * What remains of markup that somebody wrote (decisions, 'HTML from the API'): text, headings, lists,
 * links, tables and pictures stay; scripts, handlers, forms, frames and styles go.
 */
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'div', 'abbr', 'time'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {img: ['http', 'https']},
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, {rel: _rel, ...attribs}) => ({
      tagName,
      attribs: isElsewhere(attribs.href) ? {...attribs, rel: 'noopener noreferrer'} : attribs,
    }),
  },
  disallowedTagsMode: 'discard',
}

export const sanitizeHtml = (html: string) => sanitize(html, options).trim()

/** A path of this site, an anchor, a mail or a phone number needs no guard. */
const isElsewhere = (href = '') => /^\s*https?:/i.test(href)
