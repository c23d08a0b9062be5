/**
 * What search engines and the pictures of shared links are given of a page beside its head. Only the
 * server needs it: in a `page.tsx` it would travel to every visitor.
 */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {CardFacts} from '../og-image/card-facts.ts'
import type {JsonLdContext, StructuredData} from '../structured-data/json-ld.ts'

/** The default export of a `seo.ts`, with the data of the page beside it. */
export interface PageSeo<Data> {
  /** Left out, or undefined: the page is a `WebPage` and no more. */
  structuredData?(data: Data, context: JsonLdContext): StructuredData | undefined
  /** What the Open Graph image says beside the words of the page's tags. */
  ogImage?(data: Data, i18n: Translator, locale: Locale): CardFacts
}

/** Checks that a page's data is what its facts are made of. */
export const defineSeo = <Data>(seo: PageSeo<Data>): PageSeo<Data> => seo

/** As the server has it: of a page whose data only the page itself knows. */
export type AnySeo = PageSeo<unknown>
