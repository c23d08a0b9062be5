/** Helpers for the structured data of every page. */
import type {IdReference, Thing, WebPage} from 'schema-dts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {BreadcrumbSteps} from '../ui/breadcrumb-steps.ts'

export interface JsonLdContext {
  i18n: Translator
  locale: Locale
  agency: Agency
  /** The address of the page, as search engines store it. */
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
  /** Additional properties of the page, or its more specific type. */
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

/**
 * The day on which a record last changed, for search engines. An import may have dated it before the
 * day on which it was published, which is then the day.
 */
export function dayChanged(updatedAt: string | undefined, published = '') {
  if (!updatedAt || Number.isNaN(Date.parse(updatedAt))) return undefined
  const day = officeDay(new Date(updatedAt))
  return day > published ? day : published
}
