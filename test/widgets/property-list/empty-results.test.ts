/** Suggestions of a search without results. */
import {expect} from '@open-wc/testing'
import {
  all,
  describePropertyList,
  link,
  listed,
  mountedWithResults,
  names,
  one,
  queryOf,
  words,
} from '../../support/property-list.ts'
import {answered, homes} from '../../support/records/homes.ts'
import {isAccessible} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('empty results', () => {
    const nothing = {properties: [], total: 0, pages: 0}

    it('an empty result names its filters and links to a search that finds homes', async () => {
      const {list} = await mountedWithResults('?property_type=villa&bedrooms=2&max_price=1000', {
        ...nothing,
        facets: {property_type: {apartment: 7}, bedrooms: {'5': 2}},
      })
      expect(words(one(list, '.notice__title'))).to.equal('No properties match your search')
      expect(words(one(list, '.notice__words'))).to.equal('Villa · 2 bedrooms · Up to AED 1,000')
      const out = link(list, 'Search without “Villa” (7)')
      expect(queryOf(out)).to.deep.equal({bedrooms: '2', max_price: '1000'})
      expect(queryOf(link(list, 'Clear all filters'))).to.deep.equal({})
      expect(all<HTMLAnchorElement>(list, '.notice a').map(({protocol}) => protocol)).to.include(
        'tel:',
      )
    })

    it('an empty result without facets links to the search without its price', async () => {
      const {list} = await mountedWithResults('?place=Marina&max_price=1000', {
        ...nothing,
        facets: {},
      })
      expect(queryOf(link(list, 'Search without “Up to AED 1,000”'))).to.deep.equal({
        place: 'Marina',
      })
    })

    const alternatives = {
      without: {bedrooms: 3, max_price: 12},
      nearby: [
        {_id: 'palm-jumeirah', name: 'Palm Jumeirah', count: 4},
        {_id: 'jlt', name: 'JLT', title: 'Jumeirah Lake Towers', count: 1},
      ],
      homes: {without: ['max_price'], properties: homes(3)},
    }

    it('an empty result links to a search without each filter, those that exclude most first', async () => {
      const {list} = await mountedWithResults('?place=Marina&bedrooms=2&max_price=1000', {
        ...nothing,
        alternatives,
      })
      expect(all(list, '.notice__ways a').map(words).slice(0, 3)).to.deep.equal([
        'Search without “Up to AED 1,000” (12)',
        'Search without “2 bedrooms” (3)',
        'Clear all filters',
      ])
      expect(queryOf(link(list, 'Search without “2 bedrooms” (3)'))).to.deep.equal({
        place: 'Marina',
        max_price: '1000',
      })
      await isAccessible(list)
    })

    it('an empty result links to places nearby, and shows the nearest homes', async () => {
      const {list} = await mountedWithResults('?place=Marina&bedrooms=2&max_price=1000', {
        ...nothing,
        alternatives,
      })
      expect(queryOf(link(list, 'Jumeirah Lake Towers (1)'))).to.deep.equal({
        community: 'jlt',
        bedrooms: '2',
        max_price: '1000',
      })
      expect(words(one(list, '.alternatives__words'))).to.equal(
        'Close to what you asked for, apart from “Up to AED 1,000”',
      )
      expect(names(list)).to.deep.equal(['Home 1', 'Home 2', 'Home 3'])
    })

    it('an empty result offers nothing without what a partner has preset', async () => {
      const {list} = await listed(
        'max-price="1000" place="Marina" query-from="address"',
        answered({...nothing, alternatives}),
      )
      expect(all(list, '.alternatives a').map(words)).to.deep.equal([])
      expect(all(list, '.notice__ways a').map(words).join()).not.to.contain('Search without')
    })

    it('an empty result without filters says that there are no properties', async () => {
      const {list} = await mountedWithResults('', nothing)
      expect(words(one(list, '.notice__title'))).to.equal(
        'There are no properties to show at the moment',
      )
    })
  })
})
