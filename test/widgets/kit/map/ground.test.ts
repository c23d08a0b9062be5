import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import sharp from 'sharp'
import {drawGround} from '#kit/map/ground/drawing.ts'
import type {Size, View} from '#kit/map/mercator.ts'

const SMALL: Size = {width: 600, height: 400}
const LARGE: Size = {width: 3000, height: 2400}

const VIEWS: Record<string, View> = {
  'the office': {center: [25.1855, 55.2725], zoom: 15.4},
  'the Palm': {center: [25.115, 55.14], zoom: 13},
  'the World and the creek': {center: [25.235, 55.25], zoom: 12.2},
  'Al Marjan Island': {center: [25.68, 55.74], zoom: 14},
  'all of Dubai': {center: [25.15, 55.25], zoom: 10},
}

/** The middle of the drawing for a window of this size, as grey pixels. */
async function pixels(view: View, size: Size) {
  const {coast, strips, channels, patterns, ...paths} = drawGround(view, size)
  const lines = Object.values(paths).filter(path => typeof path === 'string')
  const wide = [...strips, ...channels].map(
    ({width, path}) => `<path stroke-width="${width}" d="${path}"/>`,
  )
  const filled = [coast, ...patterns.map(({path}) => path)].map(
    path => `<path fill="#888" d="${path}"/>`,
  )
  const {width, height} = SMALL
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="${-width / 2} ${-height / 2} ${width} ${height}" fill="none" stroke="#000">
    ${[...filled, ...wide, ...lines.map(path => `<path d="${path}"/>`)].join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({background: '#fff'}).greyscale().raw().toBuffer()
}

describe('drawn ground of a map', () => {
  for (const [place, view] of Object.entries(VIEWS)) {
    it(`a map of ${place} looks the same without what is out of sight`, async () => {
      const [small, large] = await Promise.all([pixels(view, SMALL), pixels(view, LARGE)])
      const different = small.filter((value, index) => Math.abs(value - (large[index] ?? 0)) > 16)
      assert.ok(new Set(small).size > 8, 'the map is empty')
      assert.equal(different.length, 0)
    })
  }

  it('a map of the open sea draws nothing of the land', () => {
    const drawn = drawGround({center: [26.4, 54.5], zoom: 13}, SMALL)
    const parts = Object.values(drawn).filter(part => part.length > 0)
    assert.deepEqual(parts, [])
  })

  it('the ground of a map around one home takes at most 8 kB of markup', () => {
    for (const center of [
      [25.1972, 55.2744],
      [25.235, 55.25],
      [25.115, 55.14],
    ] as const) {
      const drawn = drawGround({center: [...center], zoom: 13}, {width: 960, height: 520})
      assert.ok(JSON.stringify(drawn).length < 8_000, `${JSON.stringify(drawn).length} characters`)
    }
  })
})
