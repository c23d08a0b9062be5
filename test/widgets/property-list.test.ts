import {aTimeout, expect, fixtureCleanup, oneEvent} from '@open-wc/testing'
import fc from 'fast-check'
import type {Answer} from '../../widgets/shared/api/call.ts'
import {type FakeRequest, fakeApi} from '../support/fake-api.ts'
import {
  answered,
  bareHome,
  type Found,
  found,
  homes,
  marinaLoft,
  typesAnswered,
} from '../support/records/homes.ts'
import {
  button,
  errors,
  eventually,
  field,
  isAccessible,
  load,
  mount,
  showsToast,
  type,
} from '../support/widget-page.ts'

type Behaviour = Answer | 'breaks' | 'hangs' | ((request: FakeRequest) => Answer | Promise<Answer>)

/** Fakes the API's search; returns a function that lists the queries it received. */
function fakeSearch(search: Behaviour, types: Behaviour = typesAnswered) {
  const requests = fakeApi({'search-properties': search, getPropertyTypes: types})
  return () =>
    requests
      .filter(({path}) => path.endsWith('search-properties'))
      .map(({query}) => Object.fromEntries(query))
}

const all = <E extends Element = HTMLElement>(list: HTMLElement, selector: string) => [
  ...(list.shadowRoot?.querySelectorAll<E>(selector) ?? []),
]
const one = (list: HTMLElement, selector: string) => all(list, selector)[0] as HTMLElement
const words = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
const names = (list: HTMLElement) => all(list, '.card__name').map(words)
const count = (list: HTMLElement) => words(one(list, '[role=status]'))
const chips = (list: HTMLElement) => all(list, '.chip').map(words)
const isBusy = (list: HTMLElement) => one(list, '.list').getAttribute('aria-busy') === 'true'
const settled = (list: HTMLElement) => eventually(() => expect(isBusy(list)).to.equal(false))
const queryOf = (link: Element | undefined) =>
  Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)

/** A link by its name. */
function link(list: HTMLElement, name: string) {
  const found = all<HTMLAnchorElement>(list, 'a').find(candidate =>
    [candidate.getAttribute('aria-label'), words(candidate)].includes(name),
  )
  if (!found) throw new Error(`no link "${name}"`)
  return found
}

/** A list on a partner's page, with its first results. */
async function listed(attributes = '', search: Behaviour = answered()) {
  const searchQueries = fakeSearch(search)
  const list = await mount(
    `<ocp-property-list lang="en" tiles="none" ${attributes}></ocp-property-list>`,
  )
  await eventually(() => expect(all(list, '.list .line, .list .cards li, .notice')).not.to.be.empty)
  await settled(list)
  // What this filter offers is asked for once the homes are there.
  const types = one(list, 'select[name="property_type"]')
  if (types) await eventually(() => expect(types.children.length).to.be.above(1))
  return {list, searchQueries}
}

/** A list on a page that keeps the search in its address and passes its results along. */
async function mountedWithResults(
  query: string,
  results: Partial<Found> | null = {},
  search: Behaviour = answered(),
) {
  const searchQueries = fakeSearch(search)
  const list = document.createElement('ocp-property-list')
  Object.assign(list, {
    query,
    results: results && found(results),
    types: (typesAnswered.data as {property_types: unknown}).property_types,
  })
  document.body.append(list)
  await oneEvent(list, 'ocp-ready')
  await eventually(() => expect(one(list, '.count, .notice')).to.exist)
  return {list, searchQueries}
}

/** Chooses in a select the way a person does. */
function select(list: HTMLElement, label: string, value: string) {
  const control = field(list, label) as unknown as HTMLSelectElement
  control.value = value
  control.dispatchEvent(new Event('change', {bubbles: true}))
}

function enter(list: HTMLElement, label: string, value: string) {
  type(list, label, value)
  ;(one(list, 'form') as HTMLFormElement).requestSubmit()
}

afterEach(() => {
  for (const list of document.querySelectorAll('ocp-property-list')) list.remove()
  fixtureCleanup()
})

