/** The homes of the list: what their cards say, and where they lead. */
import {expect, oneEvent} from '@open-wc/testing'
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
  queryOf,
  words,
} from '../../support/property-list.ts'
import {answered, bareHome, homes, marinaLoft} from '../../support/records/homes.ts'
import {eventually, mount} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('cards', () => {
    it('a card shows every fact of a home and links to the agency with the partner', async () => {
      const {list} = await listed('site="https://agency.example" partner="gulf-homes"', {
        ...answered({properties: [marinaLoft], total: 1, pages: 1}),
      })
      const card = one(list, '.card')
      expect(words(card)).to.contain('AED 1,250,000')
      for (const fact of [
        'Apartment',
        '2',
        '3',
        '1,420 sq ft',
        'Dubai Marina, Dubai',
        '7123456789',
      ])
        expect(words(card)).to.contain(fact)
      expect(card.querySelector('img')?.alt).to.equal('A loft')
      expect(link(list, 'Marina Loft').href).to.equal(
        'https://agency.example/properties/marina-loft?partner=gulf-homes',
      )
    })

    it('a card without data shows "Price on request" and no undefined, null or NaN', async () => {
      const {list} = await listed('', answered({properties: [bareHome], total: 1, pages: 1}))
      const card = one(list, '.card')
      expect(words(card?.querySelector('.card__price') as Element)).to.equal('Price on request')
      expect(words(card)).not.to.match(/undefined|null|NaN/)
      expect(card.querySelectorAll('img, dl').length).to.equal(0)
    })

    it('the list shows and counts homes of a response that holds only properties', async () => {
      const data = {properties: homes(2)}
      const {list} = await listed('', {statusCode: 200, message: '', data})
      expect([names(list), count(list)]).to.deep.equal([['Home 1', 'Home 2'], '2 properties'])
    })

    it('a list with a limit shows so many homes, a link to all, and no filters', async () => {
      const {list, searchQueries} = await listed(
        'limit="3" purpose="residential-rent" sort="price_low" site="https://agency.example"',
      )
      expect(names(list)).to.deep.equal(['Home 1', 'Home 2', 'Home 3'])
      expect(all(list, 'form, .pages, .chip, select')).to.have.length(0)
      const more = link(list, 'All properties')
      expect(more.href.startsWith('https://agency.example/properties?')).to.equal(true)
      expect(queryOf(more)).to.deep.equal({purpose: 'residential-rent', sort: 'price_low'})
      expect(searchQueries()).to.have.length(1)
    })

    it('an empty list with a limit has no "All properties" link', async () => {
      const {list} = await listed('limit="3"', answered({properties: [], total: 0, pages: 0}))
      expect(() => link(list, 'All properties')).to.throw()
      expect(words(one(list, '.notice__title'))).to.contain('no properties')
    })

    it('a list whose limit exceeds one page requests the following pages', async () => {
      const {list, searchQueries} = await listed('limit="30"', ({query}) => {
        const page = Number(query.get('page') ?? 1)
        return answered({properties: homes(12, page * 12 - 11), page})
      })
      expect(names(list)).to.have.length(30)
      expect(names(list).at(-1)).to.equal('Home 30')
      expect(searchQueries().map(({page}) => page)).to.deep.equal([undefined, '2', '3'])
    })

    it('the list shows 12 placeholder cards until the first results arrive', async () => {
      const searchQueries = fakeSearch('hangs')
      const list = await mount('<ocp-property-list></ocp-property-list>')
      await eventually(() => expect(searchQueries()).to.have.length(1))
      expect(isBusy(list)).to.equal(true)
      expect(all(list, '.skeleton.skeleton__picture').length).to.equal(12)
    })
  })

  it('the Shortlist link carries the homes whose heart is pressed', async () => {
    const {list} = await listed('site="https://agency.example"')
    expect(words(one(list, '.list'))).not.to.contain('Shortlist (')
    const hearts = all<HTMLButtonElement>(list, '.heart')
    hearts[0]?.click()
    hearts[2]?.click()
    await eventually(() => expect(all(list, '.heart[aria-pressed=true]')).to.have.length(2))
    expect(queryOf(link(list, 'Shortlist (2)'))).to.deep.equal({properties: 'home-1,home-3'})
    hearts[0]?.click()
    hearts[2]?.click()
    await eventually(() => expect(words(one(list, '.list'))).not.to.contain('Shortlist ('))
  })

  describe('links to homes', () => {
    it('details-url leads to the partner’s pages, on the map as well', async () => {
      const {list} = await listed(
        'details-url="/homes/{slug}" view="map"',
        answered({properties: homes(2), total: 2, pages: 1}),
      )
      await eventually(() => expect(all(list, '.pin[data-home]')).to.have.length(2))
      expect(all<HTMLAnchorElement>(list, '.card__link')[0]?.href).to.equal(
        `${location.origin}/homes/home-1`,
      )
      const pins = all(list, '.pin').map(pin => pin.getAttribute('href'))
      expect(pins.every(href => href?.startsWith('/homes/'))).to.equal(true)
    })

    it('ocp-select names the home that was clicked', async () => {
      const {list} = await listed()
      const selected = oneEvent(list, 'ocp-select')
      list.addEventListener('ocp-select', event => event.preventDefault())
      all(list, '.card__link')[0]?.click()
      expect((await selected).detail).to.deep.equal({name: 'Home 1', slug: 'home-1'})
    })
  })
})
