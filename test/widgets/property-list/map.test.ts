/** The homes on a map instead of in a list. */
import {expect} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {
  all,
  count,
  describePropertyList,
  fakeSearch,
  isBusy,
  link,
  listed,
  names,
  one,
  select,
  words,
} from '../../support/property-list.ts'
import {answered, bareHome, marinaLoft, type SearchAnswer} from '../../support/records/homes.ts'
import {eventually} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('list and map views', () => {
    it('Map and List switch the view of the same homes without another search', async () => {
      const {list, searchQueries} = await listed()
      link(list, 'Map').click()
      await eventually(() => expect(all(list, '.pin')).not.to.be.empty)
      expect(names(list)).to.have.length(12)
      expect(searchQueries()).to.have.length(1)
      link(list, 'List').click()
      await eventually(() => expect(all(list, '.pin')).to.be.empty)
    })

    it('the map opens during a search and stays open when results arrive', async () => {
      const answer = Promise.withResolvers<Answer>()
      const {list} = await listed('', ({query}) =>
        query.has('bedrooms') ? answer.promise : answered(),
      )
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(isBusy(list)).to.equal(true))
      link(list, 'Map').click()
      await eventually(() => expect(all(list, '.pin')).not.to.be.empty)
      answer.resolve(answered({total: 9}))
      await eventually(() => expect(count(list)).to.equal('9 properties'))
      expect(all(list, '.pin')).not.to.be.empty
    })

    it('homes stay on the map while the moving one takes the place of the still one', async () => {
      const {list} = await listed()
      const pinsAfterChange: number[] = []
      const observer = new MutationObserver(() => pinsAfterChange.push(all(list, '.pin').length))
      observer.observe(list.shadowRoot as ShadowRoot, {childList: true, subtree: true})
      link(list, 'Map').click()
      await eventually(() => expect(all(list, '.map__moving .pin')).not.to.be.empty)
      observer.disconnect()
      const first = pinsAfterChange.findIndex(pins => pins > 0)
      expect(first).not.to.equal(-1)
      expect(pinsAfterChange.slice(first)).not.to.include(0)
    })

    it('a map pin shows the price, links to its home and groups homes close by', async () => {
      const near = {...marinaLoft, name: 'Next door', slug: 'next-door'}
      const distant = {
        ...marinaLoft,
        name: 'Far away',
        slug: 'far',
        location: {coordinates: [25.3, 55.5]},
      }
      const properties = [marinaLoft, near, distant, bareHome] as SearchAnswer['properties']
      const {list} = await listed('view="map"', answered({properties, total: 4, pages: 1}))
      await eventually(() => expect(all(list, '.pin')).to.have.length(2))
      const pins = all(list, '.pin').map(pin => pin.getAttribute('aria-label'))
      expect(pins).to.deep.equal(['Far away, AED 1,250,000, 1.25M', '2 homes here'])
      expect(one(list, '.pin').getAttribute('href')).to.equal('/properties/far')
      one(list, '.pin--many').click()
      expect(words(list.shadowRoot?.activeElement as Element)).to.equal('Marina Loft')
    })

    it('a rent says on the map and on its card what it is for, and all pins are for a year', async () => {
      const rent = {...marinaLoft, purpose: 'residential-rent', about: {price: 46_000}}
      const monthly = {...rent, slug: 'm', price_period: 'month' as const}
      for (const [home, price, pin] of [
        [rent, ['AED 46,000 per year'], '46K'],
        [monthly, ['AED 46,000 per month', 'AED 552,000 per year'], '552K'],
      ] as const) {
        const {list} = await listed(
          'view="map"',
          answered({properties: [home], total: 1, pages: 1}),
        )
        await eventually(() => expect(all(list, '.pin')).to.have.length(1))
        const name = one(list, '.pin').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')
        expect(name).to.equal(`Marina Loft, ${price.join(' · ')}, ${pin}`)
        expect(words(one(list, '.pin'))).to.equal(pin)
        const both = price.join(' · ').replace('· AED', '·')
        expect(words(one(list, '.card__price'))).to.equal(both)
        list.remove()
      }
    })

    it('homes without coordinates stay in the list, with a note on the map', async () => {
      const {list} = await listed(
        'view="map"',
        answered({properties: [bareHome], total: 1, pages: 1}),
      )
      await eventually(() => expect(words(one(list, '.plan'))).to.contain('exact location'))
      expect(names(list)).to.have.length(1)
      fakeSearch(answered())
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(all(list, '.pin')).not.to.be.empty)
    })
  })
})
