/** Facts of feeds, in the spellings of real life: each is what was meant, or is refused. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Outcome} from '#server/content/feeds/outcome.ts'
import {listed} from '../../support/feeds/listing.ts'
import {cities, days, places, prices, rooms, sizes} from './spellings.ts'

/** The value of a field; null where the listing was refused for one of `fields`. */
function valueIn(outcome: Outcome, ...[name, ...others]: string[]) {
  if (outcome.is === 'property') return outcome.property.values[name ?? ''] ?? null
  assert.equal(outcome.is, 'refused')
  for (const {field} of outcome.reasons) assert.ok([name, ...others].includes(field), field)
  return null
}
const given = (value: unknown) => (value === null ? 'refused' : `${value}`)

describe('facts of feeds as people and programs write them', () => {
  for (const [price, dirhams] of prices)
    it(`the price "${price}" is ${given(dirhams)}`, () => {
      assert.equal(valueIn(listed({price}), 'price'), dirhams)
    })

  for (const [area, unit, squareFeet] of sizes)
    it(`the size "${area}"${unit ? ` with the unit "${unit}"` : ''} is ${given(squareFeet)}`, () => {
      assert.equal(valueIn(listed({area, unit}), 'area_sqft', 'area_unit'), squareFeet)
    })

  for (const [bedrooms, count] of rooms)
    it(`the number of bedrooms "${bedrooms}" is ${given(count)}`, () => {
      assert.equal(valueIn(listed({bedrooms}), 'bedrooms'), count)
    })

  for (const [spelling, day] of days)
    it(`the day "${spelling}" is ${given(day)}`, () => {
      const outcome = listed({permit: '7123', permit_until: spelling})
      assert.equal(valueIn(outcome, 'permit_expiry'), day)
      if (day) assert.equal(valueIn(listed({listed: spelling}), 'listed'), day)
    })

  for (const [coordinates, place] of places)
    it(`the place "${coordinates}" is ${place ?? 'left out, and said'}`, () => {
      const outcome = listed({coordinates})
      assert.deepEqual(valueIn(outcome, 'coordinates'), place)
      assert.equal(outcome.is, 'property')
      const fields = outcome.property.remarks.map(({field}) => field)
      assert.deepEqual(fields, place ? [] : ['coordinates'])
    })

  it('a place of zeros is one that the feed does not know', () => {
    const outcome = listed({coordinates: '0.0,0.0'})
    assert.equal(outcome.is, 'property')
    assert.deepEqual(
      [outcome.property.values.coordinates, outcome.property.remarks],
      [undefined, []],
    )
  })

  for (const [city, emirate] of cities)
    it(`the city "${city}" is in ${emirate ?? 'no emirate'}`, () => {
      assert.equal(valueIn(listed({city}), 'emirate', 'city'), emirate)
    })

  it('a price with a doubt is refused with its listing and what to do', () => {
    assert.deepEqual(listed({price: '2.500'}), {
      ...{is: 'refused', reference: 'X-1'},
      reasons: [
        {
          field: 'price',
          says: 'is "2.500", which is no amount in AED that can be read without doubt. Write it in digits, such as 1250000.',
        },
      ],
    })
  })

  it('a rent of a month may be lower than any price', () => {
    assert.equal(valueIn(listed({purpose: 'rent', price: '450', period: 'day'}), 'price'), 450)
  })

  for (const separator of [',', '|', ';', ' ', '\n', ', '])
    it(`addresses with ${JSON.stringify(separator)} between them are no single one`, () => {
      const photos = `https://a.example/1.jpg${separator}https://a.example/2.jpg`
      const outcome = listed({photos})
      assert.equal(outcome.is, 'refused')
      const [{field, says} = {field: '', says: ''}] = outcome.reasons
      assert.equal(field, 'photos')
      assert.match(says, /^looks like several addresses: .* Set "split": ".*" for photos/s)
      assert.ok(says.includes(JSON.stringify(separator.trim() || separator)), says)
    })

  it('an address may have another one in it', () => {
    const photos = 'https://cdn.example/w_300,h_200/https://a.example/1.jpg?of=https://b.example'
    assert.equal(listed({photos}).is, 'property')
  })
})
