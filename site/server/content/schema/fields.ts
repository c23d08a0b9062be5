/**
 * How a kind of content is described: one table says what a record holds, and from it follow the
 * check of a folder, the import, the export, the choice of a language and the documentation.
 */
import type {Locale} from '../../../../widgets/shared/i18n/locale.ts'

/**
 * A text by language. English is always there; what else is missing falls back to it. A file may give
 * one string instead, for what reads the same in every language, such as a proper name.
 */
export type Words = {en: string} & Partial<Record<Locale, string>>

/** What stored media are; each kind has the formats that its files may be in. */
export type MediaKind = 'picture' | 'video' | 'document'

/** What may be chosen to name a record of another kind, by its key. */
export type Reference =
  | 'builders'
  | 'communities'
  | 'neighborhoods'
  | 'property-types'
  | 'team'
  | 'properties'

interface Common {
  /** For authors of content: what it is, in one sentence. */
  says: string
  optional?: true
}

export type Field = Common &
  (
    | {is: 'text'; unique?: true}
    /** A text for people: by language, or one string where all languages share it. */
    | {is: 'words'}
    /** As words, with markup; sanitised when it enters. */
    | {is: 'html'}
    | {is: 'address'}
    | {is: 'number'; whole?: true; least?: number; most?: number}
    | {is: 'flag'}
    /** `2026-11-21`, or `in 3 days`, `12 days ago`: counted from the day of the import. */
    | {is: 'day'}
    /** `18:30`, the office's own time. */
    | {is: 'time'}
    | {is: 'choice'; of: readonly string[]}
    | {is: 'coordinates'}
    | {is: 'media'; kind: MediaKind}
    | {is: 'reference'; to: Reference}
    | {is: 'list'; of: Item; most?: number}
    | {is: 'group'; fields: Fields}
  )

/** What a list holds; it needs no words of its own. */
export type Item = DistributiveOmit<Field, 'says' | 'optional'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export type Fields = Record<string, Field>

/** One kind of content: a folder with a file for each record, or one file with all of them. */
export interface Kind {
  says: string
  /**
   * `each`: `<kind>/<key>.json`. `one`: `<kind>.json`, an object of records by key. `single`:
   * `<kind>.json` is the only record, whose key is the name of the kind.
   */
  files: 'each' | 'one' | 'single'
  /** The key: used in addresses and in references. */
  key: string
  fields: Fields
}

const field =
  <Is extends Field['is']>(is: Is) =>
  <More extends object = object>(says: string, more?: More) =>
    ({is, says, ...more}) as Extract<Field, {is: Is}>

export const text = field('text')
export const words = field('words')
export const html = field('html')
export const address = field('address')
export const number = field('number')
export const flag = field('flag')
export const day = field('day')
export const time = field('time')
export const coordinates = field('coordinates')

export const choice = (says: string, of: readonly string[]): Field => ({is: 'choice', says, of})
export const media = (kind: MediaKind, says: string): Field => ({is: 'media', kind, says})
export const reference = (to: Reference, says: string): Field => ({is: 'reference', to, says})
export const list = (says: string, of: Item, most?: number): Field => ({
  is: 'list',
  says,
  of,
  ...(most && {most}),
})
export const group = (says: string, fields: Fields): Field => ({is: 'group', says, fields})
export const optional = <F extends Field>(given: F): F => ({...given, optional: true})
