/** Landing pages and legal texts in the language of a visitor. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {
  LaunchLink,
  LegalPage,
  SiteRecords,
} from '../../../app/shared-with-server/site-records.ts'
import {localise} from './localise.ts'
import type {SiteContent} from './site-content.ts'
import type {Dated} from './updated-at.ts'

/** Links to the landing pages. */
export const launchLinks = ({launches}: SiteContent, locale: Locale): LaunchLink[] =>
  launches.map(({id, property, heading}) => ({
    path: `/${id}`,
    property,
    heading: heading[locale] ?? heading.en,
  }))

/** As a page's loader reads them, in one language. */
export const siteRecordsOf = ({launches, legal}: SiteContent, locale: Locale): SiteRecords => ({
  launch: async key =>
    inLanguage(
      launches.find(({id}) => id === key),
      locale,
    ),
  legalText: async (page: LegalPage) =>
    inLanguage(
      legal.find(({id}) => id === page),
      locale,
    ),
})

function inLanguage<Row extends {id: string} & Dated>(row: Row | undefined, locale: Locale) {
  if (!row) return null
  const {id: _id, updatedAt: _updatedAt, ...record} = row
  return localise(record, locale)
}
