/**
 * Facts of a page for search engines and the pictures of shared links, beside its head. Only the
 * server needs them: in a `page.tsx` they would travel to every visitor.
 */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {CardFacts} from '../og-image/card-facts.ts'
import type {JsonLdContext, StructuredData} from '../structured-data/json-ld.ts'

/** The facts of one page. Methods: each page has data of its own. */
interface PageSeo {
  /** Left out, or undefined: the page is a `WebPage` and no more. */
  structuredData?(data: unknown, context: JsonLdContext): StructuredData | undefined
  /** Facts that the Open Graph image shows beside the texts of the page's tags. */
  ogImage?(data: unknown, i18n: Translator, locale: Locale, agency: Agency): CardFacts
}

/** The default export of a `seo.ts`: pages by the names of their folders. */
export type FeatureSeo = Record<string, PageSeo>

export type LoadSeo = () => Promise<{default: FeatureSeo}>

/** The facts of the page of a route. */
export const seoOf = async ({file, seo}: {file: string; seo?: LoadSeo}) =>
  (await seo?.())?.default[file.split('/').at(-1) ?? '']
