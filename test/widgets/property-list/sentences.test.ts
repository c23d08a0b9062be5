/** Searches in words: what a back end understands becomes filters, and the rest is shown. */
import {expect, fixtureCleanup} from '@open-wc/testing'
import type {Property} from '#trade/contract/entities.ts'
import type {FakeRequest} from '../../support/fake-api.ts'
import {
  all,
  chips,
  count,
  describePropertyList,
  drawn,
  enter,
  fakeSearch,
  link,
  listed,
  mountedWithResults,
  mountList,
  names,
  one,
  queryOf,
  select,
  settled,
  words,
} from '../../support/property-list.ts'
import {answered, homes} from '../../support/records/homes.ts'
import {eventually, field, isAccessible} from '../../support/widget-page.ts'

const SENTENCE = '2 bed near the marina under 2m near a school'
const UNDERSTOOD = {place: 'Dubai Marina', bedrooms: '2', max_price: '2000000'}
const REST = 'near a school'
const UNKNOWN = `Remove: Not understood: ${REST}`

/** A back end that understands this sentence in `q` or `place`, and no other words of `q`. */
function understands({query}: FakeRequest) {
  if ([query.get('q'), query.get('place')].includes(SENTENCE)) {
    return answered({total: 7, understood: UNDERSTOOD, rest: REST})
  }
  const rest = query.get('q')
  return rest ? answered({total: 8, understood: {}, rest}) : answered()
}

const CHIPS = [
  'Remove filter: Dubai Marina',
  'Remove filter: 2 bedrooms',
  'Remove filter: Up to AED 2,000,000',
  UNKNOWN,
]

