/** An area of the map that a visitor draws, by pointer and by keyboard. */
import {expect, nextFrame} from '@open-wc/testing'
import {readArea} from '#trade/search-query/map-area.ts'
import {fakeApi} from '../../support/fake-api.ts'
import {
  all,
  chips,
  describePropertyList,
  mountList,
  one,
  words,
} from '../../support/property-list.ts'
import {answered, homes, typesAnswered} from '../../support/records/homes.ts'
import {eventually, isAccessible, press} from '../../support/widget-page.ts'

const onMap = homes(3).map(({slug, name, location, about}) => ({
  slug,
  name,
  coordinates: location?.coordinates,
  price: about.price,
}))

/** A list with its map, whose drawing has begun. */
async function drawing(attributes = '') {
  const requests = fakeApi({
    'search-properties': answered(),
    getHomesOnMap: {statusCode: 200, message: '', data: {homes: onMap}},
    getPropertyTypes: typesAnswered,
  })
  const list = await mountList(`view="map" ${attributes}`)
  await eventually(() => expect(all(list, '.map__controls')).not.to.be.empty)
  await eventually(() => expect(buttons(list)).to.include('Draw an area'))
  press(list, 'Draw an area')
  await eventually(() => expect(one(list, '.draw__surface')).to.exist)
  const area = () =>
    requests.findLast(({path}) => path.endsWith('search-properties'))?.query.get('area')
  return {list, area}
}

const buttons = (list: HTMLElement) => all(list, 'button').map(words)
const keys = async (list: HTMLElement, ...pressed: string[]) => {
  for (const key of pressed) {
    one(list, '.draw__surface').dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}),
    )
    await nextFrame()
  }
}
const times = (count: number, key: string) => Array.from({length: count}, () => key)

function pointer(list: HTMLElement, type: string, x: number, y: number) {
  const surface = one(list, '.draw__surface')
  // No real pointer is down here.
  surface.setPointerCapture = () => {}
  const {left, top} = surface.getBoundingClientRect()
  surface.dispatchEvent(
    new PointerEvent(type, {
      clientX: left + x,
      clientY: top + y,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      bubbles: true,
    }),
  )
}
const pressAt = (list: HTMLElement, x: number, y: number) => {
  pointer(list, 'pointerdown', x, y)
  pointer(list, 'pointerup', x, y)
}
/** Three corners, each once the one before is there. */
async function triangle(list: HTMLElement) {
  const corners = [
    [60, 60],
    [200, 70],
    [120, 180],
  ] as const
  for (const [at, [x, y]] of corners.entries()) {
    pressAt(list, x, y)
    await eventually(() => expect(all(list, '.draw__corner')).to.have.length(at + 1))
  }
}

describePropertyList(() => {
  describe('drawing an area', () => {
    it('the drawing is accessible', async () => {
      await isAccessible((await drawing()).list)
    })

    it('arrow keys and Enter set corners, and Enter at the last one searches the area', async () => {
      const {list, area} = await drawing()
      await keys(list, ...times(4, 'ArrowLeft'), 'Enter', ...times(8, 'ArrowRight'), 'Enter')
      await keys(list, ...times(5, 'ArrowDown'), 'Enter')
      await eventually(() => expect(words(one(list, '.draw [role=status]'))).to.equal('3 corners'))
      await keys(list, 'Enter')
      await eventually(() => expect(area()).to.be.a('string'))
      const corners = readArea(area() ?? '') ?? []
      expect(corners).to.have.length(3)
      const [first, second, third] = corners as [number, number][]
      expect(first?.[0]).to.be.closeTo(second?.[0] ?? 0, 0.0001)
      expect(first?.[1]).to.be.below(second?.[1] ?? 0)
      expect(third?.[0]).to.be.below(second?.[0] ?? 0)
      expect(chips(list)).to.deep.equal(['Remove filter: Drawn area'])
      expect(all(list, '.draw')).to.be.empty
    })

    it('Backspace takes a corner back, and Escape cancels', async () => {
      const {list, area} = await drawing()
      await keys(list, 'Enter', ...times(3, 'ArrowUp'), 'Enter', 'Backspace')
      await eventually(() => expect(words(one(list, '.draw [role=status]'))).to.equal('1 corner'))
      await keys(list, 'Escape')
      await eventually(() => expect(all(list, '.draw')).to.be.empty)
      expect(area()).to.equal(null)
      expect(list.shadowRoot?.activeElement?.className).to.contain('map__moving')
    })

    it('Finish with less than three corners says what an area needs', async () => {
      const {list} = await drawing()
      press(list, 'Finish')
      await eventually(() =>
        expect(words(one(list, '.draw [role=status]'))).to.contain('three corners'),
      )
      expect(one(list, '.draw')).to.exist
    })

    it('a line around homes is an area of few corners', async () => {
      const {list, area} = await drawing()
      pointer(list, 'pointerdown', 50, 150)
      for (let at = 0; at <= 200; at++) {
        const angle = (at / 200) * 2 * Math.PI
        pointer(list, 'pointermove', 150 - 100 * Math.cos(angle), 150 - 100 * Math.sin(angle))
      }
      pointer(list, 'pointerup', 50, 150)
      await eventually(() => expect(area()).to.be.a('string'))
      expect(readArea(area() ?? '')?.length).to.be.within(8, 36)
    })

    it('presses set corners; one at the first corner closes the area', async () => {
      const {list, area} = await drawing()
      await triangle(list)
      pressAt(list, 62, 61)
      await eventually(() => expect(readArea(area() ?? '')).to.have.length(3))
    })

    it('Clear area takes a drawn area back', async () => {
      const {list, area} = await drawing('query-from="address"')
      await triangle(list)
      press(list, 'Finish')
      await eventually(() => expect(location.search).to.contain('area='))
      await eventually(() => expect(all(list, '.area')).to.have.length(1))
      press(list, 'Clear area')
      await eventually(() => expect(area()).to.equal(null))
      expect(location.search).not.to.contain('area=')
    })
  })
})
