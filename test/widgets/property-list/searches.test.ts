/** Searches that overlap, fail, or are left to the page. */
import {expect, oneEvent} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {
  all,
  chips,
  count,
  describePropertyList,
  drawn,
  isBusy,
  listed,
  mountedWithResults,
  names,
  one,
  select,
  words,
} from '../../support/property-list.ts'
import {answered, homes} from '../../support/records/homes.ts'
import {button, eventually, showsToast} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('overlapping searches', () => {
    it('a new search aborts the earlier one, whose late response shows neither homes nor a notice', async () => {
      const searches: {signal: AbortSignal; answer: (answer: Answer) => void}[] = []
      const {list} = await listed('', ({query, signal}) =>
        query.has('bedrooms') ? new Promise(answer => searches.push({signal, answer})) : answered(),
      )
      select(list, 'Bedrooms', '0')
      await eventually(() => expect(searches).to.have.length(1))
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(searches).to.have.length(2))
      expect(searches.map(({signal}) => signal.aborted)).to.deep.equal([true, false])
      searches[1]?.answer(answered({total: 2, properties: homes(2)}))
      await eventually(() => expect(count(list)).to.equal('2 properties'))
      searches[0]?.answer(answered({total: 1, properties: homes(1)}))
      await drawn()
      expect(count(list)).to.equal('2 properties')
      expect(all(list, '.notice')).to.have.length(0)
    })
  })

  describe('failed search', () => {
    it('a failed search shows "Something went wrong", the phone and a retry', async () => {
      let fails = true
      const {list} = await listed('', () => {
        if (fails) throw new TypeError('Failed to fetch')
        return answered()
      })
      await showsToast('Something went wrong')
      expect(words(one(list, '[role=alert] .notice__title'))).to.equal('Something went wrong')
      expect(all(list, '.skeleton')).to.have.length(0)
      expect(
        all<HTMLAnchorElement>(list, '[role=alert] a').map(({protocol}) => protocol),
      ).to.include('tel:')
      fails = false
      button(list, 'Try again').click()
      await eventually(() => expect(names(list)).to.have.length(12))
    })

    it('an error response shows "Something went wrong" instead of its message', async () => {
      const {list} = await listed('', {statusCode: 500, message: 'stack trace'})
      await showsToast('Something went wrong')
      expect(words(one(list, '.list'))).not.to.contain('stack trace')
    })

    it('a search drops the filters that the API rejects, and is sent again', async () => {
      const {list, searchQueries} = await mountedWithResults(
        '?bedrooms=many&place=Marina&page=99',
        null,
        ({query}) =>
          query.has('bedrooms')
            ? {statusCode: 422, message: 'No', errors: {bedrooms: 'No', page: 'No'}}
            : answered(),
      )
      await eventually(() => expect(names(list)).to.have.length(12))
      expect(searchQueries().at(-1)).to.deep.equal({place: 'Marina', lang: 'en'})
      expect(chips(list)).to.deep.equal(['Remove filter: Marina'])
    })

    it('a search is not retried when the API rejects a field it does not have', async () => {
      const {searchQueries} = await listed('', {
        statusCode: 422,
        message: 'No',
        errors: {colour: 'No'},
      })
      await showsToast('Something went wrong')
      expect(searchQueries()).to.have.length(1)
    })

    it('a back end without a search call causes a notice, but no error and no retry', async () => {
      const {list} = await listed('', {statusCode: 404, message: 'no such call'})
      expect(words(one(list, '.notice__title'))).to.equal('Our homes cannot be shown just now')
      expect(words(one(list, '.list'))).not.to.contain('Something went wrong')
      expect(() => button(list, 'Try again')).to.throw()
    })
  })

  it('the list searches again when the page changes a preset attribute', async () => {
    const {list, searchQueries} = await listed('purpose="residential-sale"')
    list.setAttribute('purpose', 'residential-rent')
    await eventually(() => expect(searchQueries().at(-1)?.purpose).to.equal('residential-rent'))
  })

  it('the list sends no request when the page cancels ocp-search', async () => {
    const {list, searchQueries} = await listed()
    list.addEventListener('ocp-search', event => event.preventDefault())
    const cancelled = oneEvent(list, 'ocp-search')
    select(list, 'Bedrooms', '2')
    await cancelled
    await drawn()
    expect([searchQueries().length, isBusy(list)]).to.deep.equal([1, false])
  })
})
