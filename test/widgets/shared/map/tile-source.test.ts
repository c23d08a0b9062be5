import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {tileAddress, tileOrigin, tileSource} from '../../../../widgets/shared/map/tile-source.ts'

const ESRI = 'https://server.arcgisonline.com'

describe('pictures of the ground', () => {
  it('come from Esri, who is named, unless something else is said', () => {
    const source = tileSource(null, '')
    assert.equal(source?.attribution, 'Imagery © Esri, Maxar, Earthstar Geographics')
    const address = source && tileAddress(source, 42, 27, 6)
    assert.equal(address, `${ESRI}/ArcGIS/rest/services/World_Imagery/MapServer/tile/6/27/42`)
    assert.equal(tileSource(null, 'Ours')?.attribution, 'Ours')
    assert.equal(tileOrigin(undefined), ESRI)
  })

  for (const url of [
    'https://t.example/{z}/{x}',
    'http://t.example',
    '//t.example',
    '/tiles/{z}',
  ]) {
    it(`come from ${url}, which names its own makers`, () => {
      assert.deepEqual(tileSource(url, ''), {url, attribution: ''})
      assert.deepEqual(tileSource(url, 'Us'), {url, attribution: 'Us'})
    })
  }

  for (const url of ['', 'none', 'ftp://t.example', 'tiles/{z}', 'x https://t.example', 'data:,']) {
    it(`come from nowhere for "${url}": the drawn ground alone`, () => {
      assert.equal(tileSource(url, 'Us'), null)
      assert.equal(tileOrigin(url), undefined)
    })
  }

  it('are allowed by their origin', () => {
    assert.equal(tileOrigin('https://t.example:8443/a/{z}'), 'https://t.example:8443')
  })

  it('have their place and size in the address, as often as it names them', () => {
    const source = {url: '/{z}/{x}/{y}.png?x={x}&s={s}', attribution: ''}
    assert.equal(tileAddress(source, 1, 2, 3), '/3/1/2.png?x=1&s={s}')
  })
})
