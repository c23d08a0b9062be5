/** What the legal texts say of the agency and of this site's settings: said elsewhere, named here. */

import {parseUrl} from '#kit/api-client/addresses.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {tileSource} from '#kit/map/tile-source.ts'
import {agency, mailLink, phoneLink} from '#trade/agency/agency.ts'

export interface Fact {
  text: string
  href?: string
}

/** Undefined: there is no such thing here, and nothing is said of it. */
export type Facts = Record<string, Fact | undefined>

export function factsOf(locale: Locale, mapTiles: string | undefined): Facts {
  const {street, district, city, country} = agency.office
  const address = withCommas(street, district[locale], city[locale], country[locale])
  const map = mapHost(mapTiles)
  return {
    agency: {text: agency.name},
    entity: {text: agency.legalEntity},
    orn: {text: agency.orn},
    address: {text: address},
    mail: {text: agency.mail, href: mailLink()},
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
