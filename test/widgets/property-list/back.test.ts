/** The list as a visitor finds it who went to a home and came back: the entry of the history is the same. */
import {expect, fixtureCleanup} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {
  chips,
  describePropertyList,
  drawn,
  fakeSearch,
  link,
  listed,
  mountList,
  one,
  select,
  settled,
} from '../../support/property-list.ts'
import {answered} from '../../support/records/homes.ts'
import {eventually} from '../../support/widget-page.ts'

/** The list's document is gone, or a router has put another page in its place. */
async function leave() {
  fixtureCleanup()
  await drawn()
}

/** Filters and turns the page, as a visitor does. */
async function searchedList(attributes = '') {
  const {list} = await listed(attributes, ({query}) =>
    answered({page: Number(query.get('page') ?? 1)}),
  )
  select(list, 'Bedrooms', '2')
  await eventually(() => expect(chips(list)).to.deep.equal(['Remove filter: 2 bedrooms']))
  await settled(list)
  link(list, 'Page 3').click()
  await eventually(() => expect(link(list, 'Page 3').ariaCurrent).to.equal('page'))
  await settled(list)
  return list
}

describePropertyList(() => {
  describe('list after Back', () => {
    it('the list asks once, for the search and the page that the visitor left', async () => {
      const {href} = location
      await searchedList()
      await leave()
      const {list, searchQueries} = await listed()
      expect(searchQueries()).to.deep.equal([{lang: 'en', bedrooms: '2', page: '3'}])
      expect(chips(list)).to.deep.equal(['Remove filter: 2 bedrooms'])
      expect(location.href).to.equal(href)
    })

    it('the map is beside the list again where the visitor left it there', async () => {
      const {list} = await listed()
      link(list, 'Map').click()
      await eventually(() => expect(one(list, '.beside')).to.exist)
      await leave()
      const {list: again} = await listed()
      expect(one(again, '.beside')).to.exist
    })

    it('a filter that a visitor has cleared stays cleared', async () => {
      const list = await searchedList()
      link(list, 'Remove filter: 2 bedrooms').click()
      await eventually(() => expect(chips(list)).to.deep.equal([]))
      await settled(list)
      await leave()
      const {searchQueries} = await listed()
      expect(searchQueries()).to.deep.equal([{lang: 'en'}])
    })

    it('the search stands beside what a router keeps at the entry, as its own', async () => {
      const own = {idx: 3, scroll: [0, 1200]}
      history.replaceState(own, '')
      await searchedList()
      const {'ocp-lists': kept, ...rest} = history.state
      expect(rest).to.deep.equal(own)
      expect(Object.values(kept)).to.deep.equal([{query: '?bedrooms=2&page=3'}])
    })

    for (const own of ['three', [3], new Map([['idx', 3]])]) {
      it(`an entry that holds ${own.constructor.name} and no record stays as it is`, async () => {
        history.replaceState(own, '')
        await searchedList()
        expect(history.state).to.deep.equal(own)
      })
    }

    it('a counter of visits that listens to the history is told of nothing', async () => {
      const told: unknown[] = []
      history.replaceState = state => void told.push(state)
      await searchedList().finally(() => Reflect.deleteProperty(history, 'replaceState'))
      expect(told).to.deep.equal([])
    })

    it('a list with other presets, and another entry of the history, begin anew', async () => {
      await searchedList()
      await leave()
      const {searchQueries} = await listed('purpose="residential-rent"')
      expect(searchQueries()).to.deep.equal([{lang: 'en', purpose: 'residential-rent'}])
      await leave()
      history.pushState(null, '')
      const {searchQueries: ofNew} = await listed()
      expect(ofNew()).to.deep.equal([{lang: 'en'}])
    })

    it('presets that the visitor keeps within are asked for again', async () => {
      await searchedList('purpose="residential-sale" sort="largest"')
      await leave()
      const {searchQueries} = await listed('purpose="residential-sale" sort="largest"')
      expect(searchQueries()).to.deep.equal([
        {lang: 'en', purpose: 'residential-sale', bedrooms: '2', sort: 'largest', page: '3'},
      ])
    })
  })

  describe('place of a home after Back', () => {
    const style = document.createElement('style')
    afterEach(() => {
      style.remove()
      scrollTo({top: 0, behavior: 'instant'})
    })

    const cardOf = (list: HTMLElement) => one(list, '#home-home-7')
    const topOf = (list: HTMLElement) => Math.round(cardOf(list).getBoundingClientRect().top)
    const TALL = 'ocp-property-list { display: block; margin: 1500px 0 3000px }'

    for (const [what, css, scroller] of [
      ['the window', TALL, 'html'],
      ['the window, smoothly', `${TALL} html { scroll-behavior: smooth }`, 'html'],
      ['the body', `${TALL} html, body { height: 100%; overflow: auto }`, 'body'],
      [
        'a box',
        `${TALL} body > div { height: 500px; overflow: auto }`,
        'div:has(> ocp-property-list)',
      ],
    ] as const) {
      it(`the home that was opened is where it was, where ${what} scrolls`, async () => {
        style.textContent = css
        document.head.append(style)
        const {list} = await listed('details-url="/homes/{slug}"')
        const box = document.querySelector(scroller) as HTMLElement
        const distance = topOf(list) - 120
        box.scrollTo({top: box.scrollTop + distance, behavior: 'instant'})
        expect(topOf(list)).to.equal(120)
        list.addEventListener('ocp-select', event => event.preventDefault()) // stays in this document
        cardOf(list).querySelector('a')?.click()
        await leave()
        const {list: again} = await listed('details-url="/homes/{slug}"')
        await eventually(() => expect(topOf(again)).to.equal(120))
      })
    }

    it('the page is not moved for a visitor who has turned to it already', async () => {
      style.textContent = TALL
      document.head.append(style)
      const {list} = await listed()
      scrollTo({top: 1800, behavior: 'instant'})
      list.addEventListener('ocp-select', event => event.preventDefault())
      cardOf(list).querySelector('a')?.click()
      await leave()
      scrollTo({top: 0, behavior: 'instant'})
      const answer = Promise.withResolvers<Answer>()
      fakeSearch(() => answer.promise)
      const again = await mountList('')
      dispatchEvent(new Event('wheel'))
      answer.resolve(answered())
      await eventually(() => expect(cardOf(again)).to.exist)
      await settled(again)
      await drawn()
      expect(scrollY).to.equal(0)
    })
  })
})
