import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {plainTranslator} from '#kit/i18n/translator.ts'
import {filsOf} from '#trade/buying-costs/fils.ts'
import type {Payment} from '#trade/contract/home-facts.ts'
import {quarterText} from '#trade/property/home-facts/quarter.ts'
import {nameOf, notesOf} from '#trade/property/particulars/payment-words.ts'
import {amountsOf, partsOf} from '#trade/property/particulars/plan-amounts.ts'
import {isWhole, phasesOf} from '#trade/property/particulars/plan-phases.ts'
import {dayFrom} from '../../../support/dates.ts'
import {assertProperty} from '../../../support/property-based.ts'

/** Up to AED 100 billion, in whole dirhams as records have them. */
const prices = fc.integer({min: 1, max: 100_000_000_000})
/** Rows whose percentages, with two decimals, are 100. */
const plans = fc
  .uniqueArray(fc.integer({min: 1, max: 9_999}), {maxLength: 59})
  .map(cuts => [0, ...cuts.sort((one, other) => one - other), 10_000])
  .map(ends => ends.slice(1).map((end, row) => ({percent: (end - (ends[row] ?? 0)) / 100})))

const english = plainTranslator('en', {})

describe('payment plan', () => {
  it('the amounts are the price to the fils, each within a fils of its exact share', () => {
    assertProperty(
      fc.property(prices, plans, (price, rows) => {
        assert.ok(isWhole(rows))
        const amounts = amountsOf(price, rows)
        assert.equal(
          amounts.reduce((all, amount) => all + BigInt(amount), 0n),
          BigInt(price) * 100n,
        )
        for (const [row, {percent}] of rows.entries()) {
          const amount = BigInt(amounts[row] ?? -1)
          // Both in ten thousandths of a fils.
          const exact = BigInt(price) * 100n * BigInt(Math.round(percent * 100))
          const off = amount * 10_000n - exact
          assert.ok(amount >= 0n && off > -10_000n && off < 10_000n, `${row}: ${off}`)
        }
      }),
    )
  })

  it('the sum up to each row is the exact share so far, rounded half upwards', () => {
    assertProperty(
      fc.property(prices, plans, (price, rows) => {
        let [paid, hundredths] = [0n, 0n]
        for (const [row, amount] of amountsOf(price, rows).entries()) {
          paid += BigInt(amount)
          hundredths += BigInt(Math.round((rows[row]?.percent ?? 0) * 100))
          const exact = BigInt(price) * 100n * hundredths
          assert.equal(paid, (2n * exact + 10_000n) / 20_000n)
        }
      }),
    )
  })

  it('monthly parts are equal but for the last, and are the amount together', () => {
    assertProperty(
      fc.property(
        fc.integer({min: 0, max: 1e13}),
        fc.integer({min: 2, max: 360}),
        (fils, count) => {
          const {each, last} = partsOf(fils, count)
          assert.equal(BigInt(each) * BigInt(count - 1) + BigInt(last), BigInt(fils))
          assert.ok(each >= 0 && last >= each && last - each < count)
        },
      ),
    )
  })

  // LEOS Kensington Gardens, as published on dubaiallplans.com/properties/
  // leos-kensington-gardens-4-br-3151033938784aed-5: a fifth on booking, then four times 1 % in each
  // of five months and 5 % in the sixth, and the rest on completion. By hand, of AED 1,000,000:
  // 200,000, four times 5 × 10,000 and 50,000, and 400,000.
  it('the published plan of Kensington Gardens is worked out as by hand', () => {
    const halfYear: Payment[] = [
      {milestone: 'construction', percent: 5, monthly_parts: 5},
      {milestone: 'construction', percent: 5},
    ]
    const rows: Payment[] = [
      {milestone: 'booking', percent: 20},
      ...[halfYear, halfYear, halfYear, halfYear].flat(),
      {milestone: 'handover', percent: 40},
    ]
    const amounts = amountsOf(1_000_000, rows)
    const [booking, ...rest] = amounts
    assert.equal(booking, filsOf(200_000))
    assert.equal(rest.pop(), filsOf(400_000))
    assert.deepEqual(new Set(rest), new Set([filsOf(50_000)]))
    assert.deepEqual(partsOf(rest[0] ?? 0, 5), {each: filsOf(10_000), last: filsOf(10_000)})
    assert.deepEqual(phasesOf(rows), [
      ['before', 60],
      ['handover', 40],
    ])
  })

  it('a part that does not come out even says what the last one is', () => {
    const payment: Payment = {milestone: 'after-handover', percent: 20, monthly_parts: 24}
    const [note] = notesOf(payment, {amount: filsOf(200_000)}, english)
    assert.equal(note, 'Monthly payments: 24 × AED\u00a08,333.33, the last AED\u00a08,333.41')
    assert.deepEqual(notesOf(payment, {}, english), ['Monthly payments: 24'])
  })

  it('a plan that is not 100 percent, or names no handover, has no phases', () => {
    const half: Payment[] = [{milestone: 'handover', percent: 50}]
    assert.equal(isWhole(half), false)
    assert.deepEqual(phasesOf(half), [])
    assert.deepEqual(
      phasesOf([
        {name: 'Down', percent: 40},
        {name: 'Rest', percent: 60},
      ]),
      [],
    )
  })

  it('payments without a milestone lie before or after the handover as they are listed', () => {
    const rows: Payment[] = [
      {name: 'Reservation', percent: 10},
      {milestone: 'handover', percent: 60},
      {due: '2031-01-01', percent: 30},
    ]
    assert.deepEqual(phasesOf(rows), [
      ['before', 10],
      ['handover', 60],
      ['after', 30],
    ])
  })

  it('a day in the past was due, and one to come is due', () => {
    const dueNote = (due: string) => notesOf({name: 'Deposit', due, percent: 5}, {}, english)[0]
    assert.match(`${dueNote(dayFrom(-1))}`, /^Was due: /)
    assert.match(`${dueNote(dayFrom(0))}`, /^Due: /)
    assert.equal(nameOf({due: '2031-03-01', percent: 5}, english), 'Due: 1\u00a0March\u00a02031')
  })

  it('the handover has its quarter, unless a day is known', () => {
    const handover = '2027-Q4'
    const notes = (due?: string) =>
      notesOf({milestone: 'handover', due, percent: 40}, {handover}, english)
    assert.deepEqual(notes(), ['Q4 2027'])
    assert.deepEqual(notes('2031-03-01'), ['Due: 1\u00a0March\u00a02031'])
    assert.equal(quarterText('next year', english), undefined)
  })
})
