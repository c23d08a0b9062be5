import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {distanceBetween, driveMinutes, walkMinutes} from '#trade/property/near/travel.ts'
import {assertProperty} from '../../../../support/property-based.ts'

const point = fc.tuple(
  fc.double({min: -80, max: 80, noNaN: true}),
  fc.double({min: -170, max: 170, noNaN: true}),
)

describe('minutes to a place', () => {
  it('the distance between two places is that of published examples', () => {
    // https://rosettacode.org/wiki/Haversine_formula, with the radius that it recommends.
    const nashville: Coordinates = [36.12, -86.67]
    const losAngeles: Coordinates = [33.94, -118.4]
    assert.equal((distanceBetween(nashville, losAngeles) / 1_000).toFixed(2), '2886.44')
    // https://www.movable-type.co.uk/scripts/latlong.html
    const landsEnd: Coordinates = [50.066389, -5.714722]
    const johnOGroats: Coordinates = [58.643889, -3.07]
    assert.equal((distanceBetween(landsEnd, johnOGroats) / 1_000).toFixed(1), '968.9')
  })

  it('the distance agrees with the cosine rule on a sphere, in both directions', () =>
    assertProperty(
      fc.property(point, point, (from, to) => {
        const distance = distanceBetween(from, to)
        // The cosine rule is not exact enough for neighbours.
        assert.ok(Math.abs(distance - byCosineRule(from, to)) < 10, `${from} ${to}`)
        assert.ok(Math.abs(distance - distanceBetween(to, from)) < 0.001)
      }),
    ))

  it('a place has no distance from itself', () => {
    assert.equal(distanceBetween([25.1, 55.2], [25.1, 55.2]), 0)
  })

  it('1,000 metres are 15 minutes on foot, and no metre more', () => {
    assert.deepEqual([1, 1_000, 1_000.001, 2_000].map(walkMinutes), [1, 15, 16, 30])
  })

  it('minutes by car begin with three to leave and to park', () => {
    assert.deepEqual([0, 2_500, 2_501, 10_000].map(driveMinutes), [3, 10, 11, 31])
  })
})

function byCosineRule([latitude, longitude]: Coordinates, [north, east]: Coordinates) {
  const [here, there, turn] = [latitude, north, east - longitude].map(
    degrees => (degrees * Math.PI) / 180,
  ) as [number, number, number]
  const cosine =
    Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(turn)
  return 6_371_000 * Math.acos(Math.max(-1, Math.min(1, cosine)))
}
