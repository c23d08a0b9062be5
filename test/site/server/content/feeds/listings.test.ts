/** Listings of feeds in the terms of the site, or the reasons against them. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {formatFile, readMapping} from '#server/content/feeds/mapping.ts'
import type {Mapping} from '#server/content/feeds/mapping-shape.ts'
import type {Outcome} from '#server/content/feeds/outcome.ts'
import {exampleFeed, feedFile} from '../../support/feeds/feeds.ts'
import {outcomesIn as outcomesOf} from '../../support/feeds/listing.ts'

const HOST = 'https://pictures.example'
const propertyIn = (outcome: Outcome | undefined) => {
  assert.equal(outcome?.is, 'property', JSON.stringify(outcome))
  return outcome.property
}
const propertyFinder = await readMapping(formatFile('property-finder'))

describe('listings of Property Finder’s XML', () => {
  it('a home for sale becomes a property with all that the feed tells', async () => {
    const [sale] = await outcomesOf(await exampleFeed('property-finder', HOST), propertyFinder)
    const {key, values, photos} = propertyIn(sale)
    assert.equal(key, 'two-rooms-a-terrace-pf-100')
    assert.deepEqual(values, {
      reference: 'PF-100',
      feed: 'property-finder',
      purpose: 'residential-sale',
      property_type: 'apartment',
      neighborhood: 'coral-bay',
      agent: 'anna-berg',
      name: {en: 'Two rooms & a terrace', ar: 'شقة بغرفتين مع شرفة'},
      price: 2_450_000,
      bedrooms: 2,
      bathrooms: 3,
      area_sqft: 1310,
      building: 'Gate Tower 2',
      floor: 31,
      parking: 2,
      views: ['sea-view', 'marina-view'],
      furnishing: 'part-furnished',
      completion: 'off-plan',
      handover: '2027-Q4',
      service_charge: 18.5,
      payment_plan: [
        {milestone: 'booking', percent: 20, paid_to: 'escrow'},
        {milestone: 'construction', built: 50, percent: 30.5},
        {milestone: 'after-handover', monthly_parts: 24, percent: 49.5},
      ],
      amenities: ['Balcony', 'Shared pool'],
      description: {en: '<p>High floor, morning sun.</p><p>Walk &lt;5 minutes to the water.</p>'},
      address: 'Gate Tower 2, Coral Bay Gate, Coral Bay, Dubai',
      city: 'Coral Bay',
      state: 'Dubai',
      emirate: 'Dubai',
      coordinates: [25.0801, 55.1401],
      listed: '2026-11-20',
      permit_number: '7123456789',
      permit_expiry: '2026-12-02',
    })
    assert.deepEqual(photos, [
      {url: `${HOST}/one.jpg`, changed: '2026-11-01 09:00:00'},
      {url: `${HOST}/two.jpg`, changed: '2026-11-02 09:00:00'},
    ])
  })

  it('a rent has its price for the year, and a studio no bedroom', async () => {
    const [, rent] = await outcomesOf(await exampleFeed('property-finder', HOST), propertyFinder)
    const {purpose, price, price_period, bedrooms} = propertyIn(rent).values
    assert.deepEqual(
      {purpose, price, price_period, bedrooms},
      {purpose: 'residential-rent', price: 140_000, price_period: 'year', bedrooms: 0},
    )
  })

  const amounts: [change: string, from: RegExp, to: string, price: number, period: string][] = [
    ['names a month', /<rental_period>Y/, '<rental_period>M', 12_500, 'month'],
    ['names no period', /<rental_period>Y<\/rental_period>/, '', 140_000, 'year'],
    [
      'has a price for a week alone',
      /<price><yearly>.*<\/price>/,
      '<price><weekly>3,500</weekly></price>',
      3_500,
      'week',
    ],
    [
      'has one price, for a day',
      /<rental_period>Y(.*?)<price><yearly>\d+<.*?<\/price>/s,
      '<rental_period>D$1<price>450</price>',
      450,
      'day',
    ],
  ]
  for (const [change, from, to, price, period] of amounts) {
    it(`a rent of a feed that ${change} has that amount, for a ${period}`, async () => {
      const feed = await exampleFeed('property-finder', HOST, text => text.replace(from, to))
      const [, rent] = await outcomesOf(feed, propertyFinder)
      const {values} = propertyIn(rent)
      assert.deepEqual([values.price, values.price_period], [price, period])
    })
  }

  it('a listing that cannot be shown is refused with every reason', async () => {
    const [, , refused] = await outcomesOf(
      await exampleFeed('property-finder', HOST),
      propertyFinder,
    )
    assert.deepEqual(refused, {
      is: 'refused',
      reference: 'PF-102',
      reasons: [
        {
          field: 'property_type',
          says: 'is "Compound", which the site has not. Add it to property-types.json.',
        },
        {
          field: 'places',
          says: 'is "Nowhere", of which the site has no neighbourhood. Add one of them.',
        },
        {
          field: 'city',
          says: 'is "Atlantis", which is no emirate. Name one: Abu Dhabi, Ajman, Dubai, Fujairah, Ras Al Khaimah, Sharjah, Umm Al Quwain.',
        },
        {field: 'photos', says: 'has no picture at an http address. Add one.'},
        {
          field: 'price',
          says: 'is "1", which is too little for the price of a home. Write it in AED.',
        },
      ],
    })
  })

  it('a listing that is known keeps its address, its first day and its permit’s end', async () => {
    const known = {key: 'old-address', listed: '2026-01-02', permit_expiry: '2026-11-30'}
    const feed = await exampleFeed('property-finder', HOST)
    const [sale] = await outcomesOf(feed, propertyFinder, new Map([['PF-100', known]]))
    const {key, values} = propertyIn(sale)
    assert.deepEqual(
      {key, listed: values.listed, permit_expiry: values.permit_expiry},
      {key: 'old-address', listed: '2026-01-02', permit_expiry: '2026-11-30'},
    )
    const ending = {...known, permit_expiry: '2026-11-27'}
    const [later] = await outcomesOf(feed, propertyFinder, new Map([['PF-100', ending]]))
    assert.equal(propertyIn(later).values.permit_expiry, '2026-12-02')
  })
})

describe('listings of other feeds', () => {
  it('a rent of Bayut’s XML becomes a property, a deleted one is withdrawn', async () => {
    const bayut = await readMapping(formatFile('bayut'))
    const [rent, deleted] = await outcomesOf(await exampleFeed('bayut', HOST), bayut)
    const {purpose, price_period, area_sqft, amenities, description} = propertyIn(rent).values
    assert.deepEqual(
      {purpose, price_period, area_sqft, amenities, description},
      {
        purpose: 'residential-rent',
        price_period: 'month',
        area_sqft: 1076,
        amenities: ['Balcony or Terrace', 'Gym'],
        description: {en: '<p>Near the tram.</p>'},
      },
    )
    assert.deepEqual(deleted, {is: 'withdrawn', reference: 'BY-2'})
  })

  for (const [frequency, period] of [
    ['Yearly', 'year'],
    ['Weekly', 'week'],
    ['Daily', 'day'],
  ])
    it(`a rent of Bayut’s XML may be ${frequency}, in Al Ain as in other towns of an emirate`, async () => {
      const bayut = await readMapping(formatFile('bayut'))
      const change = (text: string) =>
        text.replace('[Monthly]', `[${frequency}]`).replace('[Dubai]', '[Al Ain]')
      const [rent] = await outcomesOf(await exampleFeed('bayut', HOST, change), bayut)
      const {price, price_period, emirate} = propertyIn(rent).values
      assert.deepEqual([price, price_period, emirate], [9_500, period, 'Abu Dhabi'])
    })

  const fields = {
    reference: 'ref',
    purpose: {path: 'deal', values: {S: 'sale'}},
    property_type: {constant: 'Apartment'},
    name: 'title',
    city: {constant: 'Dubai'},
    places: 'area',
    price: 'price',
    area_sqft: {path: 'metres', times: 10.7639},
    photos: {path: 'photos', split: '|'},
  }
  const listing = {
    ref: 'X-1',
    deal: 'S',
    title: 'Sea; view',
    area: 'coral bay',
    price: 'AED 1 200 000',
    metres: '50',
    photos: `${HOST}/1.jpg|${HOST}/2.jpg`,
  }
  const feeds: [string, object, string][] = [
    ['JSON', {format: 'json', record: 'data/items'}, JSON.stringify({data: {items: [listing]}})],
    [
      'CSV',
      {format: 'csv', delimiter: ';'},
      `\uFEFF${Object.keys(listing).join(';')}\n${Object.values(listing)
        .map(value => `"${value}"`)
        .join(';')}\n`,
    ],
  ]
  for (const [format, more, content] of feeds)
    it(`a mapping file reads ${format}`, async () => {
      const file = await feedFile('mapping.json', JSON.stringify({name: 'crm', ...more, fields}))
      const [only, ...rest] = await outcomesOf(
        await feedFile('feed', content),
        await readMapping(file),
      )
      const {key, values, photos} = propertyIn(only)
      assert.deepEqual(rest, [])
      assert.equal(key, 'sea-view-x-1')
      assert.equal(values.price, 1_200_000)
      assert.equal(values.area_sqft, 538)
      assert.equal(values.neighborhood, 'coral-bay')
      assert.equal(photos.length, 2)
    })

  const HEAD = 'ref,deal,title,area,price,metres,photos\n'
  const cut: [string, object, string][] = [
    ['XML', {format: 'xml', record: 'home'}, '<homes><home><ref>1</ref></home><home><ref>2'],
    ['JSON', {format: 'json'}, '[{"ref": "1"}, {"re'],
    ['CSV', {format: 'csv'}, `${HEAD}1,"cut off`],
  ]
  for (const [format, more, content] of cut)
    it(`${format} that is cut off in the middle is refused as a whole`, async () => {
      const mapping = {name: 'crm', ...more, fields} as unknown as Mapping
      await assert.rejects(outcomesOf(await feedFile('feed', content), mapping), {
        message: new RegExp(`^The feed is no whole ${format}: .+ Nothing was changed\\.$`),
      })
    })

  const LONG = 'x'.repeat(1_000_001)
  const long: [string, object, string][] = [
    ['XML', {format: 'xml', record: 'home'}, `<homes><home><title>${LONG}</title></home></homes>`],
    ['JSON', {format: 'json'}, JSON.stringify([{more: {title: ['', LONG]}}])],
    ['CSV', {format: 'csv'}, `${HEAD}1,S,${LONG},,,,\n`],
  ]
  for (const [format, more, content] of long)
    it(`a field of ${format} with more than a million characters is refused by its name`, async () => {
      const mapping = {name: 'crm', ...more, fields} as unknown as Mapping
      await assert.rejects(outcomesOf(await feedFile('feed', content), mapping), {
        message:
          'The field title of a listing has more than 1000000 characters. Shorten it in the feed. Nothing was changed.',
      })
    })

  it('entities of a document are not read: they could name files of the server', async () => {
    const mapping = {name: 'crm', format: 'xml', record: 'home', fields} as unknown as Mapping
    const own = '<!DOCTYPE homes [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    const file = await feedFile('feed', `${own}<homes><home><ref>&e;</ref></home></homes>`)
    await assert.rejects(outcomesOf(file, mapping), {message: /no whole XML: Invalid character/})
  })

  it('a mapping file with a mistake is refused by the name of what is wrong', async () => {
    const file = await feedFile('m.json', JSON.stringify({name: 'crm', format: 'xls', fields}))
    await assert.rejects(readMapping(file), {message: /m\.json is no mapping: format /})
    const {reference: _left, ...others} = fields
    const lacking = await feedFile(
      'm.json',
      JSON.stringify({name: 'crm', format: 'csv', fields: others}),
    )
    await assert.rejects(readMapping(lacking), {message: /where the reference of a listing is/})
  })
})
