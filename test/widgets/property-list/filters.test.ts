/** Filters, the order of the list, and how amounts are written. */
import {expect, oneEvent} from '@open-wc/testing'
import {
  all,
  chips,
  count,
  describePropertyList,
  enter,
  fakeSearch,
  link,
  listed,
  mountedWithResults,
  one,
  select,
  settled,
  words,
} from '../../support/property-list.ts'
import {answered, homes} from '../../support/records/homes.ts'
import {errors, eventually, field, mount} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('filters', () => {
    const changes: [string, (list: HTMLElement) => void, Record<string, string>, string][] = [
      [
        'Purpose',
        list => select(list, 'Purpose', 'residential-rent'),
        {purpose: 'residential-rent'},
        'Residential Rent',
      ],
      ['Location', list => enter(list, 'Location', ' Marina '), {place: 'Marina'}, 'Marina'],
      [
        'Property type',
        list => select(list, 'Property type', 'villa'),
        {property_type: 'villa'},
        'Villa',
      ],
      ['Bedrooms', list => select(list, 'Bedrooms', '5+'), {bedrooms: '5+'}, '5+ bedrooms'],
      ['Studio', list => select(list, 'Bedrooms', '0'), {bedrooms: '0'}, 'Studio'],
      [
        'Price from, AED',
        list => enter(list, 'Price from, AED', '1 250 000'),
        {min_price: '1250000'},
        'From AED 1,250,000',
      ],
      [
        'Price to, AED',
        list => enter(list, 'Price to, AED', 'AED 2,000,000'),
        {max_price: '2000000'},
        'Up to AED 2,000,000',
      ],
    ]
    for (const [name, change, query, chip] of changes) {
      it(`the filter "${name}" fires ocp-search, searches and can be removed`, async () => {
        const {list, searchQueries} = await listed()
        await eventually(() => field(list, 'Property type'))
        const searchEvent = oneEvent(list, 'ocp-search')
        change(list)
        expect((await searchEvent).detail).to.deep.equal({query})
        await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({...query, lang: 'en'}))
        await settled(list)
        expect(chips(list)).to.deep.equal([`Remove filter: ${chip}`])
        link(list, `Remove filter: ${chip}`).click()
        await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({lang: 'en'}))
        await settled(list)
        expect(chips(list)).to.deep.equal([])
      })
    }

    it('amenities that homes have are chosen together, and taken back one by one', async () => {
      const facets = {amenities: {balcony: 7, parking: 5}}
      const {list, searchQueries} = await mountedWithResults('', {facets}, answered({facets}))
      expect(all(list, '.choice').map(words)).to.deep.equal(['Parking5', 'Balcony7'])
      const choose = (code: string) => one(list, `input[value=${code}]`).click()
      const isAsked = async (amenities: string | undefined) => {
        await eventually(() => expect(searchQueries().at(-1)?.amenities).to.equal(amenities))
        await settled(list)
      }
      choose('parking')
      await isAsked('parking')
      choose('balcony')
      await isAsked('balcony,parking')
      expect(chips(list)).to.deep.equal(['Remove filter: Balcony', 'Remove filter: Parking'])
      link(list, 'Remove filter: Balcony').click()
      await isAsked('parking')
      choose('parking')
      await isAsked(undefined)
    })

    it('amenities are no filter where the back end does not count them, unless asked for', async () => {
      const {list} = await mountedWithResults('')
      expect(all(list, '.choices')).to.deep.equal([])
      const {list: asked} = await mountedWithResults('?amenities=sauna-in-the-garden')
      expect(all(asked, '.choice').map(words)).to.deep.equal(['Sauna In The Garden'])
      expect(chips(asked)).to.deep.equal(['Remove filter: Sauna In The Garden'])
    })

    it('filter options show their counts, and a choice that finds nothing is not offered', async () => {
      const {list} = await mountedWithResults('')
      const options = (label: string) =>
        [...(field(list, label) as unknown as HTMLSelectElement).options].map(words)
      expect(options('Property type')).to.deep.equal(['Any', 'Apartment (60)', 'Villa (12)'])
      expect(options('Bedrooms')).to.deep.equal(['Any', 'Studio (5)', '2 (40)', '5+ (11)'])
    })

    it('a filter that is chosen stays among its options although it finds nothing', async () => {
      const {list} = await mountedWithResults('?bedrooms=3')
      const bedrooms = field(list, 'Bedrooms') as unknown as HTMLSelectElement
      expect([...bedrooms.options].map(words)).to.include('3 (0)')
      expect(bedrooms.value).to.equal('3')
    })

    it('filter options show no counts when the response has no facets', async () => {
      const {list} = await mountedWithResults('', {facets: {}})
      expect(words(field(list, 'Purpose'))).to.equal(
        'AnyResidential SaleCommercial SaleResidential RentCommercial Rent',
      )
    })

    for (const [query, label, amount, message] of [
      ['', 'Price from, AED', 'cheap', 'Please enter a whole number'],
      ['', 'Price to, AED', '1.5', 'Please enter a whole number'],
    ] as const) {
      it(`the filter "${label}" rejects ${amount} with a message and no search`, async () => {
        const {list, searchQueries} = await mountedWithResults(query)
        enter(list, label, amount)
        await eventually(() => expect(errors(list)).to.deep.equal([message]))
        expect(searchQueries()).to.deep.equal([])
        const wrong = one(list, '[aria-invalid=true]')
        const described = wrong.getAttribute('aria-describedby') ?? ''
        expect(words(list.shadowRoot?.getElementById(described) as Element)).to.equal(message)
      })
    }

    it('a lowest price above the highest is searched and shown the other way round', async () => {
      const {list, searchQueries} = await mountedWithResults('?min_price=2000000')
      enter(list, 'Price to, AED', '1.5M')
      await eventually(() =>
        expect(searchQueries().at(-1)).to.deep.equal({
          min_price: '1500000',
          max_price: '2000000',
          lang: 'en',
        }),
      )
      expect(field(list, 'Price from, AED').value).to.equal('1,500,000')
      expect(field(list, 'Price to, AED').value).to.equal('2,000,000')
    })

    it('a filter preset by the partner has no control and stays in every query', async () => {
      const {list, searchQueries} = await listed(
        'purpose="residential-sale" builder="north-wind" max-price="5000000"',
      )
      expect(() => field(list, 'Purpose')).to.throw()
      expect(() => field(list, 'Price to, AED')).to.throw()
      expect(chips(list)).to.deep.equal([])
      const preset = {purpose: 'residential-sale', max_price: '5000000', builder: 'north-wind'}
      select(list, 'Bedrooms', '2')
      await eventually(() =>
        expect(searchQueries().at(-1)).to.deep.equal({...preset, bedrooms: '2', lang: 'en'}),
      )
      await settled(list)
      link(list, 'Clear all').click()
      await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({...preset, lang: 'en'}))
    })

    it('filters="none" removes every filter control and keeps the count', async () => {
      const {list} = await listed('filters="none"')
      expect(all(list, 'form, select')).to.have.length(0)
      expect(count(list)).to.equal('94 properties')
    })

    it('the list works without a property type filter when the API has no types', async () => {
      fakeSearch(answered(), {statusCode: 404, message: 'no such call'})
      const list = await mount('<ocp-property-list></ocp-property-list>')
      await eventually(() => expect(count(list)).to.equal('94 properties'))
      await eventually(() => expect(() => field(list, 'Property type')).to.throw())
    })

    it('the Filters summary shows the number of active filters', async () => {
      const {list} = await mountedWithResults('?place=Marina&bedrooms=2')
      expect(words(one(list, 'summary'))).to.equal('Filters2')
    })
  })

  it('the "Sort by" select starts at the preset and searches in each chosen order', async () => {
    const {list, searchQueries} = await listed('sort="largest"')
    expect(field(list, 'Sort by').value).to.equal('largest')
    for (const sort of ['price_low', 'price_high', 'newest']) {
      select(list, 'Sort by', sort)
      await eventually(() => expect(searchQueries().at(-1)?.sort).to.equal(sort))
      await settled(list)
    }
  })

  describe('amounts by language', () => {
    for (const [lang, label, shown, chip] of [
      ['fr', 'Prix min., AED', '1\u00a0250\u00a0000', 'À partir de AED 1\u00a0250\u00a0000'],
      ['ar', 'السعر من (درهم)', '1,250,000', 'من 1,250,000 درهم'],
    ] as const) {
      it(`the field and the chip of a price group it as ${lang} does`, async () => {
        fakeSearch(answered({total: 1, properties: homes(1)}))
        const list = await mount(
          `<ocp-property-list lang="${lang}" query="?min_price=1250000"></ocp-property-list>`,
        )
        await eventually(() =>
          expect((field(list, label) as HTMLInputElement).value).to.equal(shown),
        )
        await eventually(() => expect(list.shadowRoot?.textContent).to.contain(chip))
      })
    }
  })
})
