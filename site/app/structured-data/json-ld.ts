/** Helpers for the structured data of every page. */
import type {IdReference, Thing, WebPage} from 'schema-dts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {BreadcrumbSteps} from '../ui/breadcrumb-steps.ts'

export interface JsonLdContext {
  i18n: Translator
  locale: Locale
  /** Of the page, as search engines keep it. */
  address: string
  /** The whole address of a path of this site. */
  at(path: string): string
  /** The whole address of a stored file. */
  media(path: string): string
  /** The day it is at the office. */
  today: string
}

/** A page with what it is, in the types of schema.org. */
export type PageThing = Exclude<WebPage, string>

export interface StructuredData {
  /** What the page is beyond a page, or which kind of page. */
  page?: Partial<PageThing>
  /** The trail that it shows, if that is not the one of its route. */
  trail?: BreadcrumbSteps
  /** Its main entity. */
  things?: (Thing | undefined)[]
}

/** Names within the page: `#home` of two pages are two homes. */
export const idOf = ({address}: JsonLdContext, name: string) => `${address}#${name}`

export const ref = (id: string): IdReference => ({'@id': id})

export const AGENCY = '/#agency'
export const SITE = '/#site'

export const theAgency = ({at}: JsonLdContext) => ref(at(AGENCY))
