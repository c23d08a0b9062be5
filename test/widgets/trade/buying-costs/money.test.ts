import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {estimateOf} from '#trade/buying-costs/estimate.ts'
import {filsOf, shareOf, wholeShareOf} from '#trade/buying-costs/fils.ts'
import {instalmentOf, scheduleOf, sum, yearly} from '#trade/buying-costs/loan.ts'
import type {Purchase} from '#trade/buying-costs/purchase.ts'
import {buyingCosts} from '#trade/contract/buying-costs.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {inEnglish} from '../../../support/records/in-english.ts'

const demo = JSON.parse(readFileSync('site/content/demo/buying-costs.json', 'utf8'))
const rulesOf = (name: string) => buyingCosts.read(inEnglish(demo[name])) as BuyingCosts
const dubai = rulesOf('dubai')

const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  price: filsOf(1_500_000),
  stage: 'ready',
  kind: 'apartment',
  buyer: 'resident',
  home: 'first',
  payment: 'cash',
  own: {},
  ...more,
})
const lineIn = (estimate: ReturnType<typeof estimateOf>, id: string) =>
  estimate.lines.find(({fee}) => fee.id === id)?.amount

/** Up to AED 100 billion. */
const amounts = fc.integer({min: 0, max: 10_000_000_000_000})
/** To the second decimal, as banks say it. */
const rates = fc.integer({min: 0, max: 3_000}).map(hundredths => hundredths / 100)
const terms = fc.integer({min: 1, max: 50 * 12})

describe('money of a purchase', () => {
  it('the published example: AED 1.5 million, ready, is 64,200 for department and trustee', () => {
    const estimate = estimateOf(dubai, purchase())
    const transfer = lineIn(estimate, 'transfer')
    const trustee = lineIn(estimate, 'trustee')
    assert.equal(transfer, filsOf(60_000))
    assert.equal((transfer ?? 0) + (trustee ?? 0), filsOf(64_200))
  })

  it('a share is the nearest fils of the exact fraction, the half upwards', () => {
    assertProperty(
      fc.property(amounts, fc.integer({min: 0, max: 1_000_000}), (fils, millionths) => {
        const share = BigInt(shareOf(fils, millionths / 10_000))
        // Twice the distance from the exact fraction, in millionths of a fils.
        const off = 2n * (share * 1_000_000n - BigInt(fils) * BigInt(millionths))
        assert.ok(off > -1_000_000n && off <= 1_000_000n, `${share} ${off}`)
      }),
    )
  })

  it('a limit in whole dirhams is never above its share, and less than a dirham below', () => {
    assertProperty(
      fc.property(amounts, fc.integer({min: 0, max: 100}), (fils, percent) => {
        const most = wholeShareOf(fils, percent)
        const above = BigInt(fils) * BigInt(percent) - BigInt(most) * 100n
        assert.ok(most % 100 === 0 && above >= 0n && above < 10_000n)
      }),
    )
  })

  it('the principal of all payments is the loan, to the fils, and each is what the balance loses', () => {
    assertProperty(
      fc.property(amounts, rates, terms, (loan, rate, months) => {
        const payments = scheduleOf(loan, rate, months)
        assert.equal(payments.length, months)
        assert.equal(sum(payments, 'principal'), loan)
        assert.equal(payments.at(-1)?.balance, 0)
        let balance = loan
        for (const payment of payments) {
          assert.ok(payment.principal >= 0 && payment.interest >= 0)
          balance -= payment.principal
          assert.equal(payment.balance, balance)
        }
      }),
      {all: 200},
    )
  })

  it('all instalments but the last are equal, and that one differs by no more than rounding left', () => {
    assertProperty(
      fc.property(
        fc.integer({min: 1_000_000, max: 10_000_000_000}),
        rates,
        terms,
        (loan, rate, months) => {
          const instalment = instalmentOf(loan, rate, months)
          const payments = scheduleOf(loan, rate, months)
          const paid = payments.map(({interest, principal}) => interest + principal)
          for (const one of paid.slice(0, -1)) assert.ok(one === instalment || one < instalment)
          assert.ok(
            Math.abs(paid.reduce((a, b) => a + b, 0) - instalment * months) <= growth(rate, months),
          )
        },
      ),
      {all: 200},
    )
  })

  it('the instalment is the nearest fils to the one that a plain simulation in fractions ends with', () => {
    assertProperty(
      fc.property(amounts, rates, fc.integer({min: 1, max: 360}), (loan, rate, months) => {
        const instalment = BigInt(instalmentOf(loan, rate, months)) * 2n
        // Half a fils less leaves something to pay, or nothing; half a fils more leaves nothing.
        assert.ok(leftAfter(BigInt(loan) * 2n, rate, months, instalment + 1n) < 0n)
        assert.ok(leftAfter(BigInt(loan) * 2n, rate, months, instalment - 1n) >= 0n)
      }),
      {all: 200},
    )
  })

  it('years are the sums of their months', () => {
    const payments = scheduleOf(filsOf(1_200_000), 3.99, 300)
    const years = yearly(payments)
    assert.equal(years.length, 25)
    assert.equal(sum(years, 'principal'), filsOf(1_200_000))
    assert.equal(sum(years, 'interest'), sum(payments, 'interest'))
  })

  it('without interest a loan is divided evenly', () => {
    assert.equal(instalmentOf(filsOf(1_200), 0, 12), filsOf(100))
    assert.equal(sum(scheduleOf(filsOf(1_000), 0, 7), 'interest'), 0)
  })

  it('the total is down payment and fees of the buyer, whatever is asked', () => {
    assertProperty(
      fc.property(
        fc.record({
          price: fc.integer({min: 100, max: 10_000_000_000_000}),
          stage: fc.constantFrom('ready' as const, 'off-plan' as const),
          kind: fc.constantFrom(
            'apartment' as const,
            'villa' as const,
            'office' as const,
            'land' as const,
          ),
          buyer: fc.constantFrom('resident' as const, 'national' as const, 'non-resident' as const),
          home: fc.constantFrom('first' as const, 'other' as const),
          payment: fc.constantFrom('loan' as const, 'cash' as const),
        }),
        fc.constantFrom('dubai', 'ras-al-khaimah'),
        (asked, emirate) => {
          const estimate = estimateOf(rulesOf(emirate), purchase(asked))
          const {lines, down, fees, total, loan, price} = estimate
          const counted = lines.filter(({isCounted}) => isCounted)
          assert.equal(total, down + counted.reduce((all, {amount}) => all + (amount ?? 0), 0))
          assert.equal(fees, total - down)
          assert.equal(down + (loan?.amount ?? 0), price)
          assert.equal(loan?.isAboveLimit ?? false, false)
          assert.ok(lines.every(({amount}) => amount === null || Number.isSafeInteger(amount)))
        },
      ),
    )
  })
})

