/** A file of its own, since the map says it once in a visit. */
import {expect} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {eventually, isAccessible, load, mount} from '../support/widget-page.ts'

const TEXT = 'Showing our illustrated map for now.'

async function show() {
  const map = await mount(
    '<ocp-neighbourhood-map tiles="/nowhere/{z}/{x}/{y}.jpg"></ocp-neighbourhood-map>',
  )
  const find = (selector: string) => map.shadowRoot?.querySelector(selector) as HTMLElement
  await eventually(() => expect(find('.map__moving .mark')).to.exist)
  return {map, find, hint: () => find('.map [role=status]').textContent}
}

describe('a map without its pictures', () => {
  before(() => load('ocp-neighbourhood-map'))

  it('says once in a low line that it is a drawing, and the line leaves by itself', async () => {
    const neighborhood = [{name: 'Pier', location: {coordinates: [25.2, 55.25]}}]
    fakeApi({getNeighborhoodsByCommunity: {...accepted('OK'), data: {neighborhood}}})
    const {map, find, hint} = await show()
    await eventually(() => expect(hint()).to.equal(TEXT))
    const boxOf = (selector: string) => find(selector).getBoundingClientRect()
    const line = boxOf('.map-hint')
    expect(line.height).to.equal(28)
    expect(line.bottom).to.be.closeTo(boxOf('.map').bottom, 1)
    for (const part of ['.map__controls', '.map__scale']) {
      expect(boxOf(part).bottom, part).to.be.at.most(line.top)
    }
    for (const animation of find('.map-hint').getAnimations()) animation.finish()
    await eventually(() => expect(hint()).to.equal(''))
    await isAccessible(map)
    const other = await show()
    await eventually(() => expect(other.find('.map__tile')).not.to.exist)
    expect(other.hint()).to.equal('')
  })
})
