/** Prices, filters and areas in the currency and units that a partner asks for. */
import {expect, oneEvent} from '@open-wc/testing'
import {fakeApi} from '../../support/fake-api.ts'
import {
  all,
  chips,
  describePropertyList,
  enter,
  mountList,
  one,
  settled,
  words,
} from '../../support/property-list.ts'
import {answered, homes, typesAnswered} from '../../support/records/homes.ts'
import {eventually, field, isAccessible} from '../../support/widget-page.ts'

const RATES = {day: '2026-11-26', dirhams: {USD: 3.6725, EUR: 4.25}}
const home = {...homes(1)[0], about: {price: 1_250_000}, price_period: null, area_sqft: 1250}

async function listIn(attributes: string) {
  const requests = fakeApi({
    'search-properties': answered({properties: [home] as never, total: 1}),
    getPropertyTypes: typesAnswered,
    getRates: {statusCode: 200, message: 'OK', data: RATES},
  })
  const list = await mountList(attributes)
  await eventually(() => expect(all(list, '.card')).not.to.be.empty)
  await settled(list)
  const asked = (path: string) => requests.filter(request => request.path.endsWith(path))
  return {list, asked}
}

const price = (list: HTMLElement) => words(one(list, '.card__price'))

describePropertyList(() => {
  describe('currency and units', () => {
    it('without a wish prices are in AED, areas in square feet, and no rates are asked for', async () => {
      const {list, asked} = await listIn('')
      expect(price(list)).to.equal('AED 1,250,000')
      expect(words(one(list, '.card__facts'))).to.contain('1,250 sq ft')
      expect(asked('getRates')).to.be.empty
    })

    it('areas are in the units that the widget’s language is used to, until the page chooses', async () => {
      for (const [lang, attributes, area] of [
        ['fr', '', '116 m²'],
        ['ru', '', '116 м²'],
        ['ar', '', '116 م²'],
        ['fr', 'units="sqft"', '1 250 pi²'],
      ] as const) {
        const {list} = await listIn(attributes)
        list.lang = lang
        await eventually(() => expect(words(one(list, '.card__facts')), lang).to.contain(area))
      }
    })

    it('a price in another currency is approximate, with AED below and the day of the rate', async () => {
      const {list} = await listIn('currency="USD" units="sqm"')
      await eventually(() => expect(price(list)).to.equal('≈ USD 340,400AED 1,250,000'))
      expect(words(one(list, '.card__facts'))).to.contain('116 m²')
      expect(words(one(list, '.rate-note'))).to.equal(
        '≈ Approximate, at the exchange rate of 26 November 2026. The price in AED prevails.',
      )
      await isAccessible(list)
    })

    it('a price filter is typed in that currency and asks for dirhams', async () => {
      const {list, asked} = await listIn('currency="USD"')
      const typed = await eventually(() => field(list, 'Price from, USD'))
      const search = oneEvent(list, 'ocp-search')
      enter(list, 'Price from, USD', '300,000')
      expect((await search).detail).to.deep.equal({query: {min_price: '1101750'}})
      await settled(list)
      expect(asked('search-properties').at(-1)?.query.get('min_price')).to.equal('1101750')
      expect(chips(list).join()).to.contain('From USD 300,000')
      await eventually(() => expect(typed.value).to.equal('300,000'))
    })

    it('a filter that was rounded in the other currency stays as it was until somebody types', async () => {
      const {list} = await listIn('currency="EUR" min-price=""')
      enter(list, 'Price from, EUR', 'AED 1,000,000')
      await settled(list)
      await eventually(() => expect(field(list, 'Price from, EUR').value).to.equal('235,294'))
      const search = oneEvent(list, 'ocp-search')
      enter(list, 'Location', 'Marina')
      expect((await search).detail).to.deep.equal({query: {place: 'Marina', min_price: '1000000'}})
    })

    it('"auto" follows the language of the page: French has euros, English dirhams', async () => {
      document.documentElement.lang = 'fr'
      const {list} = await listIn('currency="auto"')
      list.removeAttribute('lang')
      await eventually(() => expect(price(list)).to.contain('≈ EUR 294'))
      document.documentElement.lang = 'en'
      const {list: other} = await listIn('currency="auto"')
      expect(price(other)).to.equal('AED 1,250,000')
    })
  })
})
