/** Facts about the agency and the site's settings that the legal texts refer to by name. */

import {parseUrl} from '#kit/api-client/addresses.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {tileSource} from '#kit/map/tile-source.ts'
import {type Agency, mailLink, phoneLink} from '#trade/agency/agency.ts'

export interface Fact {
  text: string
  href?: string
}

/** Undefined: there is no such thing here, and nothing is said of it. */
export type Facts = Record<string, Fact | undefined>

export function factsOf(agency: Agency, locale: Locale, mapTiles: string | undefined): Facts {
  const {street, district, city, country} = agency.office
  const address = withCommas(street, district[locale], city[locale], country[locale])
  const map = mapHost(mapTiles)
  return {
    agency: {text: agency.name},
    entity: {text: agency.legalEntity},
    orn: {text: agency.orn},
    address: {text: address},
    mail: {text: agency.mail, href: mailLink(agency)},
    phone: {text: agency.phone, href: phoneLink(agency.phone)},
    map: map ? {text: map} : undefined,
  }
}

/**
 * The third-party host that serves map tiles; none where the map is drawn, or the server is ours.
 */
function mapHost(mapTiles: string | undefined): string | undefined {
  const source = tileSource(mapTiles ?? null, '')
  return source ? parseUrl(source.url)?.hostname : undefined
}
