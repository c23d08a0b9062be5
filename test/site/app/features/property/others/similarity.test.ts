import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import type {Property} from '#trade/contract/entities.ts'
import {mostSimilar} from '../../../../../../site/app/features/property/others/similarity.ts'
import {assertProperty} from '../../../../../support/property-based.ts'

const home = (slug: string, price: number | null, bedrooms: number, more?: Partial<Property>) => ({
  ...{name: slug, slug, main_images: [], purpose: 'residential-sale', property_type: 'apartment'},
  about: {price, total_no_of_rooms: bedrooms},
  builder_community: 'Dubai Marina',
  ...more,
})
const slugs = (homes: Property[]) => homes.map(({slug}) => slug)

describe('similar homes', () => {
  it('similar homes have about the price and bedrooms, those of the same area first', () => {
    const villa = home('villa', 14_200_000, 5)
    assert.deepEqual(
      slugs(
        mostSimilar(villa, [
          villa,
          home('twice-the-price', 31_500_000, 5),
          home('too-small', 14_000_000, 3),
          home('elsewhere', 14_200_000, 5, {builder_community: 'Palm Jumeirah'}),
          home('to-rent', 14_200_000, 5, {purpose: 'residential-rent', price_period: 'year'}),
          home('on-request', null, 5),
          home('a-bedroom-more', 14_200_000, 6),
          home('nearest', 15_000_000, 5),
          home('nearest', 15_000_000, 5),
        ]),
      ),
      ['nearest', 'a-bedroom-more', 'elsewhere'],
    )
  })

  it('rents by the month and by the year are similar when a year costs about the same', () => {
    const rent = (slug: string, price: number, price_period: 'month' | 'year') =>
      home(slug, price, 2, {purpose: 'residential-rent', price_period})
    assert.deepEqual(
      slugs(
        mostSimilar(rent('flat', 10_000, 'month'), [
          rent('same', 125_000, 'year'),
          rent('dearer', 17_500, 'month'),
          rent('cheap', 10_000, 'year'),
        ]),
      ),
      ['same'],
    )
  })

  it('premises without bedrooms are similar only to others of their type', () => {
    const office = home('office', 2_000_000, 0, {
      property_type: 'office',
      about: {price: 2_000_000},
    })
    const shop = {...office, slug: 'shop', property_type: 'shop'}
    const studio = {...office, slug: 'studio', about: {price: 2_000_000, total_no_of_rooms: '0'}}
    assert.deepEqual(slugs(mostSimilar(office, [shop, studio, {...office, slug: 'other'}])), [
      'other',
    ])
  })

  it('no similar home is more than 30 percent or one bedroom away', () => {
    const any = fc.record({price: fc.integer({min: 1, max: 1000}), beds: fc.nat(7)})
    assertProperty(
      fc.property(any, fc.array(any), (one, others) => {
        const found = mostSimilar(
          home('one', one.price, one.beds),
          others.map(({price, beds}, index) => home(`${index}`, price, beds)),
        )
        const isNear = (price: number, beds: number) =>
          Math.abs(price - one.price) <= 0.3 * one.price && Math.abs(beds - one.beds) <= 1
        assert.equal(found.length, others.filter(({price, beds}) => isNear(price, beds)).length)
        for (const {about} of found) {
          assert.ok(isNear(about.price ?? 0, Number(about.total_no_of_rooms)))
        }
      }),
    )
  })
})
