import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {filsOf, readAed, readPercent} from '#trade/buying-costs/fils.ts'
import {homeValuesOf} from '#trade/buying-costs/home-values.ts'
import {entriesOf, queryOf, valuesIn, valuesOf} from '#trade/buying-costs/query.ts'
import {purchaseIn} from '#trade/buying-costs/reading.ts'
import {assertProperty} from '../../../support/property-based.ts'

describe('an estimate in an address', () => {
  it('amounts are read as people write them', () => {
    for (const text of [
      '1250000',
      '1,250,000',
      '1 250 000',
      '1\u202f250\u202f000',
      'AED 1.250.000',
      '١٢٥٠٠٠٠',
    ]) {
      assert.equal(readAed(text), filsOf(1_250_000), text)
    }
    assert.equal(readAed('4 200,50'), 420_050)
    assert.equal(readAed('4,200.5'), 420_050)
    assert.equal(readPercent('3,99 %'), 3.99)
    for (const text of ['', '-5', '1e9', 'abc', '1.2.3', 'Infinity', '9'.repeat(13)]) {
      assert.equal(readAed(text), null, text)
    }
  })

  it('the address omits default values, and reading it again gives the same estimate', () => {
    const values = {price: '1,500,000', kind: 'villa', buyer: 'resident', 'fee-noc': '1 000'}
    assert.equal(queryOf(values), '?price=1500000&kind=villa&fee-noc=1000')
    assert.deepEqual(entriesOf(valuesOf(queryOf(values))), entriesOf(values))
    assert.equal(queryOf(values, {price: '1,500,000', kind: 'villa'}), '?fee-noc=1000')
  })

  it('a down payment that a form has only assumed is none of the visitor', () => {
    const form = (down: string) =>
      valuesIn([
        ['down', down],
        ['down-assumed', '300,000'],
      ])
    assert.deepEqual(form('300,000'), {})
    assert.deepEqual(form('400,000'), {down: '400,000'})
  })

  it('faults name the field, and the rest is calculated with what is assumed', () => {
    const {purchase, faults} = purchaseIn({
      price: '1000000',
      rate: 'x',
      years: '0',
      down: '2000000',
    })
    assert.deepEqual(Object.keys(faults).sort(), ['down', 'rate', 'years'])
    assert.equal(purchase?.price, filsOf(1_000_000))
    assert.equal(purchase?.rate, undefined)
    assert.equal(purchase?.down, undefined)
  })

  it('whatever an address says, nothing is thrown and no choice is unknown', () => {
    const names = fc.constantFrom(
      'price',
      'kind',
      'stage',
      'buyer',
      'down',
      'rate',
      'years',
      'fee-agency',
      'fee-__proto__',
      '__proto__',
      'lang',
    )
    assertProperty(
      fc.property(fc.array(fc.tuple(names, fc.string())), entries => {
        const values = valuesOf(`?${new URLSearchParams(entries)}`)
        const {purchase} = purchaseIn(values)
        assert.ok(!('lang' in values) && Object.values(values).every(value => value.length <= 40))
        assert.ok(!purchase || ['apartment', 'villa', 'office', 'land'].includes(purchase.kind))
        assert.ok(!purchase || purchase.price > 0)
      }),
    )
  })

  it('a home for sale with a price is a purchase; sold homes and those without are none', () => {
    const home = {
      about: {price: 2_000_000},
      purpose: 'residential-sale',
      emirate: 'Ras Al Khaimah',
      property_type: 'townhouse',
      project: true,
    }
    assert.deepEqual(homeValuesOf(home), {
      mode: 'buy',
      price: '2000000',
      emirate: 'ras-al-khaimah',
      stage: 'off-plan',
      kind: 'villa',
    })
    assert.equal(homeValuesOf({...home, status: 'SOLD'}), undefined)
    assert.equal(homeValuesOf({...home, about: {price: null}}), undefined)
  })

  it('a service charge with many decimals can be read in its field', () => {
    for (const [service_charge, fils] of [
      [16.666666, 1667],
      [14.555, 1456],
      [0.30000000000000004, 30],
    ] as const) {
      const home = {about: {price: 1_000_000}, purpose: 'residential-sale', service_charge}
      assert.equal(readAed(homeValuesOf(home)?.service ?? ''), fils)
    }
  })

  it('a home that says it is ready is, and its service charge and area are those of its yield', () => {
    const home = {
      ...{about: {price: 2_000_000}, purpose: 'residential-sale', emirate: 'Dubai', project: true},
      ...{completion: 'ready' as const, service_charge: 18.5, area_sqft: 1_200},
    }
    assert.deepEqual(homeValuesOf(home), {
      mode: 'buy',
      price: '2000000',
      emirate: 'dubai',
      kind: 'apartment',
      service: '18.5',
      area: '1200',
    })
  })

  it('a home to rent is a tenancy of a year, with what it says of cheques and deposit', () => {
    const home = {
      ...{about: {price: 10_000}, purpose: 'residential-rent', emirate: 'Dubai'},
      ...{property_type: 'villa', price_period: 'month' as const, furnishing: 'furnished' as const},
      ...{cheques: 4, deposit: 9_000},
    }
    assert.deepEqual(homeValuesOf(home), {
      mode: 'rent',
      rent: '120000',
      emirate: 'dubai',
      kind: 'villa',
      furnishing: 'furnished',
      cheques: '4',
      deposit: '9000',
    })
    assert.equal(homeValuesOf({...home, price_period: 'week'}), undefined)
    assert.equal(homeValuesOf({...home, status: 'SOLD'}), undefined)
  })
})
