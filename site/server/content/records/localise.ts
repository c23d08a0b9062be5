/**
 * Stored records in one language (decisions, 'Language'): texts become strings, and what falls back
 * to English is named in the record's `in_english`, so that pages can mark it.
 */
import {type Locale, locales} from '#kit/i18n/locale.ts'
import type {Words} from '../schema/fields.ts'

/** The record with its texts as strings, and without what is missing. */
export type Localised<T> = T extends Words
  ? string
  : T extends (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? {[Name in keyof T]: Localised<T[Name]>}
      : T

export interface Marked {
  /** Paths of the texts that are not translated, such as `about.description`. */
  in_english?: string[]
}

export function localise<T extends object>(record: T, locale: Locale): Localised<T> & Marked {
  const missing: string[] = []
  const localised = walk(record, '', locale, missing) as Localised<T> & Marked
  if (missing.length) localised.in_english = missing
  return localised
}

function walk(value: unknown, path: string, locale: Locale, missing: string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => walk(item, `${path}[${index}]`, locale, missing))
  }
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) {
    const text = value[locale]
    if (text === undefined) missing.push(path)
    return text ?? value.en
  }
  const entries = Object.entries(value).flatMap(([name, inside]) => {
    if (inside === undefined) return []
    return [[name, walk(inside, path ? `${path}.${name}` : name, locale, missing)] as const]
  })
  return Object.fromEntries(entries)
}

const isWords = (value: object): value is Words =>
  typeof (value as Partial<Words>).en === 'string' &&
  Object.keys(value).every(name => locales.includes(name as Locale))

/** A value that is null in the database is missing in the record. */
export type Present<Row> = {
  [Name in keyof Row]: Exclude<Row[Name], null> | NullAsMissing<Row[Name]>
}
type NullAsMissing<T> = null extends T ? undefined : never

export const present = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value ?? undefined]),
  ) as Present<Row>

/** A list of a column; undefined where the row was changed by hand to something else. */
export const listOf = <Item>(value: Item[] | undefined) =>
  Array.isArray(value) ? value : undefined

type Complete<Value> = Value extends Words
  ? Record<Locale, string>
  : Value extends object
    ? {[Name in keyof Value]: Complete<Value[Name]>}
    : Value

/** The same value with every text in every language. */
export function inEveryLanguage<Value>(value: Value): Complete<Value> {
  return complete(value) as Complete<Value>
}

function complete(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(complete)
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) {
    return Object.fromEntries(locales.map((locale: Locale) => [locale, value[locale] ?? value.en]))
  }
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, complete(inside)]))
}
