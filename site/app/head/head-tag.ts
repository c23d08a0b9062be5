/** What a document's head is made of, and made from. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'

/** A `<meta>`, or a `<link>` when it has a `rel`. */
export type HeadTag = Record<string, string>

/** What a head needs to know beside its page. */
export interface Surroundings {
  i18n: Translator
  locale: Locale
  /** All languages of the site. */
  languages: readonly Locale[]
  siteUrl: string
  storageUrl: string
}
