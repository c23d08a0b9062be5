/** Types of a document's head, and of its sources. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'

/** A `<meta>`, or a `<link>` when it has a `rel`. */
export type HeadTag = Record<string, string>

/** Facts that a head needs beside its page. */
export interface HeadContext {
  i18n: Translator
  locale: Locale
  agency: Agency
  /** All languages of the site. */
  languages: readonly Locale[]
  siteUrl: string
  storageUrl: string
}
