/** Other homes below a home, and why they are there. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Property} from '#trade/contract/entities.ts'
import {newInspection} from '../../../../support/pages/inspection.ts'
import {readPage} from '../../../../support/pages/read-page.ts'
import {answered, completeProperty, homeNamed} from '../../../../support/records/property.ts'
import {useSite} from '../../../../support/site/use-site.ts'

const HOME = `/properties/${completeProperty.slug}`
const {purpose, property_type, neighborhood} = completeProperty
const builder = {name: 'North', slug: 'north'}

const home = (name: string, price: number, bedrooms: number, more?: Partial<Property>) => ({
  ...homeNamed(name),
  ...{purpose, property_type, neighborhood},
  about: {price, total_no_of_rooms: bedrooms},
  ...more,
})
const elsewhere = {neighborhood: {_id: 'far', name: 'Far'}}
const upstairs = home('Upstairs', 12_500_000, 6)
const [cheaper, larger, away, tower] = [
  home('Cheaper', 12_200_000, 6),
  home('Larger', 12_800_000, 7),
  home('Away', 12_500_000, 6, elsewhere),
  home('Tower', 40_000_000, 9, elsewhere),
]
const penthouse = home('Penthouse', 50_000_000, 9)

const list = (...properties: Property[]) => answered({properties, total: properties.length})

describe('other homes on the page of a home', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered({
      ...completeProperty,
      ...{building: 'Light House', builder},
    })
    site.answers['search-properties'] = query =>
      query.get('builder') ? list(cheaper, tower, upstairs) : list(away, larger, cheaper, upstairs)
    site.answers.getHomesInBuilding = answered([upstairs, penthouse])
  })

  const rowsOf = async (language = 'en') => {
    const page = await readPage(site.url + HOME, language)
    const heads = page.texts('.card-row h2')
    return {heads, names: page.texts('.card-row .card__name'), why: page.texts('.card-row__note')}
  }

  it('similar homes say why, the nearest first, and no home stands in two rows', async () => {
    const {heads, names, why} = await rowsOf()
    assert.deepEqual(heads, ['Similar homes', 'More in Light House', 'More by North'])
    assert.deepEqual(names, ['Upstairs', 'Cheaper', 'Larger', 'Away', 'Penthouse', 'Tower'])
    assert.deepEqual(
      why.map(text => text.replaceAll('\u00a0', ' ')),
      [
        'Same building · Same price',
        'Same community · AED 300,000 less',
        'Same community · One bedroom more · AED 300,000 more',
        'Same number of bedrooms · Same price',
      ],
    )
  })

  it('a row of a builder leads to all of its homes for the same purpose', async () => {
    const html = await (await fetch(site.url + HOME)).text()
    assert.match(html, /href="\/properties\?purpose=residential-sale&amp;builder=North"/)
    const asked = site.received.filter(({call}) => call === 'getHomesInBuilding')
    assert.equal(new URLSearchParams(asked[0]?.query).get('slug'), completeProperty.slug)
  })

  it('a back end without the calls shows only what it has', async () => {
    site.answers.getHomesInBuilding = {statusCode: 404, message: 'There is nothing here.'}
    site.answers['search-properties'] = query =>
      query.get('builder') ? {statusCode: 500, message: 'Broken'} : list(cheaper)
    const {heads, names} = await rowsOf()
    assert.deepEqual([heads, names], [['Similar homes'], ['Cheaper']])
  })

  it('rows of other homes pass axe and fit a narrow window, in every look', async () => {
    const {inspect, faults, leave} = await newInspection(browser)
    await inspect(site.url + HOME)
    await leave()
    assert.deepEqual([...faults.axe, ...faults.narrow, ...faults.console], [])
  })
})
