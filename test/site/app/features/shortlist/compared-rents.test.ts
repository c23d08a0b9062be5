/** Random rents side by side: the comparison says what each is for a year. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import type {Property} from '#trade/contract/entities.ts'
import {assertProperty} from '../../../../support/property-based.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {useSite} from '../../../support/site/use-site.ts'

const A_YEAR = {year: 1, month: 12, week: 52, day: 365}
const periods = Object.keys(A_YEAR) as (keyof typeof A_YEAR)[]

const rent = fc.record({
  price: fc.integer({min: 1, max: 900_000}),
  price_period: fc.constantFrom(...periods),
  area_sqft: fc.integer({min: 100, max: 9_000}),
})
const aed = (amount: number) => `AED ${Math.round(amount).toLocaleString('en')}`

describe('comparison of rents', () => {
  const {site} = useSite()

  /** The cells of these rows, of homes that the API knows. */
  async function compared(homes: Partial<Property>[], ...rows: string[]) {
    site.answers['property-detail'] = query => {
      const slug = query.get('slug')
      const data = {name: slug, slug, main_images: [], ...homes[Number(slug)]}
      return {statusCode: 200, message: 'OK', data}
    }
    const {cells} = await readPage(`${site.url}/compare?properties=${Object.keys(homes)}`)
    const all = new Map(
      cells('.compare__table tbody tr').map(([label = '', ...row]) => [label, row]),
    )
    return rows.map(label => all.get(label)?.map(cell => cell.replaceAll('\u00a0', ' ')))
  }

  it('a rent says what it is for a year, and so does its price per square foot', () =>
    assertProperty(
      fc.asyncProperty(fc.array(rent, {minLength: 2, maxLength: 4}), async rents => {
        const homes = rents.map(({price, ...home}) => ({
          ...{...home, about: {price}, purpose: 'residential-rent'},
        }))
        assert.deepEqual(await compared(homes, 'Price', 'Price per sq ft'), [
          rents.map(({price, price_period}) =>
            price_period === 'year'
              ? `${aed(price)} per year`
              : `${aed(price)} per ${price_period} · ${aed(price * A_YEAR[price_period])} per year`,
          ),
          rents.map(
            ({price, price_period, area_sqft}) =>
              `${aed((price * A_YEAR[price_period]) / area_sqft)} per year`,
          ),
        ])
      }),
      {all: 200},
    ))

  it('the price of a home for sale has no period, and no home needs to say one', async () => {
    const sale = {about: {price: 2_000_000}, area_sqft: 1_000}
    assert.deepEqual(await compared([sale, sale], 'Price', 'Price per sq ft'), [
      ['AED 2,000,000', 'AED 2,000,000'],
      ['AED 2,000', 'AED 2,000'],
    ])
  })
})
