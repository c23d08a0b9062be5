/** Prices and areas on pages are grouped as the page's language groups them (decisions, 'Formats'). */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {launches} from '../../support/records/launches.ts'
import {millHouse} from '../../support/records/open-houses.ts'
import {lagoon} from '../../support/records/places.ts'
import {answered, completeProperty, found, homeNamed} from '../../support/records/property.ts'
import {listings, mina} from '../../support/records/team.ts'
import {useSite} from '../../support/site/use-site.ts'

/** Pages on which a price is read first of all. */
const PRICED = [
  '/properties/lighthouse-villa',
  '/projects/detail/lighthouse-villa',
  launches[0]?.path ?? '',
  '/open-houses/tea-and-flour',
]
const PAGES = [
  ...PRICED,
  '/',
  '/properties?min_price=1000000',
  '/communities/detail/c-2',
  '/team/detail/mina-darwish',
  '/open-houses',
]
const separators = {en: ',', fr: '\u00a0', ru: '\u00a0', ar: ','}

describe('numbers by language', () => {
  const {site} = useSite({env: {LANGUAGES: 'en,fr,ru,ar'}})
  before(() => {
    Object.assign(site.answers, {
      'property-detail': answered(completeProperty),
      'search-properties': found('Other Villa', 'Third Villa'),
      getHomeItems: answered({
        featured_properties: [homeNamed('Pier')],
        exclusive_properties: [homeNamed('Mole')],
      }),
      getCommunityDetail: answered({...lagoon, includedProperties: [homeNamed('Dune House')]}),
      getTeamMember: answered(mina),
      getPropertiesByAgent: answered(listings),
      getOpenHouses: answered({openHouses: [millHouse]}),
      getOpenHouseDetail: answered(millHouse),
    })
  })
  const textsOf = async (path: string, language: string) => {
    const headers = {cookie: `language=${language}`}
    const html = await (await fetch(site.url + path, {headers})).text()
    const said = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
    const named = [...said.matchAll(/ (?:aria-label|alt|value|content)="([^"]*)"/g)]
    return [said.replace(/<[^>]*>/g, ' '), ...named.map(([, text]) => text)].join('\n')
  }

  for (const [language, separator] of Object.entries(separators)) {
    it(`${language} pages group thousands with its separator and no other`, async () => {
      const amount = `\\d{1,3}(?:${separator}\\d{3})+`
      const prices = new RegExp(
        language === 'ar' ? `\\b${amount}\\sدرهم` : `\\bAED ${amount}\\b`,
        'i',
      )
      for (const path of separator === ',' ? PRICED : PAGES) {
        const texts = await textsOf(path, language)
        if (PRICED.includes(path)) assert.match(texts, prices, path)
        if (separator !== ',') assert.deepEqual(texts.match(/\d,\d{3}\b/g) ?? [], [], path)
      }
    })
  }
})