describe('Property list', () => {
  before(() => load('ocp-property-list'))

  describe('accessibility', () => {
    it('the property list is accessible with homes and filters', async () => {
      const {list} = await listed('heading="Homes for sale" place="Marina"')
      await isAccessible(list)
    })
    it('the property list is accessible with active filters', async () => {
      const {list} = await mountedWithResults(
        '?property_type=villa&bedrooms=5%2B&max_price=9000000&page=4',
      )
      await isAccessible(list)
    })
    it('the property list is accessible when a search finds nothing', async () => {
      const {list} = await mountedWithResults('?bedrooms=2', {properties: [], total: 0, pages: 0})
      await isAccessible(list)
    })
    it('the property list is accessible while it waits for results', async () => {
      const searchQueries = fakeSearch('hangs')
      const list = await mount('<ocp-property-list></ocp-property-list>')
      await eventually(() => expect(searchQueries()).to.have.length(1))
      await isAccessible(list)
    })
    it('the property list is accessible when the search fails', async () => {
      const {list} = await listed('', 'breaks')
      await isAccessible(list)
    })
    it('the property list is accessible with a map', async () => {
      const {list} = await listed('view="map"')
      await eventually(() => expect(all(list, '.pin')).not.to.be.empty)
      await isAccessible(list)
    })
  })

  describe('count of results', () => {
    const counts: [string, Partial<Found>, string][] = [
      ['en', {total: 94}, '94 properties'],
      ['en', {total: 1, properties: homes(1)}, '1 property'],
      ['en', {total: 10_000, more: true}, 'More than 10,000 properties'],
      ['en', {total: 0, properties: []}, '0 properties'],
      ['fr', {total: 1, properties: homes(1)}, '1 bien'],
      ['fr', {total: 94}, '94 biens'],
      ['ru', {total: 1, properties: homes(1)}, '1 объект'],
      ['ru', {total: 94}, '94 объекта'],
      ['ru', {total: 25}, '25 объектов'],
    ]
    for (const [lang, results, expected] of counts) {
      it(`the status region shows "${expected}" in the language ${lang}`, async () => {
        fakeSearch(answered(results))
        const list = await mount(`<ocp-property-list lang="${lang}"></ocp-property-list>`)
        await eventually(() => expect(count(list)).to.equal(expected))
      })
    }
  })

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

  describe('filters', () => {
    const changes: [string, (list: HTMLElement) => void, Record<string, string>, string][] = [
      [
        'Purpose',
        list => select(list, 'Purpose', 'commercial-rent'),
        {purpose: 'commercial-rent'},
        'Commercial Rent',
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

    it('filter options show their counts, and an option with 0 stays enabled', async () => {
      const {list} = await mountedWithResults('')
      const options = (label: string) =>
        [...(field(list, label) as unknown as HTMLSelectElement).options].map(words)
      expect(options('Property type')).to.deep.equal([
        'Any',
        'Apartment (60)',
        'Villa (12)',
        'Office (0)',
      ])
      expect(options('Bedrooms')).to.deep.equal([
        'Any',
        'Studio (5)',
        '1 (0)',
        '2 (40)',
        '3 (0)',
        '4 (0)',
        '5+ (11)',
      ])
      const office = (field(list, 'Property type') as unknown as HTMLSelectElement).options[3]
      expect(office?.disabled).to.equal(false)
    })

    it('filter options show no counts when the response has no facets', async () => {
      const {list} = await mountedWithResults('', {facets: {}})
      expect(words(field(list, 'Purpose'))).to.equal(
        'AnyResidential SaleCommercial SaleResidential RentCommercial Rent',
      )
    })

    for (const [query, label, amount, message] of [
      ['?min_price=2000000', 'Price to, AED', '1,000,000', 'This is less than the lowest price'],
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
      ['fr', 'Prix min., AED', '1\u202f250\u202f000', 'À partir de AED 1\u202f250\u202f000'],
      ['ar', 'السعر من (AED)', '1,250,000', 'من AED 1,250,000'],
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
      await aTimeout(0)
      expect(searchQueries()).to.have.length(1)
    })

    it('a page beyond the last one shows a notice and a link to the first page', async () => {
      const {list} = await mountedWithResults('?page=40', {properties: [], page: 40})
      expect(words(one(list, '.notice__title'))).to.equal('This page of the list is empty')
      expect(queryOf(link(list, 'First page'))).to.deep.equal({})
    })
  })

  describe('overlapping searches', () => {
    it('a late response to an earlier search does not replace newer results', async () => {
      const answers: ((answer: Answer) => void)[] = []
      const {list} = await listed('', ({query}) =>
        query.has('bedrooms') ? new Promise(resolve => answers.push(resolve)) : answered(),
      )
      select(list, 'Bedrooms', '1')
      await eventually(() => expect(answers).to.have.length(1))
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(answers).to.have.length(2))
      answers[1]?.(answered({total: 2, properties: homes(2)}))
      await eventually(() => expect(count(list)).to.equal('2 properties'))
      answers[0]?.(answered({total: 1, properties: homes(1)}))
      await aTimeout(30)
      expect(count(list)).to.equal('2 properties')
    })

    it('a new search aborts the earlier request without an error notice', async () => {
      const {list} = await listed()
      const signals: (AbortSignal | null | undefined)[] = []
      window.fetch = (_input, init) => {
        signals.push(init?.signal)
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        })
      }
      select(list, 'Bedrooms', '1')
      await eventually(() => expect(signals).to.have.length(1))
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(signals).to.have.length(2))
      expect(signals.map(signal => signal?.aborted)).to.deep.equal([true, false])
      expect(all(list, '.notice')).to.have.length(0)
    })
  })

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
      const ways = all(list, '.notice__ways a').map(words)
      expect(ways.slice(0, 3)).to.deep.equal([
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
        'Nearest to your search, without “Up to AED 1,000”',
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
      expect(words(one(list, '.notice__title'))).to.equal(
        'Our homes cannot be listed here just now',
      )
      expect(words(one(list, '.list'))).not.to.contain('Something went wrong')
      expect(() => button(list, 'Try again')).to.throw()
    })
  })

  describe('search in the address of the page', () => {
    it('the list sends no request when the page gives query and results', async () => {
      const {list, searchQueries} = await mountedWithResults('?bedrooms=2&page=3', {page: 3})
      await aTimeout(50)
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
      const page = link(list, 'Page 3')
      expect(page.getAttribute('href')).to.equal(
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
      enter(list, 'Price to, AED', '5')
      await eventually(() => expect(errors(list)).to.have.length(1))
      Object.assign(list, {query: '?min_price=900000', results: found({total: 53})})
      await eventually(() => expect(count(list)).to.equal('53 properties'))
      expect(field(list, 'Price to, AED').value).to.equal('5')
      expect(errors(list)).to.deep.equal(['This is less than the lowest price'])
    })

    it('the list takes query and results from attributes without a request', async () => {
      const searchQueries = fakeSearch(answered())
      const list = document.createElement('ocp-property-list')
      list.setAttribute('query', '?bedrooms=2')
      list.setAttribute('results', JSON.stringify(found({total: 7})))
      document.body.append(list)
      await eventually(() => expect(count(list)).to.equal('7 properties'))
      list.setAttribute('theme', 'dark')
      await aTimeout(20)
      expect(searchQueries()).to.deep.equal([])
    })

    it('every query stays complete in page links and after a change of sort order', async () => {
      const {list} = await mountedWithResults('')
      let lastQuery: Record<string, string> = {}
      list.addEventListener('ocp-search', event => {
        event.preventDefault()
        lastQuery = (event as CustomEvent).detail.query
      })
      await fc.assert(
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
        {numRuns: 60},
      )
    })
  })

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
      const properties = [marinaLoft, near, distant, bareHome] as Found['properties']
      const {list} = await listed('view="map"', answered({properties, total: 4, pages: 1}))
      await eventually(() => expect(all(list, '.pin')).to.have.length(2))
      const pins = all(list, '.pin').map(pin => pin.getAttribute('aria-label'))
      expect(pins).to.deep.equal(['Far away, AED 1,250,000', '2 homes here'])
      expect(one(list, '.pin').getAttribute('href')).to.equal('/properties/far')
      one(list, '.pin--many').dispatchEvent(
        new MouseEvent('click', {bubbles: true, cancelable: true}),
      )
      expect(words(list.shadowRoot?.activeElement as Element)).to.equal('Marina Loft')
    })

    it('the price on the map and on the card of a rent is for a year or a month', async () => {
      const rent = {...marinaLoft, purpose: 'residential-rent', about: {price: 46_000}}
      const monthly = {...rent, slug: 'm', price_period: 'month' as const}
      for (const [home, price] of [
        [rent, 'AED 46,000 per year'],
        [monthly, 'AED 46,000 per month'],
      ] as const) {
        const {list} = await listed(
          'view="map"',
          answered({properties: [home], total: 1, pages: 1}),
        )
        await eventually(() => expect(all(list, '.pin')).to.have.length(1))
        expect(one(list, '.pin').getAttribute('aria-label')).to.equal(`Marina Loft, ${price}`)
        expect(words(one(list, '.card__price'))).to.equal(price)
        list.remove()
      }
    })

    it('homes without coordinates stay in the list, with a note on the map', async () => {
      const {list} = await listed(
        'view="map"',
        answered({properties: [bareHome], total: 1, pages: 1}),
      )
      await eventually(() => expect(words(one(list, '.plan'))).to.contain('told on request'))
      expect(names(list)).to.have.length(1)
      fakeSearch(answered())
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(all(list, '.pin')).not.to.be.empty)
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
    select(list, 'Bedrooms', '2')
    await aTimeout(30)
    expect([searchQueries().length, isBusy(list)]).to.deep.equal([1, false])
  })

  it('the Shortlist link carries the homes whose heart is pressed', async () => {
    const {list} = await listed('site="https://agency.example"')
    expect(words(one(list, '.list'))).not.to.contain('Shortlist (')
    const hearts = all<HTMLButtonElement>(list, '.heart')
    hearts[0]?.click()
    hearts[2]?.click()
    await eventually(() => expect(all(list, '.heart[aria-pressed=true]')).to.have.length(2))
    const shortlist = link(list, 'Shortlist (2)')
    expect(queryOf(shortlist)).to.deep.equal({properties: 'home-1,home-3'})
    hearts[0]?.click()
    hearts[2]?.click()
    await eventually(() => expect(words(one(list, '.list'))).not.to.contain('Shortlist ('))
  })

  describe('search in the page’s address', () => {
    const initial = location.href
    const goTo = (address: string) => history.pushState(history.state, '', address)
    const followed = (attributes = '') => listed(`query-from="address" ${attributes}`)
    afterEach(async () => {
      fixtureCleanup() // a list that is still there would follow
      await aTimeout(0)
      history.replaceState(null, '', initial)
    })

    it('the list shows what the address asks for, within the preset filters', async () => {
      goTo('?tab=2&bedrooms=3&purpose=commercial-rent&page=2')
      const {list, searchQueries} = await followed('purpose="residential-sale"')
      expect(searchQueries()).to.deep.equal([
        {lang: 'en', purpose: 'residential-sale', bedrooms: '3', page: '2'},
      ])
      expect(chips(list)).to.deep.equal(['Remove filter: 3 bedrooms'])
    })

    it('a filter changes the address and keeps what else is in it', async () => {
      goTo('?tab=2#list')
      const {list} = await followed('purpose="residential-sale"')
      select(list, 'Bedrooms', '3')
      await eventually(() => expect(location.search).to.equal('?tab=2&bedrooms=3'))
      expect(location.hash).to.equal('#list')
      await settled(list)
      const {pathname} = location
      expect(link(list, 'Page 2').href).to.equal(
        new URL(`${pathname}?tab=2&bedrooms=3&page=2#list`, location.href).href,
      )
    })

    it('Back and Forward search again', async () => {
      const {list, searchQueries} = await followed()
      select(list, 'Bedrooms', '3')
      await settled(list)
      await eventually(() => expect(chips(list)).to.deep.equal(['Remove filter: 3 bedrooms']))
      history.back()
      await eventually(() => expect(chips(list)).to.deep.equal([]))
      await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({lang: 'en'}))
      history.forward()
      await eventually(() => expect(chips(list)).to.deep.equal(['Remove filter: 3 bedrooms']))
    })

    it('the map is in the address, and a preset map can become a list there', async () => {
      goTo('?view=list')
      const {list} = await followed('view="map"')
      expect(all(list, '.plan')).to.be.empty
      link(list, 'Map').click()
      await eventually(() => expect(location.search).to.equal(''))
      link(list, 'List').click()
      await eventually(() => expect(location.search).to.equal('?view=list'))
    })

    it('a page that cancels ocp-search and changes its address is followed', async () => {
      const {list, searchQueries} = await followed()
      list.addEventListener('ocp-search', event => {
        event.preventDefault()
        const {query} = (event as CustomEvent).detail
        setTimeout(() => goTo(`?${new URLSearchParams(query)}`))
      })
      select(list, 'Bedrooms', '3')
      await eventually(() => expect(searchQueries().at(-1)?.bedrooms).to.equal('3'))
    })

    it('another path of the page does not search', async () => {
      const {list, searchQueries} = await followed()
      goTo('/elsewhere?bedrooms=3')
      await settled(list)
      expect(searchQueries()).to.have.length(1)
    })
  })

  describe('links to homes', () => {
    it('details-url leads to the partner’s pages, on the map as well', async () => {
      const {list} = await listed('details-url="/homes/{slug}" view="map"')
      await eventually(() => expect(all(list, '.pin')).not.to.be.empty)
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
