/**
 * A posted form becomes the value of a record. Names of inputs are paths, such as `name.fr`; a list has
 * a mark for each of its rows, in their order, such as `faqs#` = `2` for the inputs `faqs.2.question.en`.
 */
import {locales} from '#kit/i18n/locale.ts'
import {readAmountText} from '#kit/typed/amount.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import type {Field, Fields, Item} from '#server/content/schema/fields.ts'
import {PICTURES, type PictureTexts} from '../media/picture-texts.ts'
import type {Value} from './current-record.ts'

type Entries = readonly (readonly [name: string, value: string])[]

/** Reads a record from a form; empty fields are left out. */
export function readRecord(fields: Fields, entries: Entries): Value {
  const texts = new Map<string, string>()
  const rows = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (!name.endsWith('#')) texts.set(name, value)
    else if (!rows.has(name)) rows.set(name, [value])
    else rows.get(name)?.push(value)
  }
  const pictures = readPictures(entries)
  return {
    ...readFields(fields, '', {texts, rows}),
    ...(Object.keys(pictures).length && {[PICTURES]: pictures}),
  }
}

interface Given {
  texts: Map<string, string>
  rows: Map<string, string[]>
}

function readFields(fields: Fields, path: string, given: Given): Value {
  const read = Object.entries(fields).flatMap(([name, field]) => {
    const value = readField(field, path + name, given)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(read)
}

function readField(field: Field | Item, path: string, given: Given): unknown {
  const text = (at = path) => given.texts.get(at)?.trim() || undefined
  switch (field.is) {
    case 'words':
    case 'html': {
      const words = locales.flatMap(locale => {
        const own = text(`${path}.${locale}`)?.replaceAll('\r\n', '\n')
        return own ? [[locale, own] as const] : []
      })
      if (!words.length) return undefined
      // A text that is the same in every language is stored once, as records are read.
      const [, first] = words[0] ?? []
      const isOne = words.length === locales.length && words.every(([, own]) => own === first)
      return isOne ? first : Object.fromEntries(words)
    }
    case 'number':
      return numberOf(text())
    case 'flag':
      return readFlag(field, path, given)
    case 'coordinates': {
      const pair = [numberOf(text(`${path}.0`)), numberOf(text(`${path}.1`))]
      return pair.some(one => one !== undefined) ? pair : undefined
    }
    case 'list': {
      const items = (given.rows.get(`${path}#`) ?? []).map(
        row => readField(field.of, `${path}.${row}`, given) ?? emptyOf(field.of),
      )
      const isOptional = 'optional' in field && field.optional
      return items.length || !isOptional ? items : undefined
    }
    case 'group': {
      const value = readFields(field.fields, `${path}.`, given)
      return Object.keys(value).length || !('optional' in field && field.optional)
        ? value
        : undefined
    }
    case 'media':
      return given.texts.has(`${path}.remove`) ? undefined : text()
    default:
      return text()
  }
}

/** A row that was added and not filled in is said to be missing, not left out unnoticed. */
const emptyOf = ({is}: Item) => (is === 'group' ? {} : is === 'words' || is === 'html' ? {} : '')

/** Not ticked is what nobody has said, but for what is shown unless it is hidden. */
function readFlag(field: object, path: string, {texts}: Given) {
  const isTicked = texts.has(path)
  if (path === 'published') return isTicked ? undefined : false
  return isTicked || ('optional' in field ? undefined : false)
}

/** An amount as people write it, or a number with a sign and decimals; what is none stays as it is. */
function numberOf(text: string | undefined) {
  if (text === undefined) return undefined
  const {value, currency = 'AED'} = readAmountText(text) ?? {}
  if (value !== undefined && currency === 'AED') return value
  const plain = westernDigits(text).replace(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

const PICTURE = /^pic\.(.+)\.(?:alt\.(\w+)|([xy]))$/

/** Reads the texts of pictures: `pic.<address>.alt.fr`, `pic.<address>.x`. */
function readPictures(entries: Entries): PictureTexts {
  const pictures: Record<string, {alt?: Record<string, string>; focus?: unknown[]}> = {}
  for (const [name, value] of entries) {
    const [, address, locale, axis] = PICTURE.exec(name) ?? []
    if (!address || !value.trim()) continue
    const own = pictures[address] ?? {}
    pictures[address] = own
    if (locale) own.alt = {...own.alt, [locale]: value.trim()}
    else
      own.focus =
        axis === 'x' ? [numberOf(value), own.focus?.[1]] : [own.focus?.[0], numberOf(value)]
  }
  return pictures
}

/**
 * Performs a list's button without JavaScript: `add faqs`, `remove faqs 2`, `up faqs 2`,
 * `down faqs 2`.
 */
export function withRowChange(entries: Entries, order: string): Entries | undefined {
  const [what, path = '', row = ''] = order.split(' ')
  const mark = `${path}#`
  if (what === 'add') return [...entries, [mark, freeRow(entries, mark)]]
  const at = entries.findIndex(([name, value]) => name === mark && value === row)
  if (at < 0) return undefined
  if (what === 'remove') return entries.filter((_, index) => index !== at)
  const marks = entries.flatMap(([name], index) => (name === mark ? [index] : []))
  const other = marks[marks.indexOf(at) + (what === 'up' ? -1 : 1)]
  if ((what !== 'up' && what !== 'down') || other === undefined) return undefined
  return entries.map((entry, index) =>
    index === at ? (entries[other] ?? entry) : index === other ? (entries[at] ?? entry) : entry,
  )
}

const freeRow = (entries: Entries, mark: string) => {
  const taken = entries.flatMap(([name, value]) => (name === mark ? [Number(value)] : []))
  return `${taken.reduce((most, row) => Math.max(most, row), -1) + 1}`
}
