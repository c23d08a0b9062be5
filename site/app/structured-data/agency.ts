/** The agency and its site, in the structured data of every page. */
import type {RealEstateAgent, SearchAction, WebSite, WithActionConstraints} from 'schema-dts'
import type {OpeningHours} from '#trade/agency/agency.ts'
import {weekdaysNamed} from '#trade/agency/weekdays.ts'
import {shareImagePath} from '../shared-with-server/og-image-path.ts'
import {AGENCY, type JsonLdContext, SITE, theAgency} from './json-ld.ts'

export function agencyFacts(context: JsonLdContext): RealEstateAgent {
  const {agency, at, locale} = context
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
  const {agency, at} = context
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

function officeAddress({agency, locale}: JsonLdContext) {
  const {street, district, city} = agency.office
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: `${street}, ${district[locale]}`,
    addressLocality: city[locale],
    addressCountry: COUNTRY,
  }
}

/** As every page's foot has it. */
export function officeDistrict({agency, locale}: JsonLdContext) {
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

/** None of days that the record does not name by weekdays, such as `On request`. */
const openingHours = (hours: OpeningHours[]): string[] =>
  hours.flatMap(({days, opens, closes}) => {
    const named = shortWeekdays(days.en)
    return named ? [`${named} ${opens}-${closes}`] : []
  })

/** `Monday to Friday` is `Mo-Fr`, `Monday and Friday` is `Mo,Fr`. */
function shortWeekdays(text: string) {
  const {days, isRange} = weekdaysNamed(text)
  return days.map(day => day.slice(0, 2)).join(isRange ? '-' : ',')
}
