import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {nearHome, ownPoint} from '#server/catalogue/near/near-home.ts'
import type {NearbyPlaces} from '#server/catalogue/near/nearby-places.ts'
import {nearKinds} from '#trade/property/home-facts/codes.ts'
import {distanceBetween} from '#trade/property/near/travel.ts'
import {assertProperty} from '../../../support/property-based.ts'

/** In and around Dubai, where some are farther than 10 km. */
const point = fc.tuple(
  fc.double({min: 24.9, max: 25.3, noNaN: true}),
  fc.double({min: 55, max: 55.4, noNaN: true}),
)
const place = point.map(coordinates => ({
  coordinates,
  name: {en: `${coordinates}`},
  source: 'https://places.example',
}))
const places = fc.record(
  Object.fromEntries(nearKinds.map(kind => [kind, fc.array(place, {maxLength: 12})])),
) as fc.Arbitrary<NearbyPlaces>

describe('places near a home', () => {
  it('the nearest of each kind within 10 km and a second one within 5 km are near, mosques within 3 km', () =>
    assertProperty(
      fc.property(point, places, (home, places) => {
        const expected = nearKinds.flatMap(kind => {
          const [first = Infinity, second = Infinity] = places[kind]
            .map(({coordinates}) => distanceBetween(home, coordinates))
            .sort((one, other) => one - other)
          const [reach, reachOfSecond] = kind === 'mosque' ? [3_000, 3_000] : [10_000, 5_000]
          if (first > Number(reach)) return []
          return [first, ...(second > Number(reachOfSecond) ? [] : [second])].map(metres => [
            kind,
            Math.round(metres),
          ])
        })
        const found = nearHome(home, places)
        assert.deepEqual(
          found.map(({kind, metres}) => [kind, metres]),
          expected,
        )
        for (const {coordinates, metres} of found) {
          assert.equal(Math.round(distanceBetween(home, coordinates)), metres)
        }
      }),
      {once: 200},
    ))

  it('a place has 15 minutes on foot or fewer exactly where the filter of searches finds it', () =>
    assertProperty(
      fc.property(point, fc.double({min: 0.008, max: 0.01, noNaN: true}), (home, north) => {
        const school = {
          coordinates: [home[0] + north, home[1]] as Coordinates,
          name: {en: 'School'},
          source: '',
        }
        const none = Object.fromEntries(nearKinds.map(kind => [kind, []])) as never as NearbyPlaces
        const [found] = nearHome(home, {...none, school: [school]})
        const isNear = distanceBetween(home, school.coordinates) <= 1_000
        assert.equal(Number(found?.walk_minutes) <= 15, isNear)
      }),
      {once: 200},
    ))

  it('a home that stands at the middle of its neighbourhood has no point of its own', () => {
    assert.equal(ownPoint([25.08, 55.14], [25.08, 55.14]), undefined)
    assert.equal(ownPoint(null, [25.08, 55.14]), undefined)
    assert.deepEqual(ownPoint([25.08, 55.1401], [25.08, 55.14]), [25.08, 55.1401])
    assert.deepEqual(ownPoint([25.08, 55.14], null), [25.08, 55.14])
  })
})
