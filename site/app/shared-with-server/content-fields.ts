/**
 * The types of content fields: records are checked by them, and the desk derives forms from them.
 */
import type {Locale} from '#kit/i18n/locale.ts'

/**
 * A text by language. English is always there; what else is missing falls back to it. A file may give
 * one string instead, for what reads the same in every language, such as a proper name.
 */
export type Words = {en: string} & Partial<Record<Locale, string>>

/** The kinds of stored media; each has the formats that its files may be in. */
export type MediaKind = 'picture' | 'video' | 'document'

/** Kinds of records that a field may refer to, by their key. */
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
  /** Stored where a record does not say it, and left out where records are written. */
  default?: string | number | boolean
  /** The API answers with it under its own name: in lists too, or only with the whole record. */
  answers?: 'lists' | 'whole'
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
    /** `advertises`: its record answers 410 while the named property is not shown. */
    | {is: 'reference'; to: Reference; advertises?: true}
    | {is: 'list'; of: Item; most?: number}
    | {is: 'group'; fields: Fields}
  )

/** The item of a list; it needs no words of its own. */
export type Item = DistributiveOmit<Field, keyof Common>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export type Fields = Record<string, Field>