describe('rules of a purchase', () => {
  const limitFor = (more: Partial<Purchase>) =>
    estimateOf(dubai, purchase({payment: 'loan', ...more})).loan?.limit?.percent

  it('residents, nationals, dear homes, other homes and off-plan have limits of their own', () => {
    const dear = {price: filsOf(5_000_000)}
    assert.equal(limitFor({}), 80)
    assert.equal(limitFor(dear), 70)
    assert.equal(limitFor({buyer: 'national'}), 85)
    assert.equal(limitFor({buyer: 'national', ...dear}), 75)
    assert.equal(limitFor({home: 'other'}), 60)
    assert.equal(limitFor({stage: 'off-plan'}), 50)
  })

  it('a loan above the limit is said to be so, and what is allowed', () => {
    const {loan} = estimateOf(dubai, purchase({payment: 'loan', down: filsOf(100_000)}))
    assert.equal(loan?.isAboveLimit, true)
    assert.equal(loan?.limit?.most, filsOf(1_200_000))
  })

  it('a limit that is not sure is marked', () => {
    const {loan} = estimateOf(dubai, purchase({payment: 'loan', buyer: 'non-resident'}))
    assert.equal(loan?.limit?.isSure, false)
  })

  it('unknown fees are counted and left out of the total, until the visitor enters them', () => {
    const before = estimateOf(dubai, purchase())
    const after = estimateOf(dubai, purchase({own: {noc: filsOf(1_000)}}))
    assert.equal(before.unknown - after.unknown, 1)
    assert.equal(after.total - before.total, filsOf(1_000))
  })

  it('fees that the developer pays are listed, and not part of the total', () => {
    const estimate = estimateOf(dubai, purchase({stage: 'off-plan'}))
    assert.equal(estimate.lines.find(({fee}) => fee.id === 'agency-off-plan')?.isCounted, false)
    assert.equal(estimate.total, filsOf(1_500_000 + 60_000 + 40))
  })

  it('registration and valuation are due with a loan only', () => {
    const ids = (more: Partial<Purchase>) =>
      estimateOf(dubai, purchase(more)).lines.map(({fee}) => fee.id)
    assert.ok(!ids({}).includes('mortgage'))
    assert.ok(ids({payment: 'loan'}).includes('mortgage'))
    const {lines} = estimateOf(dubai, purchase({payment: 'loan'}))
    assert.equal(lines.find(({fee}) => fee.id === 'mortgage')?.amount, filsOf(3_290))
  })
})

/** How much a fils more each month is at the end. */
const growth = (rate: number, months: number) =>
  Math.ceil((1 + rate / 1200) ** months) * months + months

/** Computes the debt after all instalments, in fractions of a fils; only its sign matters. */
function leftAfter(loan: bigint, rate: number, months: number, instalment: bigint) {
  const above = BigInt(Math.round(rate * 10_000)) + 12_000_000n
  let owed = loan
  let unit = 1n
  for (let month = 0; month < months; month++) {
    owed = owed * above - instalment * unit * 12_000_000n
    unit *= 12_000_000n
  }
  return owed
}
