/** Single facts of a listing, in the terms of the site. */
import {escapeHtml} from '#kit/html/escape-html.ts'
import {locales} from '#kit/i18n/locale.ts'
import {purposes} from '#trade/search-query/search-query.ts'
import {isAddress} from '../schema/check-text.ts'
import {valuesOf, wordsOf} from './mapped-values.ts'
import type {Mapping} from './mapping-shape.ts'
import type {Node} from './node.ts'

export interface Photo {
  url: string
  /** Changes when another picture is at the same address; empty where the feed does not tell. */
  changed: string
}

/** A record that a listing may name, by any of its names. */
export interface Named {
  id: string
  names: string[]
}

const MAX_PHOTOS = 40

const COMMERCIAL =
  /\b(office|shop|retail|showroom|warehouse|factory|restaurant|labou?r|staff|business|commercial|storage)\b/i

export function purposeOf(given: string, type: string) {
  const full = /^(sale|rent)$/.test(given)
    ? `${COMMERCIAL.test(type) ? 'commercial' : 'residential'}-${given}`
    : given
  return purposes.find(purpose => purpose === full)
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const isSame = (one: string, other: string) => plain(one) === plain(other)

/** Records by each of their names: each of thousands of listings looks for some of hundreds. */
export type NamedRecords = Map<string, Named>

/** The first of two with the same name counts. */
export const namedRecords = (all: Named[]): NamedRecords =>
  new Map(
    all
      .flatMap(one => [one.id, ...one.names].map(name => [plain(name), one] as const))
      .toReversed(),
  )

/** By the first name that one of them has. */
export const find = (all: NamedRecords, names: string[]): Named | undefined =>
  names.map(name => all.get(plain(name))).find(Boolean)

export const inOurLanguages = (words: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).filter(([language]) => locales.some(locale => locale === language)),
  )

export function textOf(mapping: Mapping, node: Node) {
  const texts = inOurLanguages(wordsOf(mapping, 'description', node))
  if (!texts.en) return undefined
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, paragraphs(text)]))
}

export function amenitiesOf(mapping: Mapping, node: Node) {
  const found = [...new Set(valuesOf(mapping, 'amenities', node))]
  return found.length ? found.slice(0, 60) : undefined
}

export function photosOf(mapping: Mapping, node: Node): Photo[] {
  const changed = valuesOf(mapping, 'photo_changed', node)
  const all = valuesOf(mapping, 'photos', node)
    .map((url, index) => ({url, changed: changed[index] ?? ''}))
    .filter(({url}) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
  const unique = new Map(all.map(photo => [photo.url, photo]))
  return [...unique.values()].slice(0, MAX_PHOTOS)
}

export const isHttps = (address: string) => isAddress(address) && address.startsWith('https://')

/** An address itself has no such sign before another one. */
const NEXT_ADDRESS = /[\s,;|]https?:\/\//i

/** Undefined where each text is one address. */
export function severalAddressesIn(texts: string[]): {text: string; separator: string} | undefined {
  for (const text of texts) {
    const at = text.search(NEXT_ADDRESS)
    if (at < 0 || !/^https?:/i.test(text)) continue
    const [sign] = /[,;|]$/.exec(text.slice(0, at + 1).trimEnd()) ?? []
    return {text, separator: sign ?? text.charAt(at)}
  }
  return undefined
}

/** Plain text becomes paragraphs; markup stays, and is sanitised when it is imported. */
function paragraphs(text: string): string {
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
