/** Holds one record against the description of its kind, and gives its values as they are stored. */

import {sanitizeAndTell} from '../../../../widgets/shared/html/sanitize-on-server.ts'
import {locales} from '../../../../widgets/shared/i18n/locale.ts'
import {type Saying, say} from '../../../app/shared-with-server/saying.ts'
import {isObject} from '../../platform/parse-json.ts'
import {resolveDay} from '../days.ts'
import {checkMediaPath} from '../media/media-path.ts'
import {checkCoordinates, checkNumber, got} from './check-number.ts'
import type {Field, Fields, Item, MediaKind, Words} from './fields.ts'

/** Reports a problem of the field at this path. */
export type Report = (field: string, says: Saying) => void

export interface Checking {
  report: Report
  /** What ends up in the database though it is not what the file says. */
  notice: Report
  /** Day from which `in 3 days` counts. */
  today: string
  /** Why a record cannot name such a file; at the desk records name stored ones. */
  mediaFault?: (kind: MediaKind, path: string) => Saying | undefined
}

/** Longer texts are a mistake, and would be slow to show. */
const MAX_LENGTH = 100_000

export function checkRecord(fields: Fields, record: unknown, checking: Checking) {
  if (!isObject(record)) {
    checking.report('', say(/*i18n*/ 'must be an object with the fields of its kind.'))
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
      const names = Object.keys(fields).join(', ')
      checking.report(path + name, say(/*i18n*/ 'is not a field. There are {names}.', {names}))
    }
  }
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(record, name) ? record[name] : undefined
    if (given !== undefined && given !== null) {
      values[name] = checkValue(field, given, path + name, checking)
    } else if (!field.optional) {
      const inFiles = `It is ${nameOf(field)}: ${field.says}`
      checking.report(path + name, {...say(/*i18n*/ 'is missing.'), inFiles})
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
  const report = (says: Saying) => void checking.report(path, says)
  switch (field.is) {
    case 'words':
    case 'html':
      return checkWords(field.is, given, path, checking)
    case 'flag':
      return typeof given === 'boolean'
        ? given
        : report(say(/*i18n*/ 'must be true or false, got {given}.', got(given)))
    case 'number':
      return checkNumber(field, given, report)
    case 'coordinates':
      return checkCoordinates(given, report)
    case 'list':
      if (!Array.isArray(given)) {
        return report({
          ...say(/*i18n*/ 'must be a list, got {given}.', got(given)),
          inFiles: 'Write [ ... ].',
        })
      }
      if (field.most && given.length > field.most) {
        const numbers = {count: given.length, most: field.most}
        report(say(/*i18n*/ 'has {count} items, more than {most}. Take some away.', numbers))
      }
      return given.map((item, index) => checkValue(field.of, item, `${path}[${index}]`, checking))
    case 'group':
      if (!isObject(given)) {
        return report(say(/*i18n*/ 'must be an object, got {given}.', got(given)))
      }
      return checkFields(field.fields, given, `${path}.`, checking)
    default:
      if (typeof given !== 'string') return report(say(NO_TEXT, got(given)))
      if (!given.trim())
        return report(say(/*i18n*/ 'is empty. Fill it in, or leave the field out.'))
      if (!isStorable(given)) return report(say(UNSTORABLE))
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
  report: (says: Saying) => void,
  {today, mediaFault = checkMediaPath}: Checking,
) {
  switch (field.is) {
    case 'address':
      return isAddress(given)
        ? given
        : report(
            say(
              /*i18n*/ 'must be an address such as https://www.example.com/page, got {given}.',
              got(given),
            ),
          )
    case 'day':
      return (
        resolveDay(given, today) ??
        report(
          say(
            /*i18n*/ 'must be a day such as 2026-11-21, or "in 3 days", or "12 days ago", got {given}.',
            got(given),
          ),
        )
      )
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(given)
        ? given
        : report(say(/*i18n*/ 'must be a time such as 18:30, got {given}.', got(given)))
    case 'choice':
      return field.of.includes(given)
        ? given
        : report(
            say(/*i18n*/ 'must be one of {choices}, got {given}.', {
              ...{choices: {choices: field.of}, ...got(given)},
            }),
          )
    case 'media': {
      const fault = mediaFault(field.kind, given)
      return fault ? report(fault) : given
    }
    default:
      if (given.length > MAX_LENGTH) report(TOO_LONG)
      return given
  }
}

/** One string is the same in every language. */
function checkWords(is: 'words' | 'html', given: unknown, path: string, checking: Checking) {
  const report = (at: string, says: Saying) => void checking.report(at, says)
  if (typeof given === 'string') {
    const text = checkLanguage(is, given, path, checking)
    return text === undefined
      ? undefined
      : Object.fromEntries(locales.map(locale => [locale, text]))
  }
  if (!isObject(given)) {
    const shape = `{${locales.map(locale => `"${locale}": "..."`).join(', ')}}`
    return report(
      path,
      say(/*i18n*/ 'must be text in quotes, or {shape}, got {given}.', {shape, ...got(given)}),
    )
  }
  for (const name of Object.keys(given)) {
    if (!locales.some(locale => locale === name)) {
      report(
        `${path}.${name}`,
        say(/*i18n*/ 'is not a language of the product. There are {names}.', {
          names: locales.join(', '),
        }),
      )
    }
  }
  if (given.en === undefined) report(path, NO_ENGLISH)
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
  if (typeof given !== 'string') return void report(path, say(NO_TEXT, got(given)))
  if (!given.trim()) {
    return void report(path, say(/*i18n*/ 'is empty. Fill it in, or leave it out.'))
  }
  if (!isStorable(given)) return void report(path, say(UNSTORABLE))
  if (given.length > MAX_LENGTH) report(path, TOO_LONG)
  if (is === 'words') return given.trim()
  const {safe, removed, undescribed} = sanitizeAndTell(given)
  if (!safe) return void report(path, say(NOTHING_ALLOWED))
  if (removed.length) {
    notice(path, say(/*i18n*/ 'is stored without {parts}.', {parts: removed.join(', ')}))
  }
  for (const picture of undescribed) notice(path, withoutText(picture))
  return safe
}

const withoutText = (picture: string) =>
  say(
    /*i18n*/ 'shows {picture} without alt: it is stored with alt="", and screen readers pass over it. Describe the picture, or write alt="" where it is decoration.',
    {picture: picture || say(/*i18n*/ 'a picture')},
  )

const NO_TEXT = /*i18n*/ 'must be text in quotes, got {given}.'
const NO_ENGLISH: Saying = {
  ...say(/*i18n*/ 'has no English text, which other languages fall back to.'),
  inFiles: 'Add "en".',
}
const NOTHING_ALLOWED = /*i18n*/ 'holds nothing but markup that is not allowed. Write text.'
const TOO_LONG = say(/*i18n*/ 'has more than {most} characters. Shorten it.', {most: MAX_LENGTH})

/** NUL and halves of characters, which no database takes. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)
const UNSTORABLE =
  /*i18n*/ 'holds a character that cannot be stored, such as half an emoji. Type it again.'

function isAddress(given: string) {
  if (!URL.canParse(given)) return false
  const {protocol} = new URL(given)
  return protocol === 'https:' || protocol === 'http:'
}

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
