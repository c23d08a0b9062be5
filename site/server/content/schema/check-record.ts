/** Holds one record against the description of its kind, and gives its values as they are stored. */
import {isObject} from '#server/platform/parse-json.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {checkCoordinates, checkNumber, got} from './check-number.ts'
import {checkText} from './check-text.ts'
import {checkWords} from './check-words.ts'
import {type Checking, isStorable, NO_TEXT, UNSTORABLE} from './checking.ts'
import type {Field, Fields, Item} from './fields.ts'

export function checkRecord(fields: Fields, record: unknown, checking: Checking) {
  if (!isObject(record)) {
    checking.report('', message(/*i18n*/ 'must be an object with the fields of its kind.'))
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
      checking.report(path + name, message(/*i18n*/ 'is not a field. There are {names}.', {names}))
    }
  }
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(record, name) ? record[name] : undefined
    if (given !== undefined && given !== null) {
      values[name] = checkValue(field, given, path + name, checking)
    } else if (!field.optional) {
      const inFiles = `It is ${nameOf(field)}: ${field.says}`
      checking.report(path + name, {...message(/*i18n*/ 'is missing.'), inFiles})
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
  const report = (says: Message) => void checking.report(path, says)
  switch (field.is) {
    case 'words':
    case 'html':
      return checkWords(field.is, given, path, checking)
    case 'flag':
      return typeof given === 'boolean'
        ? given
        : report(message(/*i18n*/ 'must be true or false, got {given}.', got(given)))
    case 'number':
      return checkNumber(field, given, report)
    case 'coordinates':
      return checkCoordinates(given, report)
    case 'list':
      if (!Array.isArray(given)) {
        return report({
          ...message(/*i18n*/ 'must be a list, got {given}.', got(given)),
          inFiles: 'Write [ ... ].',
        })
      }
      if (field.most && given.length > field.most) {
        const numbers = {count: given.length, most: field.most}
        report(message(/*i18n*/ 'has {count} items, more than {most}. Remove some.', numbers))
      }
      return given.map((item, index) => checkValue(field.of, item, `${path}[${index}]`, checking))
    case 'group':
      if (!isObject(given)) {
        return report(message(/*i18n*/ 'must be an object, got {given}.', got(given)))
      }
      return checkFields(field.fields, given, `${path}.`, checking)
    default:
      if (typeof given !== 'string') return report(message(NO_TEXT, got(given)))
      if (!given.trim())
        return report(message(/*i18n*/ 'is empty. Fill it in, or leave the field out.'))
      if (!isStorable(given)) return report(UNSTORABLE)
      return checkText(field, given.trim(), report, checking)
  }
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
