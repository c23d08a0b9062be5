/** Elements of XML as text. */
import {escapeHtml} from '#kit/html/escape-html.ts'
import {locales} from '#kit/i18n/locale.ts'
import type {Words} from '../../schema/fields.ts'

/** Nothing is written for what is missing. */
export type Xml = string | false | null | undefined
type Content = Xml | number | Xml[]
type Attributes = Record<string, string>

export function element(name: string, content: Content): string
export function element(name: string, attributes: Attributes, content: Content): string
export function element(name: string, ...[first, second]: [Content | Attributes, Content?]) {
  const hasAttributes = typeof first === 'object' && first !== null && !Array.isArray(first)
  const content = hasAttributes ? second : (first as Content)
  if (content === null || content === undefined || content === false) return ''
  const inside = Array.isArray(content) ? content.filter(Boolean).join('') : textXml(`${content}`)
  return inside && `${openTag(name, hasAttributes ? first : {})}${inside}</${name}>`
}

export const openTag = (name: string, attributes: Attributes) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')}>`

/** Text with markup is easier to read as it is. */
function textXml(text: string) {
  const allowed = text.replace(FORBIDDEN, '')
  if (!/[<&]/.test(allowed)) return escaped(allowed)
  return `<![CDATA[${allowed.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** Control characters, which no XML may hold. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) => escapeHtml(text.replace(FORBIDDEN, ''))

/** An element for each language that the text has. */
export const wordsXml = (name: string, words: Partial<Words> | null | undefined): Xml[] =>
  locales.map(locale => element(`${name}_${locale}`, words?.[locale]))
