/** A page that keeps the search itself, and gives the list its query and results. */
import {expect} from '@open-wc/testing'
import fc from 'fast-check'
import {assertProperty} from '../../support/property-based.ts'
import {
  chips,
  count,
  describePropertyList,
  drawn,
  enter,
  fakeSearch,
  isBusy,
  link,
  mountedWithResults,
  one,
  select,
  settled,
} from '../../support/property-list.ts'
import {answered, found} from '../../support/records/homes.ts'
import {button, errors, eventually, field} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('search in the address of the page', () => {
    it('the list sends no request when the page gives query and results', async () => {
      const {list, searchQueries} = await mountedWithResults('?bedrooms=2&page=3', {page: 3})
      await drawn()
      expect(searchQueries()).to.deep.equal([])
      expect([count(list), field(list, 'Bedrooms').value]).to.deep.equal(['94 properties', '2'])
    })

    it('links and a GET form carry the whole search without JavaScript', async () => {
      const {list} = await mountedWithResults(
        '?community=palm-jumeirah&view=map&bedrooms=2&page=2',
        {page: 2},
      )
      const form = one(list, 'form') as HTMLFormElement
      expect([form.getAttribute('action'), form.method]).to.deep.equal(['/properties', 'get'])
      const sent = [...new FormData(form)].filter(([, value]) => value)
      expect(Object.fromEntries(sent)).to.deep.equal({
        community: 'palm-jumeirah',
        view: 'map',
        bedrooms: '2',
        sort: 'newest',
      })
      expect(button(list, 'Apply').type).to.equal('submit')
      expect(getComputedStyle(button(list, 'Apply').parentElement as Element).display).to.equal(
        'none',
      )
      expect(link(list, 'Page 3').getAttribute('href')).to.equal(
        '/properties?bedrooms=2&community=palm-jumeirah&page=3&view=map',
      )
      expect(link(list, 'List').getAttribute('href')).to.equal(
        '/properties?bedrooms=2&community=palm-jumeirah&page=2',
      )
    })

    it('a page that cancels ocp-search gives the next query and results itself', async () => {
      const {list, searchQueries} = await mountedWithResults('?page=2', {page: 2})
      const events: unknown[] = []
      list.addEventListener('ocp-search', event => {
        event.preventDefault()
        events.push((event as CustomEvent).detail)
      })
      link(list, 'Page 3').click()
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(chips(list)).to.have.length(1))
      link(list, 'Map').click()
      expect(events).to.deep.equal([
        {query: {page: '3'}},
        {query: {bedrooms: '2'}},
        {query: {bedrooms: '2', view: 'map'}},
      ])
      expect(isBusy(list)).to.equal(true)
      Object.assign(list, {query: '?bedrooms=2&view=map', results: found({total: 40})})
      await eventually(() => expect(count(list)).to.equal('40 properties'))
      expect([isBusy(list), searchQueries()]).to.deep.equal([false, []])
      expect(link(list, 'Map').getAttribute('aria-current')).to.equal('true')
    })

    it('the list searches itself when the page gives a query without results', async () => {
      const {list, searchQueries} = await mountedWithResults('?page=2', {page: 2})
      Object.assign(list, {query: '?place=Marina', results: null})
      await eventually(() => expect(searchQueries()).to.deep.equal([{place: 'Marina', lang: 'en'}]))
      await settled(list)
      expect(field(list, 'Location').value).to.equal('Marina')
    })

    it('the text being typed and its error stay when new results arrive', async () => {
      const {list} = await mountedWithResults('')
      list.addEventListener('ocp-search', event => event.preventDefault())
      enter(list, 'Price from, AED', '900000')
      enter(list, 'Price to, AED', 'cheap')
      await eventually(() => expect(errors(list)).to.have.length(1))
      Object.assign(list, {query: '?min_price=900000', results: found({total: 53})})
      await eventually(() => expect(count(list)).to.equal('53 properties'))
      expect(field(list, 'Price to, AED').value).to.equal('cheap')
      expect(errors(list)).to.deep.equal(['Please enter a whole number'])
    })

    it('the list takes query and results from attributes without a request', async () => {
      const searchQueries = fakeSearch(answered())
      const list = document.createElement('ocp-property-list')
      list.setAttribute('query', '?bedrooms=2')
      list.setAttribute('results', JSON.stringify(found({total: 7})))
      document.body.append(list)
      await eventually(() => expect(count(list)).to.equal('7 properties'))
      list.setAttribute('theme', 'dark')
      await drawn()
      expect(searchQueries()).to.deep.equal([])
    })

    it('every query stays complete in page links and after a change of sort order', async () => {
      const {list} = await mountedWithResults('')
      let lastQuery: Record<string, string> = {}
      list.addEventListener('ocp-search', event => {
        event.preventDefault()
        lastQuery = (event as CustomEvent).detail.query
      })
      await assertProperty(
        fc.asyncProperty(queries, async query => {
          const text = `?${new URLSearchParams(query)}`
          Object.assign(list, {query: text, results: found()})
          await eventually(() =>
            expect(link(list, 'Page 2').getAttribute('href')).to.equal(
              `/properties?${new URLSearchParams({...query, page: '2'})}`,
            ),
          )
          // A change of one parameter keeps all others.
          const next = query.sort === 'largest' ? 'price_low' : 'largest'
          select(list, 'Sort by', next)
          expect(lastQuery).to.deep.equal({...query, sort: next})
        }),
        {all: 200},
      )
    })
  })
})

const text = fc.stringMatching(
  /^[a-zA-Zа-яА-Я0-9+&=%#?é'-][a-zA-Zа-яА-Я0-9 +&=%#?é'-]{0,10}[a-zA-Zа-яА-Я0-9]$/,
)
const price = fc.integer({min: 0, max: 99_999_999}).map(String)

/** Queries in the order of their parameters in an address, without the default sort. */
const queries = fc
  .record(
    {
      purpose: fc.constantFrom('residential-sale', 'commercial-rent', 'something-else'),
      place: text,
      property_type: fc.constantFrom('apartment', 'villa', 'castle'),
      min_price: price,
      max_price: price,
      bedrooms: fc.constantFrom('0', '1', '4', '5+', '7', '3+'),
      community: text,
      builder: text,
      sort: fc.constantFrom('price_low', 'price_high', 'largest'),
    },
    {requiredKeys: []},
  )
  .filter(({min_price, max_price}) => Number(min_price ?? 0) <= Number(max_price ?? Infinity))
  .map(query => {
    const order = [
      'purpose',
      'place',
      'property_type',
      'min_price',
      'max_price',
      'bedrooms',
      'community',
      'builder',
      'sort',
    ] as const
    return Object.fromEntries(
      order.flatMap(name => (query[name] === undefined ? [] : [[name, query[name]]])),
    ) as Record<string, string>
  })
