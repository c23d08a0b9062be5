import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {isPress, outlineOf} from '#kit/map/outline.ts'
import {assertProperty} from '../../../support/property-based.ts'

const point = fc.record({
  x: fc.integer({min: -800, max: 800}),
  y: fc.integer({min: -600, max: 600}),
})

describe('a line that is drawn by hand', () => {
  it('becomes at most 36 corners, which are points of it, from its first to its last', () =>
    assertProperty(
      fc.property(fc.array(point, {minLength: 2, maxLength: 300}), line => {
        const corners = outlineOf(line)
        assert.ok(corners.length <= 36)
        assert.ok(corners.every(corner => line.includes(corner)))
        assert.deepEqual([corners[0], corners.at(-1)], [line[0], line.at(-1)])
      }),
    ))

  it('loses what lies on the way between two corners', () => {
    const line = Array.from({length: 50}, (_, at) => ({x: at * 4, y: at % 2}))
    assert.equal(outlineOf(line).length, 2)
  })

  it('a movement within a few pixels counts as a press', () => {
    assert.equal(
      isPress([
        {x: 1, y: 1},
        {x: 4, y: 5},
      ]),
      true,
    )
    assert.equal(
      isPress([
        {x: 1, y: 1},
        {x: 14, y: 5},
      ]),
      false,
    )
  })
})
