/** The agency and its site, in the structured data of every page. */
import type {RealEstateAgent, SearchAction, WebSite, WithActionConstraints} from 'schema-dts'
import {agency} from '#trade/agency/agency.ts'
import {shareImagePath} from '../shared-with-server/og-image-path.ts'
import {AGENCY, type JsonLdContext, SITE, theAgency} from './json-ld.ts'
import {openingHours} from './opening-hours.ts'

export function agencyFacts(context: JsonLdContext): RealEstateAgent {
  const {at, locale} = context
  return {
    '@type': 'RealEstateAgent',
    '@id': at(AGENCY),
    name: agency.name,
    legalName: agency.legalEntity,
    url: at('/'),
    logo: at('/favicon.svg'),
    image: at(shareImagePath(locale, '/')),
    telephone: agency.phone,
    email: agency.mail,
    address: officeAddress(context),
    geo: point(agency.office.coordinates),
    openingHours: openingHours(agency.office.hours),
    foundingDate: `${agency.established}`,
    identifier: {'@type': 'PropertyValue', propertyID: 'ORN', value: agency.orn},
    sameAs: agency.social.map(({link}) => link),
  }
}

/** `withSearch` on the home page, which has the search. */
export function siteFacts(context: JsonLdContext, withSearch: boolean): WebSite {
  const {at} = context
  return {
    '@type': 'WebSite',
    '@id': at(SITE),
    url: at('/'),
    name: agency.name,
    publisher: theAgency(context),
    potentialAction: withSearch ? search(at('/properties')) : undefined,
  }
}

const search = (list: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: {'@type': 'EntryPoint', urlTemplate: `${list}?place={search_term_string}`},
  'query-input': 'required name=search_term_string',
})

function officeAddress({locale}: JsonLdContext) {
  const {street, district, city} = agency.office
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: `${street}, ${district[locale]}`,
    addressLocality: city[locale],
    addressCountry: COUNTRY,
  }
}

/** As every page's foot has it. */
export function officeDistrict({locale}: JsonLdContext) {
  const {district, city} = agency.office
  return {
    '@type': 'PostalAddress' as const,
    addressLocality: district[locale],
    addressRegion: city[locale],
    addressCountry: COUNTRY,
  }
}

const COUNTRY = 'AE'

export const point = ([latitude, longitude]: [number, number]) => ({
  '@type': 'GeoCoordinates' as const,
  latitude,
  longitude,
})
