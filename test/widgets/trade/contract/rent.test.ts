/** Converts a rent to a year or a month, from any period that it is advertised for. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {property} from '#trade/contract/entities.ts'
import {type RentPeriod, rentPer} from '#trade/contract/rent.ts'

describe('rents of different periods', () => {
  const rents: [amount: number, from: RentPeriod | undefined, year: number, month: number][] = [
    [120_000, 'year', 120_000, 10_000],
    [10_000, 'month', 120_000, 10_000],
    [2_000, 'week', 104_000, 104_000 / 12],
    [300, 'day', 109_500, 9_125],
    [2_400_000, undefined, 2_400_000, 2_400_000],
  ]
  for (const [amount, from, year, month] of rents) {
    it(`${amount} ${from ? `a ${from}` : 'for a sale'} is compared as ${year} for a year, ${month} for a month`, () => {
      assert.deepEqual([rentPer(amount, from), rentPer(amount, from, 'month')], [year, month])
    })
  }

  const records: [record: object, period: RentPeriod | undefined][] = [
    [{purpose: 'residential-rent'}, 'year'],
    [{purpose: 'residential-rent', price_period: null}, 'year'],
    [{purpose: 'commercial-rent', price_period: 'week'}, 'week'],
    [{purpose: 'residential-rent', price_period: 'quarter'}, undefined],
    [{purpose: 'residential-sale'}, undefined],
    [{price_period: 'month'}, 'month'],
    [{}, undefined],
  ]
  for (const [record, period] of records) {
    it(`a home that says ${JSON.stringify(record)} has ${period ? `its price for a ${period}` : 'a price without a period'}`, () => {
      assert.equal(property.read(record)?.price_period, period)
    })
  }
})
