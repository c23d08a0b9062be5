/** Holds one record against the description of its kind, and gives its values as they are stored. */

import {sanitizeAndTell} from '../../../../widgets/shared/html/sanitize-on-server.ts'
import {locales} from '../../../../widgets/shared/i18n/locale.ts'
import {isObject} from '../../platform/parse-json.ts'
import {resolveDay} from '../days.ts'
import {checkMediaPath} from '../media/media-path.ts'
import type {Field, Fields, Item, MediaKind, Words} from './fields.ts'

/** Reports a problem of the field at this path. */
export type Report = (field: string, says: string) => void

export interface Checking {
  report: Report
  /** What ends up in the database though it is not what the file says. */
  notice: Report
  /** Day from which `in 3 days` counts. */
  today: string
  /** Why a record cannot name such a file; at the desk records name stored ones. */
  mediaFault?: (kind: MediaKind, path: string) => string | undefined
}

/** Longer texts are a mistake, and would be slow to show. */
const MAX_LENGTH = 100_000

export function checkRecord(fields: Fields, record: unknown, checking: Checking) {
  if (!isObject(record)) {
    checking.report('', 'must be an object with the fields of its kind.')
    return {}
  }
  return checkFields(fields, record, '', checking)
}

function checkFields(
  fields: Fields,
  record: Record<string, unknown>,
  path: string,
  checking: Checking,
) {
  for (const name of Object.keys(record)) {
    if (!Object.hasOwn(fields, name)) {
      checking.report(path + name, `is not a field. There are ${Object.keys(fields).join(', ')}.`)
    }
  }
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(record, name) ? record[name] : undefined
    if (given !== undefined && given !== null) {
      values[name] = checkValue(field, given, path + name, checking)
    } else if (!field.optional) {
      checking.report(path + name, `is missing. It is ${nameOf(field)}: ${field.says}`)
    }
  }
  return values
}

/** The value as it is stored; undefined when it was refused. */
function checkValue(
  field: Field | Item,
  given: unknown,
  path: string,
  checking: Checking,
): unknown {
  const report = (says: string) => void checking.report(path, says)
  switch (field.is) {
    case 'words':
    case 'html':
      return checkWords(field.is, given, path, checking)
    case 'flag':
      return typeof given === 'boolean' ? given : report(`must be true or false${got(given)}`)
    case 'number':
      return checkNumber(field, given, report)
    case 'coordinates':
      return checkCoordinates(given, report)
    case 'list':
      if (!Array.isArray(given)) return report(`must be a list${got(given)} Write [ ... ].`)
      if (field.most && given.length > field.most) {
        report(`has ${given.length} items, more than ${field.most}. Take some away.`)
      }
      return given.map((item, index) => checkValue(field.of, item, `${path}[${index}]`, checking))
    case 'group':
      if (!isObject(given)) return report(`must be an object${got(given)}`)
      return checkFields(field.fields, given, `${path}.`, checking)
    default:
      if (typeof given !== 'string') return report(`must be text in quotes${got(given)}`)
      if (!given.trim()) return report('is empty. Fill it in, or leave the field out.')
      if (!isStorable(given)) return report(UNSTORABLE)
      return checkText(field, given.trim(), report, checking)
  }
}

type TextField = Extract<
  Field | Item,
  {is: 'text' | 'address' | 'day' | 'time' | 'choice' | 'media' | 'reference'}
>

function checkText(
  field: TextField,
  given: string,
  report: (says: string) => void,
  {today, mediaFault = checkMediaPath}: Checking,
) {
  switch (field.is) {
    case 'address':
      return isAddress(given)
        ? given
        : report(`must be an address such as https://www.example.com/page${got(given)}`)
    case 'day':
      return (
        resolveDay(given, today) ??
        report(`must be a day such as 2026-11-21, or "in 3 days", or "12 days ago"${got(given)}`)
      )
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(given)
        ? given
        : report(`must be a time such as 18:30${got(given)}`)
    case 'choice':
      return field.of.includes(given)
        ? given
        : report(`must be one of ${field.of.join(', ')}${got(given)}`)
    case 'media': {
      const fault = mediaFault(field.kind, given)
      return fault ? report(fault) : given
    }
    default:
      if (given.length > MAX_LENGTH) report(`has more than ${MAX_LENGTH} characters. Shorten it.`)
      return given
  }
}