describePropertyList(() => {
  describe('searches in words', () => {
    it('a sentence becomes filters with one search, and what is not understood is shown', async () => {
      const {list, searchQueries} = await listed(`sentence="${SENTENCE}"`, understands)
      expect(searchQueries()).to.deep.equal([{lang: 'en', q: SENTENCE}])
      expect(chips(list)).to.deep.equal(CHIPS)
      expect(count(list)).to.equal('7 properties')
      expect(field(list, 'Location').value).to.equal('Dubai Marina')
      expect(field(list, 'Bedrooms').value).to.equal('2')
      expect(field(list, 'Price to, AED').value).to.equal('2,000,000')
      expect(queryOf(link(list, 'Page 2'))).to.deep.equal({...UNDERSTOOD, q: REST, page: '2'})
      expect(words(all(list, '[role=status]')[1])).to.equal(`Not understood: ${REST}`)
      await isAccessible(list)
    })

    it('each chip removes its filter, and the focus goes to the count', async () => {
      const {list, searchQueries} = await listed(`sentence="${SENTENCE}"`, understands)
      link(list, 'Remove filter: 2 bedrooms').click()
      await eventually(() => expect(chips(list)).to.have.length(3))
      const {bedrooms: _, ...others} = UNDERSTOOD
      const isAsked = (query: Record<string, string>) =>
        eventually(() => expect(searchQueries().at(-1)).to.deep.equal({...query, lang: 'en'}))
      await isAsked({...others, q: REST})
      expect(list.shadowRoot?.activeElement).to.equal(one(list, '[role=status]'))
      await settled(list)
      expect(count(list)).to.equal('8 properties')
      link(list, UNKNOWN).click()
      await eventually(() => expect(chips(list)).to.have.length(2))
      await isAsked(others)
      await settled(list)
      expect(words(all(list, '[role=status]')[1])).to.equal('')
    })

    it('"Clear all" removes what was not understood, too', async () => {
      const {list, searchQueries} = await listed(`sentence="${SENTENCE}"`, understands)
      link(list, 'Clear all').click()
      await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({lang: 'en'}))
      await settled(list)
      expect(chips(list)).to.deep.equal([])
    })

    it('a chip of what is not understood stays while another filter is searched', async () => {
      const {list} = await listed(`sentence="${SENTENCE}"`, understands)
      select(list, 'Purpose', 'residential-sale')
      await drawn()
      expect(chips(list)).to.include(UNKNOWN)
      await settled(list)
      expect(chips(list)).to.include(UNKNOWN)
    })

    it('a sentence typed as a location becomes filters, and other words replace the rest', async () => {
      const {list, searchQueries} = await listed('', understands)
      enter(list, 'Location', SENTENCE)
      await eventually(() => expect(chips(list)).to.deep.equal(CHIPS))
      expect(searchQueries().at(-1)).to.deep.equal({lang: 'en', place: SENTENCE})
      expect(field(list, 'Location').value).to.equal('Dubai Marina')
      enter(list, 'Location', 'Jumeirah')
      await eventually(() => expect(chips(list)).to.include('Remove filter: Jumeirah'))
      const asked = {...UNDERSTOOD, place: 'Jumeirah', lang: 'en'}
      await eventually(() => expect(searchQueries().at(-1)).to.deep.equal(asked))
      await settled(list)
      expect(chips(list)).not.to.include(UNKNOWN)
    })

    it('nothing is called not understood before the answer is there', async () => {
      const asked = Promise.withResolvers<void>()
      fakeSearch(async request => {
        await asked.promise
        return understands(request)
      })
      const list = await mountList(`sentence="${SENTENCE}"`)
      await eventually(() => expect(one(list, '.line')).to.exist)
      await drawn()
      expect(chips(list)).to.deep.equal([])
      const {height} = one(list, '.chips-room').getBoundingClientRect()
      asked.resolve()
      await eventually(() => expect(chips(list)).to.deep.equal(CHIPS))
      expect(one(list, '.chip').offsetHeight).to.be.at.most(height)
      expect(one(list, '.chip').offsetHeight).to.be.at.least(44)
    })

    it('words of which nothing is understood leave the list without filters', async () => {
      const {list} = await listed('sentence="blub"', understands)
      expect(chips(list)).to.deep.equal(['Remove: Not understood: blub'])
      expect(names(list)).to.have.length(12)
    })

    it('a sentence that finds nothing keeps its chips beside the ways out', async () => {
      const {list} = await listed(
        `sentence="${SENTENCE}"`,
        answered({properties: [], total: 0, pages: 0, understood: UNDERSTOOD, rest: REST}),
      )
      expect(chips(list)).to.deep.equal(CHIPS)
      expect(words(one(list, '.notice__title'))).to.equal('No properties match your search')
      expect(words(one(list, '.notice__words'))).not.to.contain(REST)
    })

    it('preset filters win over the sentence, and have no chips', async () => {
      const {list, searchQueries} = await listed(
        `sentence="${SENTENCE}" bedrooms="3" min-area="900"`,
        answered({understood: UNDERSTOOD}),
      )
      expect(chips(list)).to.deep.equal([
        'Remove filter: Dubai Marina',
        'Remove filter: Up to AED 2,000,000',
      ])
      select(list, 'Purpose', 'residential-sale')
      await eventually(() => expect(searchQueries()).to.have.length(2))
      expect(searchQueries().at(-1)).to.deep.equal({
        ...UNDERSTOOD,
        bedrooms: '3',
        min_area: '900',
        purpose: 'residential-sale',
        lang: 'en',
      })
    })

    it('a back end that knows no sentences shows all homes, and that the words did not count', async () => {
      const {list, searchQueries} = await listed(`sentence="${SENTENCE}"`)
      expect(names(list)).to.have.length(12)
      expect(chips(list)).to.deep.equal([`Remove: Not understood: ${SENTENCE}`])
      link(list, `Remove: Not understood: ${SENTENCE}`).click()
      await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({lang: 'en'}))
      await settled(list)
      enter(list, 'Location', 'villa with pool')
      await eventually(() => expect(chips(list)).to.deep.equal(['Remove filter: villa with pool']))
    })

    it('results that the page brings with a sentence are shown with plain filters', async () => {
      const {list, searchQueries} = await mountedWithResults(`?place=${SENTENCE}`, {
        understood: UNDERSTOOD,
        rest: REST,
      })
      expect(chips(list)).to.deep.equal(CHIPS)
      expect(searchQueries()).to.deep.equal([])
    })

    it('without filters a list still shows what was not understood', async () => {
      const {list} = await listed(`sentence="${SENTENCE}" filters="none"`, understands)
      expect(chips(list)).to.deep.equal([UNKNOWN])
    })

    for (const [lang, shown] of [
      ['fr', [/^Retirer le filtre : 2 chambres$/, /^Retirer : Non reconnu : near a school$/]],
      ['ru', [/^Убрать фильтр: 2 спальни$/, /^Убрать: Не распознано: near a school$/]],
      ['ar', [/^إزالة عامل التصفية: غرفتا نوم$/, /^إزالة: غير مفهوم: near a school$/]],
    ] as const) {
      it(`chips are named in the language ${lang}`, async () => {
        fakeSearch(answered({understood: {bedrooms: '2'}, rest: REST}))
        const list = await mountList(`sentence="x"`.replace('x', SENTENCE))
        list.lang = lang
        await eventually(() => expect(chips(list)).to.have.length(2))
        await eventually(() =>
          expect(shown.every((name, at) => name.test(chips(list)[at] ?? ''))).to.equal(
            true,
            `${chips(list)}`,
          ),
        )
      })
    }
  })

  it('a place has the name that homes have in the visitor’s language', async () => {
    const [home] = homes(1)
    const neighborhood = {_id: 'dubai-marina', name: 'Dubai Marina', title: 'دبي مارينا'}
    const properties = [{...home, neighborhood} as Property]
    const {list} = await mountedWithResults('?place=Dubai+Marina', {properties, total: 1})
    expect(chips(list)).to.deep.equal(['Remove filter: دبي مارينا'])
    expect(field(list, 'Location').value).to.equal('Dubai Marina')
  })

  describe('areas of a search', () => {
    const areas = 'min_area=2000&max_area=1000'

    it('areas have chips in the visitor’s units, in the right order', async () => {
      const {list} = await mountedWithResults(`?${areas}`)
      expect(chips(list)).to.deep.equal([
        'Remove filter: From 1,000 sq ft',
        'Remove filter: Up to 2,000 sq ft',
      ])
      list.setAttribute('units', 'sqm')
      await eventually(() =>
        expect(chips(list)).to.deep.equal([
          'Remove filter: From 93 m²',
          'Remove filter: Up to 186 m²',
        ]),
      )
    })

    it('preset areas stay in every search', async () => {
      const {list, searchQueries} = await listed('min-area="1000" max-area="2000"')
      expect(chips(list)).to.deep.equal([])
      expect(searchQueries()).to.deep.equal([{lang: 'en', min_area: '1000', max_area: '2000'}])
    })
  })

  describe('searches in words in the page’s address', () => {
    const initial = location.href
    const goTo = (address: string) => history.pushState(history.state, '', address)
    const PLAIN = '?tab=2&place=Dubai+Marina&max_price=2000000&bedrooms=2&q=near+a+school'
    afterEach(async () => {
      fixtureCleanup() // a list that is still there would follow
      await drawn()
      history.replaceState(null, '', initial)
    })

    it('a sentence in the address is replaced with its filters, and searched once', async () => {
      goTo(`?tab=2&q=${SENTENCE}`)
      const entry = navigation.currentEntry?.key
      const {list, searchQueries} = await listed('query-from="address"', understands)
      expect(location.search).to.equal(PLAIN)
      expect(navigation.currentEntry?.key).to.equal(entry)
      await drawn()
      expect(searchQueries()).to.have.length(1)
      expect(chips(list)).to.deep.equal(CHIPS)
    })

    it('a sentence typed as a location is one step of Back', async () => {
      goTo('?tab=2')
      const {list} = await listed('query-from="address"', understands)
      enter(list, 'Location', SENTENCE)
      await eventually(() => expect(location.search).to.equal(PLAIN))
      history.back()
      await eventually(() => expect(chips(list)).to.deep.equal([]))
      expect(location.search).to.equal('?tab=2')
    })

    it('a preset sentence counts as long as the address has no search', async () => {
      goTo('?tab=2')
      const sentence = `query-from="address" sentence="${SENTENCE}"`
      const {list, searchQueries} = await listed(sentence, understands)
      expect(location.search).to.equal(PLAIN)
      link(list, 'Clear all').click()
      await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({lang: 'en'}))
      await settled(list)
      await drawn()
      expect(location.search).to.equal('?tab=2')
      expect(searchQueries()).to.have.length(2)
      list.remove()
      goTo('?bedrooms=3')
      const again = await listed(sentence, understands)
      expect(chips(again.list)).to.deep.equal(['Remove filter: 3 bedrooms'])
    })
  })
})
