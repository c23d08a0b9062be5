import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {askingRentsIn} from '#trade/buying-costs/asking-rents.ts'
import {filsOf} from '#trade/buying-costs/fils.ts'
import {lettingResultOf, rentOf, serviceChargeOf, yieldOf} from '#trade/buying-costs/yield.ts'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {harbourPrices} from '../../../support/records/area-prices.ts'

/** A fraction of integers, as school has it. */
type Fraction = readonly [above: bigint, below: bigint]

/** Asserts that a whole number is the nearest one to a fraction, the half away from zero. */
function assertNearest(whole: number, [above, below]: Fraction) {
  const off = 2n * (BigInt(whole) * below - above)
  const isNearest = above < 0n ? off >= -below && off < below : off > -below && off <= below
  assert.ok(isNearest, `${whole} is not ${above}/${below}`)
}

const amounts = fc.integer({min: 0, max: 10_000_000_000_000})
const hundredths = (most: number) => fc.integer({min: 0, max: most * 100}).map(value => value / 100)
const scaled = (number: number) => BigInt(Math.round(number * 10_000))

describe('the yield of a home that is let', () => {
  // https://dubaihome.com/tools/yield-calculator.html: AED 7,500 a month, AED 1,250 of service charges
  // and AED 417 of other costs; 6.00% gross and 4.67% net of AED 1.5 million.
  it('the published example: AED 90,000 of 1.5 million is 6.00% gross and 4.67% net', () => {
    const {rent, left = 0} = lettingResultOf({
      rent: filsOf(90_000),
      vacantWeeks: 0,
      management: 0,
      serviceCharge: filsOf(15_000),
      other: filsOf(5_000),
    })
    assert.equal(yieldOf(rent, filsOf(1_500_000)), 600)
    assert.equal(yieldOf(left, filsOf(1_500_000)), 467)
  })

  it('four weeks without a tenant, management and a service charge are taken off the rent', () => {
    assert.deepEqual(
      lettingResultOf({
        rent: filsOf(104_000),
        vacantWeeks: 4,
        management: 5,
        serviceCharge: serviceChargeOf(filsOf(18.5), 1_000),
        other: 0,
      }),
      {
        rent: filsOf(104_000),
        vacancy: filsOf(8_000),
        management: filsOf(4_800),
        serviceCharge: filsOf(18_500),
        other: 0,
        left: filsOf(72_700),
      },
    )
  })

  it('without a service charge nothing is said of what is left', () => {
    const letting = {rent: filsOf(90_000), vacantWeeks: 4, management: 0, other: 0}
    assert.equal(lettingResultOf(letting).left, undefined)
  })

  it('each part is the nearest fils of its exact fraction, and the parts are the rent', () => {
    assertProperty(
      fc.property(
        fc.record({
          rent: amounts,
          vacantWeeks: hundredths(52),
          management: hundredths(100),
          serviceCharge: amounts,
          other: amounts,
        }),
        letting => {
          const {
            rent,
            vacancy,
            management,
            serviceCharge = 0,
            other,
            left = 0,
          } = lettingResultOf(letting)
          const received = BigInt(rent - vacancy)
          assertNearest(vacancy, [BigInt(rent) * scaled(letting.vacantWeeks), 520_000n])
          assertNearest(management, [received * scaled(letting.management), 1_000_000n])
          assert.equal(left + vacancy + management + serviceCharge + other, rent)
        },
      ),
    )
  })

  it('a yield is the nearest hundredth of a percent, also where there is a loss', () => {
    assertProperty(
      fc.property(
        fc.integer({min: -10_000_000_000_000, max: 10_000_000_000_000}),
        // From a thousand dirhams on.
        fc.integer({min: 100_000, max: 10_000_000_000_000}),
        (income, base) => {
          const share = yieldOf(income, base)
          assertNearest(Math.abs(share), [BigInt(Math.abs(income)) * 10_000n, BigInt(base)])
          assert.ok(share === 0 || share < 0 === income < 0)
        },
      ),
    )
  })

  it('a charge for each square foot is the nearest fils, and an expected rent whole dirhams', () => {
    const areas = hundredths(1_000_000)
    assertProperty(
      fc.property(fc.integer({min: 0, max: 1_000_000}), areas, (perFoot, area) => {
        const exact = [BigInt(perFoot) * scaled(area), 10_000n] as const
        assertNearest(serviceChargeOf(perFoot, area), exact)
        const rent = rentOf(perFoot / 100, area)
        assert.equal(rent % 100, 0)
        assertNearest(rent / 100, [exact[0], 1_000_000n])
      }),
    )
  })
})

describe('the rent that homes like one for sale ask', () => {
  const villa = {purpose: 'residential-sale', property_type: 'villa'} as Parameters<
    typeof askingRentsIn
  >[1]
  const rents: AreaPrices = {
    ...harbourPrices,
    day: '2026-11-30',
    prices: harbourPrices.prices.flatMap(spread => [
      spread,
      {...spread, purpose: 'residential-rent', median: 95, count: 12},
    ]),
  }

  it('it is the median of rents of the same type, with their number and day', () => {
    assert.deepEqual(askingRentsIn(rents, villa), {median: 95, count: 12, day: '2026-11-30'})
  })

  it('sales say nothing of rents, nor do other types, nor is there one for a home to rent', () => {
    const sales = rents.prices.filter(({purpose}) => purpose.endsWith('-sale'))
    assert.equal(askingRentsIn({...rents, prices: sales}, villa), undefined)
    assert.equal(askingRentsIn(rents, {...villa, property_type: 'plot'}), undefined)
    assert.equal(askingRentsIn(rents, {...villa, purpose: 'residential-rent'}), undefined)
    assert.equal(askingRentsIn(undefined, villa), undefined)
  })
})
