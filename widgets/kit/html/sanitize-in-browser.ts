/** The sanitiser of browsers. */
import createPurifier, {type Config} from 'dompurify'
import {withCommas} from '../i18n/with-commas.ts'
import {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  isElsewhere,
  REL_ELSEWHERE,
  withHeadingsFrom,
} from './allowed.ts'
import {replaceTags} from './replace-tags.ts'
import type {SafeHtml} from './safe-html.ts'
import {oneLine, regionAttributes} from './table-region.ts'
import {htmlPolicy} from './trusted-html.ts'

// An own instance: a page may use the library, too, with hooks of its own.
const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (element, event) => {
  const allowed = [
    ...(allowedAttributes[element.localName] ?? []),
    ...(allowedAttributes['*'] ?? []),
  ]
  if (!allowed.includes(event.attrName)) event.keepAttr = false
})

purifier.addHook('afterSanitizeAttributes', element => {
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
  if (element.localName !== 'a') return
  if (isElsewhere(element.getAttribute('href'))) element.setAttribute('rel', REL_ELSEWHERE)
  else element.removeAttribute('rel')
})

const config = {
  ALLOWED_TAGS: [...allowedTags, '#text'],
  ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A scheme that is allowed, or no scheme: a path, an anchor, a query.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${allowedSchemes.join('|')}):|(?!//)[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
    'i',
  ),
  RETURN_DOM: true as const,
  // DOMPurify calls `createHTML` only; its type requires the browser's own class.
  TRUSTED_TYPES_POLICY: (htmlPolicy() ?? null) as Config['TRUSTED_TYPES_POLICY'],
}

/**
 * A browser reports handlers to a page's policy as soon as they are read, before they can be taken
 * off: they go under another name, and then like any attribute that is not allowed.
 */
const withoutHandlers = (html: string) =>
  replaceTags(html, tag => tag.replace(/([\s"'/])on(\w+\s*=)/gi, '$1off$2'))

export function sanitize(html: string, headings = 2): SafeHtml {
  const body = purifier.sanitize(withoutHandlers(html), config) as HTMLElement
  for (const table of body.querySelectorAll('table')) addRegion(table)
  return {safe: withHeadingsFrom(headings, body.innerHTML).trim()}
}

/** Does in the tree what `table-region.ts` does on the server: older browsers do not escape attributes. */
function addRegion(table: HTMLTableElement) {
  const name = nameOf(table)
  if (!name || table.parentElement?.closest('table')) return
  const region = table.ownerDocument.createElement('div')
  for (const [attribute, value] of Object.entries({...regionAttributes, 'aria-label': name})) {
    region.setAttribute(attribute, value)
  }
  table.replaceWith(region)
  region.append(table)
}

function nameOf(table: HTMLTableElement) {
  const parts = [...table.querySelectorAll('caption')]
  const cells = [...(table.querySelector('tr')?.cells ?? [])]
  const texts = (parts.length ? parts.slice(0, 1) : cells).map(({textContent}) =>
    oneLine(textContent),
  )
  return withCommas(...texts)
}
