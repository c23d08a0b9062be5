import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {tileAddress, tileOrigin, tileSource} from '#kit/map/tile-source.ts'

const ESRI = 'https://server.arcgisonline.com'

describe('map tiles', () => {
  it('map tiles come from Esri with its attribution by default', () => {
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
    it(`map tiles come from ${url} without the attribution of Esri`, () => {
      assert.deepEqual(tileSource(url, ''), {url, attribution: ''})
      assert.deepEqual(tileSource(url, 'Us'), {url, attribution: 'Us'})
    })
  }

  for (const url of ['', 'none', 'ftp://t.example', 'tiles/{z}', 'x https://t.example', 'data:,']) {
    it(`a map has no tiles for the tile URL "${url}"`, () => {
      assert.equal(tileSource(url, 'Us'), null)
      assert.equal(tileOrigin(url), undefined)
    })
  }

  it('tileOrigin returns the origin of a tile URL with its port', () => {
    assert.equal(tileOrigin('https://t.example:8443/a/{z}'), 'https://t.example:8443')
  })

  it('every {x}, {y} and {z} in a tile URL is replaced', () => {
    const source = {url: '/{z}/{x}/{y}.png?x={x}&s={s}', attribution: ''}
    assert.equal(tileAddress(source, 1, 2, 3), '/3/1/2.png?x=1&s={s}')
  })
})
