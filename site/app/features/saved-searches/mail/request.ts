/** The input that the server gives to compose a mail, and the result. */

import type {Locale} from '#kit/i18n/locale.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {Frequency} from '#trade/alerts/suite.ts'
import type {Property, PropertyType} from '#trade/contract/entities.ts'

export interface SavedSearchMailRequest {
  locale: Locale
  agency: Agency
  siteUrl: string
  storageUrl: string
  /** How types of homes are called in that language. */
  types: PropertyType[]
  /** One to confirm, those with homes, or a shortlist. */
  mail: {kind: 'confirmation'; search: MailedSearch} | HomesMail | ShortlistMail
}

export interface HomesMail {
  kind: 'homes'
  /** Day of the office, as ISO 8601. */
  day: string
  /** Time of the office, where a day may have several of them. */
  time?: string
  searches: MailedHomes[]
  /** Single homes of which there is something to tell; none unless it is given. */
  followed?: MailedNews[]
}

export interface ShortlistMail {
  kind: 'shortlist'
  /** All of the list: a home that is gone is named on its page. */
  slugs: string[]
  homes: Property[]
}

export interface MailedSearch {
  name: string
  /** The query of a search's address. */
  query: string
  frequency: Frequency
  /** Path of its private page. */
  page: string
}

export interface MailedHomes extends MailedSearch {
  homes: MailedHome[]
  /** How many there are in all. */
  total: number
}

export interface MailedHome {
  property: Property
  /** The higher price before, and what it was for; none: it is new. */
  before?: Pick<Property['about'], 'price'> & Pick<Property, 'price_period'>
}

export interface MailedNews extends MailedSearch {
  event: 'price' | 'listed' | 'withdrawn' | 'sold' | 'let'
  /** The day of the office on which it happened. */
  day: string
  /** The home, where it is offered. */
  property?: Property
  /** The other price before, where it is known; null: it was on request. */
  before?: MailedHome['before']
}

export interface SavedSearchLetter {
  subject: string
  text: string
  html: string
}
