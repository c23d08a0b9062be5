/** Checks one record by itself, and lists the other records and files that it needs. */
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {checkRecord} from './check-record.ts'
import {checkRules} from './check-rules.ts'
import type {Checking, Report} from './checking.ts'
import type {Field, Item} from './fields.ts'
import {type KindName, kinds} from './kinds.ts'

/** Keys are part of addresses; those of pictures are paths. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/
const BAD_KEY = message(
  /*i18n*/ 'is not a key, which is part of addresses. Use small letters, digits and dashes.',
)

interface GivenRecord {
  kind: KindName
  key: string
  value: unknown
}

/** Lists the other records and files that a record needs. */
export interface RecordLinks {
  references: {to: KindName; key: string; field: string}[]
  media: {path: string; field: string}[]
  /** The field that no two records may share, if the kind has one. */
  unique: {field: string; value: string} | undefined
}

/** The values as they are stored; whatever is wrong is reported by field. */
export function checkValues({kind, key, value}: GivenRecord, checking: Checking) {
  if (kind !== 'pictures' && !KEY.test(key)) checking.report('', BAD_KEY)
  const reported = new Set<string>()
  const report: Report = (field, says) => {
    reported.add(field)
    checking.report(field, says)
  }
  const values = checkRecord(kinds[kind].fields, value, {...checking, report})
  // An unreadable value is not reported as missing, too.
  const ruling: Report = (field, says) => {
    if (!reported.has(field)) report(field, says)
  }
  checkRules({kind, key, values}, {...checking, report: ruling})
  return values
}

/** Finds the links of a record in its checked values. */
export function linksOf(kind: KindName, key: string, values: Record<string, unknown>): RecordLinks {
  const references: RecordLinks['references'] = []
  const media: RecordLinks['media'] = kind === 'pictures' ? [{path: key, field: ''}] : []
  let unique: RecordLinks['unique']
  eachValue(kind, values, (field, value, path) => {
    if (field.is === 'reference') references.push({to: field.to, key: value, field: path})
    if (field.is === 'media') media.push({path: value, field: path})
    if (field.is === 'text' && field.unique) unique = {field: path, value}
  })
  return {references, media, unique}
}

export const notThere = (key: string, to: KindName): Message =>
  message(/*i18n*/ 'names "{key}", but {kind} has no such record.', {key, kind: {kind: to}})

export const isTaken = (value: string, by: string): Message =>
  message(/*i18n*/ '"{value}" is taken by {by}. Give each record its own.', {value, by})

export const takenDown = (record: string, property: string): Message =>
  message(
    /*i18n*/ '{record} answers 410: the property {property} is withdrawn, sold, or without a valid permit. Show the property again, or withdraw the page.',
    {record, property},
  )

/** Calls back with every untranslated text inside a record, and with its path. */
function eachValue(
  kind: KindName,
  values: Record<string, unknown>,
  visit: (field: Field | Item, value: string, path: string) => void,
) {
  const walk = (field: Field | Item, value: unknown, path: string) => {
    if (value === undefined) return
    if (field.is === 'list') {
      for (const [index, item] of (value as unknown[]).entries())
        walk(field.of, item, `${path}[${index}]`)
    } else if (field.is === 'group') {
      for (const [name, inside] of Object.entries(field.fields)) {
        walk(inside, (value as Record<string, unknown>)[name], `${path}.${name}`)
      }
    } else if (typeof value === 'string') visit(field, value, path)
  }
  for (const [name, field] of Object.entries<Field>(kinds[kind].fields))
    walk(field, values[name], name)
}
