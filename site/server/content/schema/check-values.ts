/** What can be said of one record by itself, and what it needs to be there besides itself. */
import {type Saying, say} from '../../../app/shared-with-server/saying.ts'
import type {CheckedRecord} from '../checked-record.ts'
import type {RawRecord} from '../folder.ts'
import {checkRecord} from './check-record.ts'
import {checkRules} from './check-rules.ts'
import type {Checking, Report} from './checking.ts'
import type {Field, Item} from './fields.ts'
import {type KindName, kinds} from './kinds.ts'

/** Keys are part of addresses; those of pictures are paths. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/
const BAD_KEY = say(
  /*i18n*/ 'is no key: it stands in addresses. Use small letters, digits and dashes.',
)

/** The values as they are stored; whatever is wrong is reported by field. */
export function checkValues({kind, key, value}: Omit<RawRecord, 'file'>, checking: Checking) {
  if (kind !== 'pictures' && !KEY.test(key)) checking.report('', BAD_KEY)
  const reported = new Set<string>()
  const report: Report = (field, says) => {
    reported.add(field)
    checking.report(field, says)
  }
  const values = checkRecord(kinds[kind].fields, value, {...checking, report})
  // What cannot be read is not missing, too.
  const ruling: Report = (field, says) => {
    if (!reported.has(field)) report(field, says)
  }
  checkRules({kind, key, values}, {...checking, report: ruling})
  return values
}

/** What a record needs to be there besides itself. */
export function linksOf(kind: KindName, key: string, values: Record<string, unknown>) {
  const references: CheckedRecord['references'] = []
  const media: CheckedRecord['media'] = kind === 'pictures' ? [{path: key, field: ''}] : []
  let unique: CheckedRecord['unique']
  eachValue(kind, values, (field, value, path) => {
    if (field.is === 'reference') references.push({to: field.to, key: value, field: path})
    if (field.is === 'media') media.push({path: value, field: path})
    if (field.is === 'text' && field.unique) unique = {field: path, value}
  })
  return {references, media, unique}
}

export const notThere = (key: string, to: KindName): Saying =>
  say(/*i18n*/ 'names "{key}", but {kind} has no such record.', {key, kind: {kind: to}})

export const isTaken = (value: string, by: string): Saying =>
  say(/*i18n*/ '"{value}" is taken by {by}. Give each record its own.', {value, by})

export const takenDown = (record: string, property: string): Saying =>
  say(
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
