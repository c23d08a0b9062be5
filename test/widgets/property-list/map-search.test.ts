/** All homes of a search on the map, and searches of a part of it. */
import {expect, fixtureCleanup} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import type {HomeOnMap} from '#trade/contract/entities.ts'
import {readBox} from '#trade/search-query/map-area.ts'
import {type FakeRequest, fakeApi} from '../../support/fake-api.ts'
import {drag} from '../../support/map-gestures.ts'
import {
  all,
  chips,
  describePropertyList,
  link,
  mountList,
  names,
  one,
  words,
} from '../../support/property-list.ts'
import {
  answered,
  marinaLoft,
  type SearchAnswer,
  typesAnswered,
} from '../../support/records/homes.ts'
import {eventually, press} from '../../support/widget-page.ts'

const here: HomeOnMap = {
  slug: 'marina-loft',
  coordinates: [25.08, 55.14],
  price: 1_250_000,
  name: 'Marina Loft',
}
const there: HomeOnMap = {
  slug: 'far',
  coordinates: [25.3, 55.5],
  price: 46_000,
  price_period: 'year',
}
const onMap = (homes: HomeOnMap[], more?: boolean): Answer => ({
  statusCode: 200,
  message: '',
  data: {homes, ...(more && {more})},
})
const onePage = answered({
  properties: [marinaLoft] as SearchAnswer['properties'],
  total: 2,
  pages: 1,
})

interface Faked {
  homes?: Answer | ((request: FakeRequest) => Answer)
  search?: Answer | ((request: FakeRequest) => Answer)
}

/** A list with its map, once that can be moved. */
async function mapped(
  attributes = '',
  {homes = onMap([here, there]), search = onePage}: Faked = {},
) {
  const requests = fakeApi({
    'search-properties': search,
    getHomesOnMap: homes,
    getPropertyTypes: typesAnswered,
  })
  const list = await mountList(`view="map" ${attributes}`)
  await eventually(() => expect(all(list, '.map__controls')).not.to.be.empty)
  const queries = (call: string) =>
    requests
      .filter(({path}) => path.endsWith(call))
      .map(({query}) => {
        const {lang: _lang, ...given} = Object.fromEntries(query)
        return given
      })
  return {list, searches: () => queries('search-properties'), queries}
}

const buttons = (list: HTMLElement) => all(list, 'button').map(words)
const pressKey = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
const labels = (list: HTMLElement) =>
  all<SVGElement>(list, '.pin').map(pin => pin.getAttribute('aria-label'))
const move = (list: HTMLElement) => pressKey(one(list, '.map__moving'), 'ArrowLeft')
const latest = <T>(values: T[]) => values.at(-1)