function checkNumber(
  {whole, least = -Infinity, most = Infinity}: {whole?: true; least?: number; most?: number},
  given: unknown,
  report: (says: string) => void,
) {
  const kind = whole ? 'a whole number' : 'a number'
  if (
    typeof given !== 'number' ||
    !Number.isFinite(given) ||
    (whole && !Number.isSafeInteger(given))
  ) {
    return report(
      `must be ${kind}${got(given)} Write it without quotes and separators, such as 1250000.`,
    )
  }
  if (given < least || given > most) {
    const range = most === Infinity ? `${least} or more` : `from ${least} to ${most}`
    return report(`must be ${range}${got(given)}`)
  }
  return given
}

function checkCoordinates(given: unknown, report: (says: string) => void) {
  const pair =
    Array.isArray(given) && given.length === 2 && given.every(one => Number.isFinite(one))
  if (!pair) return report(`must be [latitude, longitude], such as [25.1124, 55.139]${got(given)}`)
  const [latitude, longitude] = given as [number, number]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    return report(`is no place on earth${got(given)} Latitude comes first.`)
  }
  if (latitude > 45 && longitude < 35) {
    return report(
      `looks as if longitude came first${got(given)} Write [${longitude}, ${latitude}].`,
    )
  }
  return given
}

/** One string is the same in every language. */
function checkWords(is: 'words' | 'html', given: unknown, path: string, checking: Checking) {
  const report = (at: string, says: string) => void checking.report(at, says)
  if (typeof given === 'string') {
    const text = checkLanguage(is, given, path, checking)
    return text === undefined
      ? undefined
      : Object.fromEntries(locales.map(locale => [locale, text]))
  }
  if (!isObject(given)) {
    return report(
      path,
      `must be text in quotes, or {${locales.map(locale => `"${locale}": "..."`).join(', ')}}${got(given)}`,
    )
  }
  for (const name of Object.keys(given)) {
    if (!locales.some(locale => locale === name)) {
      report(
        `${path}.${name}`,
        `is not a language of the product. There are ${locales.join(', ')}.`,
      )
    }
  }
  if (given.en === undefined)
    report(path, 'has no English text, which other languages fall back to. Add "en".')
  const texts = locales.flatMap(locale => {
    const text = given[locale]
    if (text === undefined || text === null) return []
    const checked = checkLanguage(is, text, `${path}.${locale}`, checking)
    return checked === undefined ? [] : [[locale, checked] as const]
  })
  return Object.fromEntries(texts) as Words
}

function checkLanguage(
  is: 'words' | 'html',
  given: unknown,
  path: string,
  {report, notice}: Checking,
) {
  if (typeof given !== 'string') return void report(path, `must be text in quotes${got(given)}`)
  if (!given.trim()) return void report(path, 'is empty. Fill it in, or leave it out.')
  if (!isStorable(given)) return void report(path, UNSTORABLE)
  if (given.length > MAX_LENGTH) report(path, `has more than ${MAX_LENGTH} characters. Shorten it.`)
  if (is === 'words') return given.trim()
  const {safe, removed, undescribed} = sanitizeAndTell(given)
  if (!safe) return void report(path, 'holds nothing but markup that is not allowed. Write text.')
  if (removed.length) notice(path, `is stored without ${removed.join(', ')}.`)
  for (const picture of undescribed) notice(path, withoutText(picture))
  return safe
}

const withoutText = (picture: string) =>
  `shows ${picture || 'a picture'} without alt: it is stored with alt="", and screen readers pass over it. Describe the picture, or write alt="" where it is decoration.`

/** NUL and halves of characters, which no database takes. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)
const UNSTORABLE = 'holds a character that cannot be stored, such as half an emoji. Type it again.'

function isAddress(given: string) {
  if (!URL.canParse(given)) return false
  const {protocol} = new URL(given)
  return protocol === 'https:' || protocol === 'http:'
}

const got = (given: unknown) => `, got ${JSON.stringify(given)?.slice(0, 80) ?? 'nothing'}.`

const NAMES: Partial<Record<Field['is'], string>> = {
  words: 'a text, by language',
  html: 'a text with markup, by language',
  address: 'an address',
  number: 'a number',
  flag: 'true or false',
  day: 'a day',
  time: 'a time',
  list: 'a list',
  media: 'the path of a file in media/',
  reference: 'the key of another record',
}
const nameOf = ({is}: Field) => NAMES[is] ?? 'a text'
