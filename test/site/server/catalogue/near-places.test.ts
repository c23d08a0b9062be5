/** Kinds of places that are a walk away, from a grid and by a look at each place. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {bitsOfKinds, type NearbyPlace, nearOf} from '#server/catalogue/homes/near-places.ts'
import {nearKinds} from '#trade/property/home-facts/codes.ts'
import {distanceBetween, driveMinutes, walkMinutes} from '#trade/property/near/travel.ts'
import {assertProperty} from '../../../support/property-based.ts'

/** In the city, far in the north, and on both sides of the 180th meridian. */
const corners: [number, number][] = [
  [25.2, 55.27],
  [69.6, 18.9],
  [-17, 180],
]
const spot = fc
  .tuple(fc.constantFrom(...corners), fc.double({min: -1, max: 1}), fc.double({min: -1, max: 1}))
  .filter(values => !values.slice(1).some(Number.isNaN))
  .map(([[latitude, longitude], up, right]): [number, number] => {
    const east = longitude + right * 0.02
    return [latitude + up * 0.02, east > 180 ? east - 360 : east]
  })
const places: fc.Arbitrary<NearbyPlace[]> = fc.array(
  fc.record({kind: fc.constantFrom(...nearKinds), coordinates: spot}),
  {maxLength: 30},
)

describe('places near homes', () => {
  it('a grid finds the kinds that a look at each place finds', () =>
    assertProperty(
      fc.property(places, spot, (all, home) => {
        const near = all.filter(
          ({coordinates}) => walkMinutes(distanceBetween(home, coordinates)) <= 15,
        )
        const kinds = nearKinds.filter(kind => near.some(place => place.kind === kind))
        assert.equal(nearOf(all)(home), bitsOfKinds(kinds))
      }),
      {once: 300, all: 20_000},
    ))

  it('a kilometre in a straight line is a walk of fifteen minutes, and a metre more is not', () => {
    assert.deepEqual([1_000, 1_001, 0].map(walkMinutes), [15, 16, 0])
    assert.equal(driveMinutes(1_000), 6)
  })

  it('a home without coordinates is near nothing', () => {
    const everywhere: NearbyPlace[] = corners.map(coordinates => ({kind: 'school', coordinates}))
    assert.equal(nearOf(everywhere)([-214.7483648, -214.7483648]), 0)
  })
})
