import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {furnished} from '#trade/buying-costs/choices.ts'
import {filsOf} from '#trade/buying-costs/fils.ts'
import {tenancyIn} from '#trade/buying-costs/reading.ts'
import {
  firstCheque,
  laterCheque,
  type Tenancy,
  tenancyEstimateOf,
} from '#trade/buying-costs/tenancy.ts'
import type {RentingCosts} from '#trade/contract/entities.ts'
import {rentingCosts} from '#trade/contract/renting-costs.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {inEnglish} from '../../../support/records/in-english.ts'

const demo = JSON.parse(readFileSync('site/content/demo/renting-costs.json', 'utf8'))
const dubai = rentingCosts.read(inEnglish(demo.dubai)) as RentingCosts

const tenancy = (more: Partial<Tenancy> = {}): Tenancy => ({
  rent: filsOf(100_000),
  kind: 'apartment',
  furnishing: 'unfurnished',
  cheques: 4,
  own: {},
  ...more,
})
const amountOf = (id: string, more: Partial<Tenancy> = {}) =>
  tenancyEstimateOf(dubai, tenancy(more)).lines.find(({fee}) => fee.id === id)?.amount

describe('the costs of a tenancy', () => {
  it('a flat for AED 100,000 in four cheques needs 37,600 to move in, of which 7,000 come back', () => {
    const {toMoveIn, deposits, fees, bills, year} = tenancyEstimateOf(dubai, tenancy())
    assert.equal(deposits, filsOf(5_000 + 2_000))
    assert.equal(fees, filsOf(5_250 + 220 + 130))
    assert.equal(toMoveIn, filsOf(25_000 + 7_000 + 5_600))
    assert.equal(bills, filsOf(5_000))
    assert.equal(year, filsOf(100_000 + 5_600 + 5_000))
  })

  it('furnished homes and villas have deposits of their own', () => {
    assert.equal(amountOf('deposit-furnished', {furnishing: 'furnished'}), filsOf(10_000))
    assert.equal(amountOf('deposit', {furnishing: 'furnished'}), undefined)
    assert.equal(amountOf('utilities-deposit-villa', {kind: 'villa'}), filsOf(4_000))
    assert.equal(amountOf('utilities-deposit', {kind: 'villa'}), undefined)
  })

  it('a deposit that a home states counts instead of the usual one, and the visitor’s before both', () => {
    assert.equal(amountOf('deposit', {deposit: filsOf(8_000)}), filsOf(8_000))
    assert.equal(
      amountOf('deposit-part-furnished', {furnishing: 'part-furnished', deposit: filsOf(8_000)}),
      filsOf(8_000),
    )
    const own = {deposit: filsOf(9_000)}
    assert.equal(amountOf('deposit', {deposit: filsOf(8_000), own}), filsOf(9_000))
  })

  it('lines that are not known are counted, and left out of every sum', () => {
    const before = tenancyEstimateOf(dubai, tenancy())
    const after = tenancyEstimateOf(dubai, tenancy({own: {'cooling-deposit': filsOf(1_000)}}))
    assert.equal(before.unknown - after.unknown, 1)
    assert.equal(after.toMoveIn - before.toMoveIn, filsOf(1_000))
    assert.equal(after.year, before.year)
  })

  it('all cheques together are the rent, and no two differ by more than a fils for each cheque', () => {
    assertProperty(
      fc.property(
        fc.integer({min: 0, max: 10_000_000_000_000}),
        fc.integer({min: 1, max: 12}),
        (rent, cheques) => {
          const first = firstCheque(rent, cheques)
          const later = laterCheque(rent, cheques)
          assert.equal(BigInt(first) + BigInt(cheques - 1) * BigInt(later), BigInt(rent))
          assert.ok(first >= later && first - later < cheques)
        },
      ),
    )
  })

  it('whatever is rented, what is paid is the sum of the lines, deposits come back and nothing else', () => {
    assertProperty(
      fc.property(
        fc.record({
          rent: fc.integer({min: 1, max: 10_000_000_000_000}),
          kind: fc.constantFrom('apartment' as const, 'villa' as const, 'office' as const),
          furnishing: fc.constantFrom(...furnished),
          cheques: fc.integer({min: 1, max: 12}),
        }),
        asked => {
          const {rent, lines, toMoveIn, deposits, year} = tenancyEstimateOf(dubai, tenancy(asked))
          const rest = rent - firstCheque(rent, asked.cheques)
          const paid = lines.reduce((all, {amount}) => all + BigInt(amount ?? 0), 0n)
          const over = lines.filter(({fee}) => fee.paid_when === 'over-year')
          const bills = over.reduce((all, {amount}) => all + BigInt(amount ?? 0), 0n)
          assert.equal(BigInt(toMoveIn) + BigInt(rest) + bills, BigInt(rent) + paid)
          assert.equal(BigInt(year) + BigInt(deposits), BigInt(rent) + paid)
        },
      ),
    )
  })

  it('without a rent there is no estimate, and a number of cheques that cannot be is one', () => {
    assert.equal(tenancyIn({mode: 'rent'}).tenancy, null)
    assert.equal(tenancyIn({rent: '100,000', cheques: '99'}).tenancy?.cheques, 1)
    assert.equal(tenancyIn({rent: '100,000', cheques: '4'}).tenancy?.cheques, 4)
    assert.deepEqual(Object.keys(tenancyIn({rent: 'much'}).faults), ['rent'])
  })
})
