import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {readArea, readBox, writeArea, writeBox} from '#trade/search-query/map-area.ts'
import {assertProperty} from '../../../support/property-based.ts'

const degrees = (most: number) =>
  fc.integer({min: -most * 1e5, max: most * 1e5}).map(number => number / 1e5)
const corner = fc.tuple(degrees(90), degrees(180))

describe('parts of the map in an address', () => {
  it('a drawn area is written as flexible polylines are', () => {
    // The example of the format's own documentation.
    const example = 'BFoz5xJ67i1B1B7PzIhaxL7Y'
    const corners = readArea(example)
    assert.deepEqual(corners?.[3], [50.09878, 8.68752])
    assert.equal(writeArea(corners ?? []), example)
  })

  it('a drawn area reads as it was written, anywhere on the globe', () =>
    assertProperty(
      fc.property(fc.array(corner, {minLength: 3, maxLength: 40}), corners => {
        assert.deepEqual(
          readArea(writeArea(corners)),
          corners.map(each => each.map(Number)),
        )
      }),
    ))

  it('forty corners within an emirate take at most 320 letters', () => {
    const corners = Array.from({length: 40}, (_, at): [number, number] => [
      25 + (at % 2) * 0.3,
      55 + (at % 3) * 0.15,
    ])
    assert.ok(writeArea(corners).length <= 320, writeArea(corners))
  })

  for (const text of [
    '',
    'BF',
    'BFA',
    'CFoz5xJ67i1B1B7PzIhaxL7Y',
    'BFoz5xJ67i1B',
    'BF____',
    'BF!!!!!!',
  ]) {
    it(`"${text}" is no area`, () => assert.equal(readArea(text), undefined))
  }

  it('random text is an area or none, and never an error', () =>
    assertProperty(fc.property(fc.string(), text => void readArea(`BF${text}`))))

  it('a box reads as it was written, rounded outwards', () => {
    const box = {west: 55.1234567, south: 25.1234567, east: 55.2, north: 25.2000001}
    assert.equal(writeBox(box), '55.12345,25.12345,55.2,25.20001')
    assert.deepEqual(readBox('179.5, -18,-179.5,-17'), {
      west: 179.5,
      south: -18,
      east: -179.5,
      north: -17,
    })
  })

  for (const text of [
    '',
    '1,2,3',
    '1,2,3,4,5',
    '0,2,0,1',
    '0,0,181,1',
    '0,-91,0,1',
    'a,0,1,1',
    '1e1,0,11,1',
  ]) {
    it(`"${text}" is no box`, () => assert.equal(readBox(text), undefined))
  }
})
