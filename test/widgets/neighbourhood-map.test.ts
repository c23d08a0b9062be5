import {expect} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {drag, eventOptions, frame, middleOf} from '../support/map-gestures.ts'
import {
  button,
  drawingSlowly,
  eventually,
  isAccessible,
  load,
  mount,
  press,
  showsToast,
} from '../support/widget-page.ts'

const places: Record<string, [latitude: number, longitude: number]> = {
  'Jetty Quarter': [25.2, 55.25],
  'Burj Khalifa': [25.1972, 55.2744],
  'Orchard Side': [25.175, 55.29],
  'Far Dunes': [24.9, 55.6],
}

const found = (coordinatesByName = places, name = 'Neighborhoods') => ({
  getNeighborhoodsByCommunity: {
    ...accepted('OK'),
    data: {
      community: {_id: 'c1', name},
      neighborhood: Object.entries(coordinatesByName).map(([place, coordinates]) => ({
        name: place,
        location: {coordinates},
      })),
    },
  },
})

/** The widget in a box of 1000 pixels, without pictures unless tiles are given. */
async function show(attributes = '', tiles = 'none') {
  const box = await mount(`<div style="width: 1000px">
    <ocp-neighbourhood-map tiles="${tiles}" ${attributes}></ocp-neighbourhood-map>
  </div>`)
  return box.querySelector('ocp-neighbourhood-map') as HTMLElement
}

const find = (map: HTMLElement, selector: string) =>
  map.shadowRoot?.querySelector(selector) as HTMLElement
const findAll = (map: HTMLElement, selector: string) => [
  ...(map.shadowRoot?.querySelectorAll(selector) ?? []),
]
const mark = (map: HTMLElement, name: string) => find(map, `[data-name="${name}"]`)

/** Waits until the map can be moved and has marks. */
async function moving(map: HTMLElement) {
  await eventually(() => expect(find(map, '.map__moving .mark')).to.exist)
  // Its effects run in the frame after the one that renders it.
  await frame()
  await frame()
  return find(map, '.map__moving')
}

/** The usual places, once the map can be moved. */
async function shown() {
  fakeApi(found())
  const map = await show()
  return {map, box: await moving(map)}
}

const placeOf = (map: HTMLElement, name: string) => {
  const {left, top} = find(map, `[data-name="${name}"] .mark__target`).getBoundingClientRect()
  return {left, top}
}
/** How far apart two places are on the screen. */
const distance = (map: HTMLElement) =>
  Math.abs(placeOf(map, 'Jetty Quarter').left - placeOf(map, 'Orchard Side').left)

function touch(target: Element, type: string, ...points: [x: number, y: number][]) {
  const {clientX, clientY} = middleOf(target)
  const touches = points.map(
    ([x, y], identifier) =>
      new Touch({identifier, target, clientX: clientX + x, clientY: clientY + y}),
  )
  const event = new TouchEvent(type, {...eventOptions, touches, changedTouches: touches})
  target.dispatchEvent(event)
  return event
}

const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key: name, ...eventOptions}))