describePropertyList(() => {
  describe('all homes of a search on the map', () => {
    it('the map shows homes that are on no page of the list, with short prices', async () => {
      const {list} = await mapped()
      await eventually(() => expect(labels(list)).to.have.length(2))
      expect(labels(list)).to.deep.equal([
        'AED 46,000 per year, 46K',
        'Marina Loft, AED 1,250,000, 1.25M',
      ])
      expect(all(list, '.pin__label').map(words)).to.deep.equal(['46K', '1.25M'])
      expect(names(list)).to.deep.equal(['Marina Loft'])
    })

    it('the map is asked for with the filters of the search, without its page and order', async () => {
      const {queries} = await mapped('purpose="residential-sale" sort="largest"')
      expect(queries('getHomesOnMap')).to.deep.equal([{purpose: 'residential-sale'}])
    })

    it('a back end without the call has the homes of the page on the map, and no search there', async () => {
      const {list} = await mapped('', {homes: {statusCode: 404, message: 'unknown'}})
      await eventually(() =>
        expect(labels(list)).to.deep.equal(['Marina Loft, AED 1,250,000, 1.25M']),
      )
      move(list)
      await eventually(() => expect(all(list, '.tools, .map-notice')).to.be.empty)
    })

    it('so does one that answers every call with nothing', async () => {
      const {list} = await mapped('', {homes: {statusCode: 200, message: 'OK'}})
      await eventually(() => expect(labels(list)).to.have.length(1))
      await eventually(() => expect(all(list, '.tools, .map-notice')).to.be.empty)
    })

    it('after a failure the homes of the page are on the map, and Try again fetches all', async () => {
      let isDown = true
      const {list} = await mapped('', {
        homes: () => (isDown ? {statusCode: 500, message: 'down'} : onMap([here, there])),
      })
      await eventually(() => expect(words(one(list, '.map-notice'))).to.contain('this page only'))
      expect(labels(list)).to.have.length(1)
      isDown = false
      press(list, 'Try again')
      await eventually(() => expect(labels(list)).to.have.length(2))
    })

    it('a filter that the server refuses is dropped on the map as in the list', async () => {
      const refused = {statusCode: 422, message: 'no', errors: {bbox: 'bbox must be …'}}
      const {list} = await mapped('bbox="nowhere"', {
        search: ({query}) => (query.has('bbox') ? refused : onePage),
        homes: ({query}) => (query.has('bbox') ? refused : onMap([here, there])),
      })
      await eventually(() => expect(labels(list)).to.have.length(2))
      expect(all(list, '.map-notice')).to.be.empty
    })

    it('a limit on the number of homes is stated on the map', async () => {
      const {list} = await mapped('', {homes: onMap([here, there], true)})
      await eventually(() =>
        expect(words(one(list, '.tools__more'))).to.contain('the newest 2 homes'),
      )
    })

    it('a cluster counts its homes, and parts when it is pressed', async () => {
      const near = {...there, slug: 'near', coordinates: [25.31, 55.51] as HomeOnMap['coordinates']}
      const {list} = await mapped('', {homes: onMap([here, there, near])})
      await eventually(() => expect(labels(list)).to.include('2 homes here'))
      one(list, '.pin--many').click()
      await eventually(() => expect(all(list, '.pin[data-home]')).to.have.length(2))
      expect(labels(list)).not.to.include('2 homes here')
    })

    it('homes of one place, which cannot part, are listed', async () => {
      const twins = ['a', 'b', 'c'].map(slug => ({...there, slug}))
      const {list, searches} = await mapped('', {homes: onMap([here, ...twins])})
      await eventually(() => expect(labels(list)).to.include('3 homes here'))
      one(list, '.pin--many').click()
      await eventually(() => expect(latest(searches())?.bbox).to.be.a('string'))
      const box = readBox(latest(searches())?.bbox ?? '')
      expect(box?.west).to.be.closeTo(55.5, 0.0002)
      expect(box?.north).to.be.closeTo(25.3, 0.0002)
    })
  })

  describe('searching a part of the map', () => {
    it('Search this area appears after a move, and searches what is seen', async () => {
      const {list, searches, queries} = await mapped()
      await eventually(() => expect(labels(list)).to.have.length(2))
      expect(buttons(list)).not.to.include('Search this area')
      move(list)
      await eventually(() => expect(buttons(list)).to.include('Search this area'))
      press(list, 'Search this area')
      await eventually(() => expect(latest(searches())?.bbox).to.be.a('string'))
      const {bbox = ''} = latest(searches()) ?? {}
      const box = readBox(bbox)
      expect(box && box.west < 55.14 && box.south < 25.08 && box.north > 25.3).to.equal(true)
      await eventually(() => expect(latest(queries('getHomesOnMap'))).to.deep.equal({bbox}))
      expect(chips(list)).to.deep.equal(['Remove filter: Map area'])
      await eventually(() => expect(buttons(list)).not.to.include('Search this area'))
    })

    it('after Back the map is where the visitor had moved it', async () => {
      const placeOf = (list: HTMLElement) => {
        const [pin] = all(list, '[data-home=marina-loft]')
        const {left = 0, top = 0} = pin?.getBoundingClientRect() ?? {}
        const map = one(list, '.map__moving').getBoundingClientRect()
        return [Math.round(left - map.left), Math.round(top - map.top)]
      }
      const {list} = await mapped()
      await eventually(() => expect(labels(list)).to.have.length(2))
      const before = placeOf(list)
      move(list)
      await eventually(() => expect(Object.values(history.state['ocp-lists'])).to.have.length(1))
      const moved = placeOf(list)
      expect(moved).not.to.deep.equal(before)
      fixtureCleanup()
      const {list: again} = await mapped()
      await eventually(() => expect(labels(again)).to.have.length(2))
      await eventually(() => expect(placeOf(again)).to.deep.equal(moved))
      expect(buttons(again)).to.include('Search this area')
    })

    it('the buttons of the search are above the map, and cover no pin', async () => {
      const {list} = await mapped()
      await eventually(() => expect(labels(list)).to.have.length(2))
      move(list)
      await eventually(() => expect(buttons(list)).to.include('Search this area'))
      const boxOf = (selector: string) => one(list, selector).getBoundingClientRect()
      const window = boxOf('.map__moving > div')
      expect(window.top).to.equal(boxOf('.tools').bottom)
      expect(window.bottom).to.equal(boxOf('.map').bottom)
    })

    it('all homes are below the buttons at first', async () => {
      const {list} = await mapped()
      await eventually(() => expect(labels(list)).to.have.length(2))
      await eventually(() => {
        const {bottom} = one(list, '.tools').getBoundingClientRect()
        for (const pin of all(list, '.pin')) {
          expect(pin.getBoundingClientRect().top).to.be.above(bottom)
        }
      })
    })

    it('a drag that pauses before it ends is a move like others', async () => {
      const {list} = await mapped()
      await eventually(() => expect(labels(list)).to.have.length(2))
      await drag(one(list, '.map__tiles'), 90, 30)
      await eventually(() => expect(buttons(list)).to.include('Search this area'))
    })

    it('the chip Map area takes the part of the map back', async () => {
      const {list, searches} = await mapped('query-from="address"')
      await eventually(() => expect(labels(list)).to.have.length(2))
      move(list)
      await eventually(() => expect(buttons(list)).to.include('Search this area'))
      press(list, 'Search this area')
      await eventually(() => expect(location.search).to.contain('bbox='))
      all<HTMLAnchorElement>(list, '.chip')[0]?.click()
      await eventually(() => expect(latest(searches())).to.deep.equal({}))
      expect(location.search).not.to.contain('bbox=')
    })

    it('where a part of the map has no homes, the map stays with what helps', async () => {
      const {list} = await mapped('', {
        search: ({query}) =>
          query.has('bbox') ? answered({properties: [], total: 0, pages: 0}) : onePage,
        homes: ({query}) => onMap(query.has('bbox') ? [] : [here, there]),
      })
      // The map turns to its homes when they come.
      await eventually(() => expect(labels(list)).to.have.length(2))
      move(list)
      await eventually(() => expect(buttons(list)).to.include('Search this area'))
      press(list, 'Search this area')
      await eventually(() => expect(words(one(list, '.notice'))).to.contain('No properties match'))
      expect(all(list, '.map__moving')).not.to.be.empty
      expect(link(list, 'Clear all filters') ?? link(list, 'Search without “Map area”')).to.exist
    })

    it('a preset part of the map has no chip, and offers no other', async () => {
      const {list, searches} = await mapped('bbox="55,25,55.6,25.4"')
      expect(searches()).to.deep.equal([{bbox: '55,25,55.6,25.4'}])
      move(list)
      await eventually(() => expect(buttons(list)).to.include('Draw an area'))
      expect(buttons(list)).not.to.include('Search this area')
      expect(chips(list)).to.be.empty
    })
  })

  describe('list and map together', () => {
    it('a card that is pointed at marks its pin, and a focused pin its card', async () => {
      const {list} = await mapped()
      await eventually(() => expect(labels(list)).to.have.length(2))
      one(list, '.cards > li').dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))
      expect(one(list, '.pin[data-pointed]').dataset.home).to.equal('marina-loft')
      one(list, '.pin[data-home=marina-loft]').focus()
      expect(all(list, '.pin[data-pointed]')).to.be.empty
      expect(one(list, '.cards > li[data-pointed]').id).to.equal('home-marina-loft')
    })
  })
})
