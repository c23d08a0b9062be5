/** Rents for a year or for a month: what filters take, and what cards and the map compare. */
import {expect, oneEvent} from '@open-wc/testing'
import {
  all,
  chips,
  describePropertyList,
  enter,
  listed,
  mountedWithResults,
  one,
  select,
  settled,
  words,
} from '../../support/property-list.ts'
import {answered, marinaLoft} from '../../support/records/homes.ts'
import {eventually, field, isAccessible} from '../../support/widget-page.ts'

const rent = {...marinaLoft, purpose: 'residential-rent'}
const properties = [
  {...rent, slug: 'year', about: {price: 100_000}, price_period: 'year' as const},
  {...rent, slug: 'month', about: {price: 5_400}, price_period: 'month' as const},
]
const rents = answered({properties, total: 2, pages: 1})

const prices = (list: HTMLElement) => all(list, '.card__price').map(words)
const options = (list: HTMLElement, label: string) =>
  [...(field(list, label) as unknown as HTMLSelectElement).options].map(words)

const chosen = (list: HTMLElement) => field(list, 'Rents').value

describePropertyList(() => {
  describe('rents', () => {
    it('rents are compared for a year, which filters and chips say', async () => {
      const {list, searchQueries} = await listed('purpose="residential-rent"', rents)
      expect(prices(list)).to.deep.equal([
        'AED 100,000 per year',
        'AED 5,400 per month · 64,800 per year',
      ])
      expect(options(list, 'Rents')).to.deep.equal(['per year', 'per month'])
      enter(list, 'Price to, AED', '150,000')
      await eventually(() => expect(searchQueries().at(-1)?.max_price).to.equal('150000'))
      await settled(list)
      expect(chips(list)).to.include('Remove filter: Up to AED 150,000 per year')
    })

    it('for a month, prices are typed and compared so, and the API is asked for a year', async () => {
      const {list, searchQueries} = await listed('purpose="residential-rent"', rents)
      select(list, 'Rents', 'month')
      await eventually(() => expect(chosen(list)).to.equal('month'))
      await settled(list)
      expect(prices(list)).to.deep.equal([
        'AED 100,000 per year · ≈ 8,333 per month',
        'AED 5,400 per month',
      ])
      const search = oneEvent(list, 'ocp-search')
      enter(list, 'Price to, AED', '12,500')
      expect((await search).detail.query).to.deep.equal({
        purpose: 'residential-rent',
        max_price: '150000',
        rents_per: 'month',
      })
      await settled(list)
      expect(chips(list)).to.include('Remove filter: Up to AED 12,500 per month')
      for (const query of searchQueries()) expect(query).not.to.have.property('rents_per')
      expect(searchQueries().at(-1)?.max_price).to.equal('150000')
      await isAccessible(list)
    })

    it('a change from year to month keeps the search and shows its prices for a month', async () => {
      const query = '?purpose=residential-rent&max_price=100000'
      const {list} = await mountedWithResults(query, {properties})
      const search = oneEvent(list, 'ocp-search')
      select(list, 'Rents', 'month')
      expect((await search).detail.query).to.deep.equal({
        purpose: 'residential-rent',
        max_price: '100000',
        rents_per: 'month',
      })
      await eventually(() => expect(field(list, 'Price to, AED').value).to.equal('8,333'))
    })

    it('an address that asks for months shows them on the map, too', async () => {
      const query = '?purpose=residential-rent&rents_per=month&view=map'
      const {list} = await mountedWithResults(query, {properties: properties.slice(0, 1)})
      await eventually(() => expect(all(list, '.pin')).to.have.length(1))
      expect(words(one(list, '.pin'))).to.equal('8.33K')
      expect(one(list, '.pin').getAttribute('aria-label')).to.equal(
        'Marina Loft, AED 100,000 per year · ≈\u00a0AED\u00a08,333\u00a0per\u00a0month, 8.33K',
      )
    })

    it('a search for sales, or for all homes, offers no months and reads none', async () => {
      for (const query of ['?rents_per=month', '?purpose=residential-sale&rents_per=month']) {
        const {list} = await mountedWithResults(`${query}&max_price=12500`, {properties})
        expect(field(list, 'Price to, AED').value).to.equal('12,500')
        expect(one(list, 'select[name="rents_per"]')).to.equal(undefined)
        list.remove()
      }
    })

    it('homes of a back end that names no period are shown as they are', async () => {
      const {list} = await mountedWithResults('?purpose=residential-rent&rents_per=month', {
        properties: [{...marinaLoft, purpose: undefined, about: {price: 100_000}}],
      })
      expect(prices(list)).to.deep.equal(['AED 100,000'])
    })
  })
})