describe('Neighbourhood map', () => {
  before(() => load('ocp-neighbourhood-map'))

  it('the neighbourhood map is accessible with marks once it can be moved', async () => {
    fakeApi(found())
    const map = await show()
    await eventually(() => expect(findAll(map, '.mark').length).to.equal(3))
    await moving(map)
    await isAccessible(map)
  })

  it('the map marks the places in view and lists every place of the community', async () => {
    const requests = fakeApi(found(places, 'By the water'))
    const map = await show('community="Waterfront"')
    await eventually(() => expect(findAll(map, '.places__name').length).to.equal(4))
    expect(requests[0]?.query.get('community_name')).to.equal('Waterfront')
    expect(find(map, 'h2').textContent).to.equal('By the water')
    expect(findAll(map, '.mark').map(({textContent}) => textContent)).to.have.members([
      'Jetty Quarter',
      'Burj Khalifa',
      'Orchard Side',
    ])
    for (const link of [mark(map, 'Jetty Quarter'), find(map, '.places__name a')]) {
      expect(link.getAttribute('href')).to.match(/\/neighborhood\/detail\/Jetty%20Quarter$/)
    }
    expect(mark(map, 'Burj Khalifa').classList.contains('mark--tower')).to.equal(true)
  })

  it('the map centres on the default coordinates or the place in the name attribute', async () => {
    fakeApi(found({Office: [25.186535, 55.274849], Other: [25.19, 55.3]}))
    const map = await show()
    await moving(map)
    const {clientX, clientY} = middleOf(find(map, '.map'))
    const office = middleOf(find(map, '[data-name=Office] .mark__target'))
    expect(office.clientX).to.be.closeTo(clientX, 2)
    expect(office.clientY).to.be.closeTo(clientY, 2)
    map.setAttribute('name', 'Other')
    await eventually(() => {
      const other = middleOf(find(map, '[data-name=Other] .mark__target'))
      expect(other.clientX).to.be.closeTo(clientX, 2)
    })
  })

  it('a mouse drag moves the map by the same number of pixels', async () => {
    const {map, box} = await shown()
    const {left, top} = placeOf(map, 'Jetty Quarter')
    const hasMoved = () => {
      const now = placeOf(map, 'Jetty Quarter')
      expect(now.left - left).to.be.closeTo(120, 2)
      expect(now.top - top).to.be.closeTo(-40, 2)
    }
    await drag(find(map, '.map__tiles'), 120, -40, hasMoved)
    expect(box).to.exist
    await eventually(hasMoved)
  })

  it('a drag that ends on a mark does not select its place', async () => {
    const {map} = await shown()
    const chosen: string[] = []
    map.addEventListener('ocp-select', event => {
      event.preventDefault()
      chosen.push((event as CustomEvent).detail.name)
    })
    const target = mark(map, 'Jetty Quarter')
    await drag(target, 60, 0)
    const click = new MouseEvent('click', eventOptions)
    target.dispatchEvent(click)
    expect(click.defaultPrevented).to.equal(true)
    expect(chosen).to.deep.equal([])
  })

  it('an arrow key moves the map, the plus key and large buttons zoom it', async () => {
    const {map, box} = await shown()
    const {left} = placeOf(map, 'Orchard Side')
    key(box, 'ArrowRight')
    await eventually(() => expect(left - placeOf(map, 'Orchard Side').left).to.be.closeTo(96, 3))
    const near = distance(map)
    key(box, '+')
    await eventually(() => expect(distance(map)).to.be.closeTo(near * 2, 8))
    press(map, 'Zoom out')
    await eventually(() => expect(distance(map)).to.be.closeTo(near, 8))
    for (const name of ['Zoom in', 'Zoom out', 'Show all places']) {
      expect(button(map, name).getBoundingClientRect().width).to.be.at.least(44)
    }
    press(map, 'Show all places')
    await eventually(() => expect(mark(map, 'Far Dunes')).to.exist)
  })

  it('a zoom by keyboard completes on a device that renders slowly', async () => {
    const {map, box} = await shown()
    const near = await eventually(() => distance(map))
    await drawingSlowly(async () => {
      key(box, '+')
      await eventually(() => expect(distance(map)).to.be.closeTo(near * 2, 8))
    })
  })

  it('the wheel scrolls the page and shows a hint, and zooms the map with Ctrl', async () => {
    const {map} = await shown()
    const near = distance(map)
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', {deltaY: -150, ctrlKey, ...eventOptions})
      find(map, '.map__tiles').dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(wheel(false)).to.equal(false)
    const hint = find(map, '.pigeon-overlay-warning')
    expect(hint.textContent).to.match(/Hold (ctrl|⌘) and scroll/)
    await eventually(() => expect(Number(hint.style.opacity)).to.be.at.least(1))
    expect(wheel(true)).to.equal(true)
    await eventually(() => expect(distance(map)).to.be.above(near * 1.5))
  })

  it('one finger scrolls the page and shows a hint, and two zoom the map', async () => {
    const {map} = await shown()
    const target = find(map, '.map__tiles')
    const near = distance(map)
    touch(target, 'touchstart', [0, 0])
    expect(touch(target, 'touchmove', [0, 40]).defaultPrevented).to.equal(false)
    const hint = find(map, '.pigeon-overlay-warning')
    await eventually(() => expect(hint.textContent).to.equal('Use two fingers to move the map'))
    touch(target, 'touchend')
    touch(target, 'touchstart', [-40, 0])
    touch(target, 'touchstart', [-40, 0], [40, 0])
    expect(touch(target, 'touchmove', [-80, 0], [80, 0]).defaultPrevented).to.equal(true)
    await eventually(() => expect(distance(map)).to.be.closeTo(near * 2, 8))
    for (let held = 1; held <= 40; held++) {
      await frame()
      expect(distance(map)).to.be.closeTo(near * 2, 8)
    }
    touch(target, 'touchend')
    await frame()
    expect(distance(map)).to.be.closeTo(near * 2, 8)
  })

  it('ocp-select names the chosen place, and cancelling it prevents navigation', async () => {
    const {map} = await shown()
    const events: CustomEvent[] = []
    map.parentElement?.addEventListener('ocp-select', event => {
      event.preventDefault()
      events.push(event as CustomEvent)
    })
    for (const target of [mark(map, 'Jetty Quarter'), find(map, '.places__name a')]) {
      const click = new MouseEvent('click', eventOptions)
      target.dispatchEvent(click)
      expect(click.defaultPrevented).to.equal(true)
    }
    const detail = {name: 'Jetty Quarter', coordinates: places['Jetty Quarter']}
    expect(events.map(event => event.detail)).to.deep.equal([detail, detail])
  })

  it('a marker with info opens a dialog, and Escape closes it and restores the focus', async () => {
    fakeApi({})
    const markers = '[{"name": "Head Office", "coordinates": [25.18, 55.27], "info": true}]'
    const map = await show(`markers='${markers}' list="none"`)
    await moving(map)
    expect(mark(map, 'Head Office').getAttribute('role')).to.equal('button')
    mark(map, 'Head Office').focus()
    key(mark(map, 'Head Office'), 'Enter')
    await eventually(() => expect(find(map, '[role=dialog]')).to.exist)
    expect(find(map, '[role=dialog]').textContent).to.equal('Head Office25.18, 55.27')
    await eventually(() => expect(map.shadowRoot?.activeElement).to.equal(button(map, 'Close')))
    await isAccessible(map)
    key(button(map, 'Close'), 'Escape')
    await eventually(() => expect(find(map, '[role=dialog]')).to.not.exist)
    await eventually(() => expect(map.shadowRoot?.activeElement).to.equal(mark(map, 'Head Office')))
  })

  it('focus on a list link highlights its mark, and focus on a mark its link', async () => {
    const {map} = await shown()
    const links = findAll(map, '.places__name a') as HTMLElement[]
    links[0]?.focus()
    await eventually(() =>
      expect(mark(map, 'Jetty Quarter').classList.contains('mark--pointed')).to.equal(true),
    )
    mark(map, 'Orchard Side').focus()
    await eventually(() => expect(links[2]?.className).to.equal('is-pointed'))
    links[3]?.focus()
    await eventually(() => expect(mark(map, 'Far Dunes')).to.exist)
  })

  it('a mark keeps the focus when the map that moves replaces the drawing', async () => {
    fakeApi(found())
    const box = await mount(`<div style="width: 1000px; padding-top: 4000px">
      <ocp-neighbourhood-map tiles="none" loading="eager"></ocp-neighbourhood-map>
    </div>`)
    const map = box.querySelector('ocp-neighbourhood-map') as HTMLElement
    await eventually(() => expect(mark(map, 'Orchard Side')).to.exist)
    mark(map, 'Orchard Side').focus({preventScroll: true})
    expect(find(map, '.map__moving')).to.equal(null)
    map.scrollIntoView()
    await moving(map)
    expect(map.shadowRoot?.activeElement).to.equal(mark(map, 'Orchard Side'))
  })

  it('the keyboard reaches no mark of the drawing that lies outside of the map', async () => {
    fakeApi(found())
    const box = await mount(`<div style="width: 200px; padding-top: 4000px">
      <ocp-neighbourhood-map tiles="none" loading="eager" zoom="13"></ocp-neighbourhood-map>
    </div>`)
    const map = box.querySelector('ocp-neighbourhood-map') as HTMLElement
    await eventually(() => expect(mark(map, 'Orchard Side')).to.exist)
    const window = find(map, '.map').getBoundingClientRect()
    await eventually(() => {
      for (const each of findAll(map, '.mark')) {
        const {left, right} = (each as SVGElement).getBoundingClientRect()
        const isOutside = right < window.left || left > window.right
        if (isOutside) expect(each.getAttribute('tabindex'), each.outerHTML).to.equal('-1')
      }
      expect(findAll(map, '.mark[tabindex="-1"]')).not.to.deep.equal([])
    })
  })

  it('the map stays drawn without tiles and attribution when tiles fail to load', async () => {
    fakeApi(found())
    const map = await show('', '/nowhere/{z}/{x}/{y}.jpg')
    await moving(map)
    await eventually(() => expect(findAll(map, '.map__tile')).to.be.empty)
    expect(find(map, '.ground__land')).to.exist
    expect(find(map, '.pigeon-attribution')).to.not.exist
  })

  it('a place alone has its name below it, unless an edge of a phone would cut it', async () => {
    const alone = async (name: string) => {
      fakeApi(found({[name]: [25.2, 55.25]}))
      const map = await show(`name="${name}"`)
      await moving(map)
      return findAll(map, '.mark__label').map(label => label.textContent)
    }
    expect(await alone('Jetty Quarter')).to.deep.equal(['Jetty Quarter'])
    expect(await alone('Four-bedroom villa with its own stretch of beach')).to.deep.equal([])
  })

  it('a map without a list says that its places failed, and Try again loads them', async () => {
    const behaviours: Parameters<typeof fakeApi>[0] = {getNeighborhoodsByCommunity: 'breaks'}
    fakeApi(behaviours)
    const map = await show('list="none"')
    await eventually(() =>
      expect(find(map, '.map [role=alert]')?.textContent).to.match(/could not be loaded/),
    )
    Object.assign(behaviours, found())
    press(map, 'Try again')
    await eventually(() => expect(findAll(map, '.mark').length).to.equal(3))
    expect(find(map, '[role=alert]')).to.not.exist
  })

  it('the map shows the attribution of its tiles once they have loaded', async () => {
    fakeApi(found())
    const tile = '/site/content/demo/media/codes/orla-.svg?{z}-{x}-{y}'
    const map = await show('tiles-attribution="Imagery of ours"', tile)
    await moving(map)
    await eventually(() => expect(find(map, '.map__tile--come')).to.exist)
    await eventually(() =>
      expect(find(map, '.pigeon-attribution')?.textContent).to.equal('Imagery of ours'),
    )
    expect(find(map, '.map__tile').getAttribute('src')).to.match(/\?13-\d+-\d+$/)
  })

  it('a failed request shows "Something went wrong!", and Retry loads the places', async () => {
    const behaviours: Parameters<typeof fakeApi>[0] = {getNeighborhoodsByCommunity: 'breaks'}
    fakeApi(behaviours)
    const map = await show()
    await showsToast('Something went wrong!')
    Object.assign(behaviours, found())
    press(map, 'Retry')
    await eventually(() => expect(findAll(map, '.mark').length).to.equal(3))
  })

  it('an offline browser shows "No Internet Connection" and sends no request', async () => {
    const requests = fakeApi(found())
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false})
    after(() => Reflect.deleteProperty(navigator, 'onLine'))
    await show()
    await showsToast('No Internet Connection')
    expect(requests).to.deep.equal([])
    Reflect.deleteProperty(navigator, 'onLine')
  })

  it('an unknown community shows the heading Neighborhoods and an empty list', async () => {
    fakeApi({})
    const map = await show('community="Nowhere"')
    await eventually(() => expect(find(map, 'h2').textContent).to.equal('Neighborhoods'))
    expect(find(map, '.places__list').textContent).to.contain('no neighbourhoods')
    expect(find(map, '.ground__land')).to.exist
  })

  it('places without valid coordinates are left out of the map and its list', async () => {
    const given = {Nameless: undefined, Nowhere: [0, 0], Pole: [90, 0], Sound: [25.19, 55.27]}
    fakeApi(found(given as unknown as typeof places))
    const map = await show()
    await eventually(() => expect(findAll(map, '.places__name').length).to.equal(1))
    expect(mark(map, 'Sound')).to.exist
  })
})
