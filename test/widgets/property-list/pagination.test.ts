/** The pages of a long list. */
import {expect} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {
  all,
  describePropertyList,
  drawn,
  isBusy,
  link,
  listed,
  mountedWithResults,
  names,
  one,
  queryOf,
  select,
  words,
} from '../../support/property-list.ts'
import {answered, homes} from '../../support/records/homes.ts'
import {eventually} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('pagination', () => {
    const numbers = (list: HTMLElement) => all(list, '.pages__numbers a').map(words).join(' ')

    it('pagination links nearby, first and last pages and marks the current one', async () => {
      const {list} = await mountedWithResults('?purpose=residential-sale&page=5', {
        page: 5,
        pages: 20,
      })
      expect(numbers(list)).to.equal('1 3 4 5 6 7 20')
      expect(words(one(list, '.pages [aria-current=page]'))).to.equal('5')
      expect(queryOf(link(list, 'Page 7'))).to.deep.equal({purpose: 'residential-sale', page: '7'})
      expect(queryOf(link(list, 'Page 1'))).to.deep.equal({purpose: 'residential-sale'})
      expect(queryOf(link(list, 'Previous')).page).to.equal('4')
      expect(link(list, 'Previous').rel).to.equal('prev')
      expect(link(list, 'Next').rel).to.equal('next')
      expect(words(one(list, '.pages__words'))).to.equal('Page 5 of 20')
    })

    it('pagination has no Previous on the first page and no Next on the last', async () => {
      const {list} = await mountedWithResults('', {page: 1, pages: 3})
      expect([numbers(list), () => link(list, 'Next')][0]).to.equal('1 2 3')
      expect(() => link(list, 'Previous')).to.throw()
      const last = await mountedWithResults('?page=20', {page: 20, pages: 20})
      expect(numbers(last.list)).to.equal('1 15 16 17 18 19 20')
      expect(() => link(last.list, 'Next')).to.throw()
    })

    it('pagination is absent when there is only one page', async () => {
      const {list} = await mountedWithResults('', {properties: homes(3), total: 3, pages: 1})
      expect(all(list, '.pages')).to.have.length(0)
    })

    it('a page link loads in place, scrolls to the top and focuses the count', async () => {
      const third = Promise.withResolvers<Answer>()
      const {list, searchQueries} = await listed('', ({query}) =>
        query.get('page') === '3' ? third.promise : answered(),
      )
      link(list, 'Page 3').click()
      await eventually(() => expect(isBusy(list), 'previous results are dimmed').to.equal(true))
      expect(names(list)[0]).to.equal('Home 1')
      third.resolve(answered({page: 3, properties: homes(12, 25)}))
      await eventually(() => expect(names(list)[0]).to.equal('Home 25'))
      expect(searchQueries().at(-1)).to.deep.equal({page: '3', lang: 'en'})
      await eventually(() =>
        expect(list.shadowRoot?.activeElement === one(list, '.count')).to.equal(true),
      )
      expect(Math.abs(list.getBoundingClientRect().top)).to.be.below(24)
      select(list, 'Bedrooms', '2')
      await eventually(() =>
        expect(searchQueries().at(-1)).to.deep.equal({bedrooms: '2', lang: 'en'}),
      )
    })

    it('a Ctrl+click on a page link is left to the browser', async () => {
      const {list, searchQueries} = await listed()
      const click = new MouseEvent('click', {
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
        composed: true,
      })
      // Keeps the browser on this page in any case.
      document.addEventListener('click', event => event.preventDefault(), {once: true})
      link(list, 'Page 2').dispatchEvent(click)
      await drawn()
      expect(searchQueries()).to.have.length(1)
    })

    it('a page beyond the last one shows a notice and a link to the first page', async () => {
      const {list} = await mountedWithResults('?page=40', {properties: [], page: 40})
      expect(words(one(list, '.notice__title'))).to.equal('There is nothing on this page')
      expect(queryOf(link(list, 'First page'))).to.deep.equal({})
    })
  })
})
