/** How amounts are converted, rounded, typed and shown. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {areaText} from '#trade/money/area.ts'
import {currencyOfLanguage} from '#trade/money/chosen-currency.ts'
import {approximately, exchangeFor} from '#trade/money/rates.ts'
import {readAmount} from '#trade/money/read-amount.ts'
import {showAmount} from '#trade/money/typed-amount.ts'
import {currencyWord, withCurrency} from '#trade/money/with-currency.ts'
import {assertProperty} from '../../../support/property-based.ts'

const rates = {day: '2026-11-26', dirhams: {USD: 3.6725, RUB: 0.0455, INR: 0.0412}}
const exchange = (currency: 'USD' | 'RUB' | 'INR') => {
  const found = exchangeFor(currency, rates)
  if (!found) throw new Error(currency)
  return found
}
const en = {locale: 'en'}

describe('amounts in other currencies', () => {
  const shown: [number, 'USD' | 'RUB', string][] = [
    [1_250_000, 'USD', '≈ USD 340,400'],
    [1_250_000, 'RUB', '≈ RUB 27,470,000'],
    [46_000, 'USD', '≈ USD 12,530'],
    [1_850, 'USD', '≈ USD 504'],
    [0, 'USD', '≈ USD 0'],
  ]
  for (const [dirhams, currency, text] of shown) {
    it(`AED ${dirhams} is shown as ${text}: four digits count`, () => {
      assert.equal(approximately(dirhams, exchange(currency), en), text)
    })
  }

  it('dirhams and currencies without a rate are not converted', () => {
    assert.equal(exchangeFor('AED', rates), undefined)
    assert.equal(exchangeFor('GBP', rates), undefined)
    assert.equal(exchangeFor('USD', {day: '', dirhams: {USD: 0}}), undefined)
  })

  const typed: [string, 'USD' | undefined, string | null][] = [
    ['1,250,000', undefined, '1250000'],
    ['AED 1 250 000', undefined, '1250000'],
    ['aed 1.250.000', 'USD', '1250000'],
    ['300 000', 'USD', '1101750'],
    ['≈ USD 300,000', 'USD', '1101750'],
    ['EUR 300,000', 'USD', null],
    ['USD 300,000', undefined, null],
    ['a lot', 'USD', null],
    ['12.5', 'USD', null],
    ['-5', undefined, null],
    ['', 'USD', ''],
  ]
  for (const [text, currency, dirhams] of typed) {
    it(`"${text}" typed in ${currency ?? 'AED'} is ${dirhams ?? 'no amount'}`, () => {
      assert.equal(readAmount(text, {exchange: currency && exchange(currency)}), dirhams)
    })
  }

  it('amounts typed in dollars are shown again as they were typed', () => {
    for (let amount = 1; amount < 5_000_000; amount = amount * 3 + 7) {
      const dirhams = readAmount(`${amount}`, {exchange: exchange('USD')}) ?? ''
      const again = showAmount(dirhams, {locale: 'en', exchange: exchange('USD')})
      assert.equal(again.replaceAll(',', ''), `${amount}`)
    }
  })

  it('a rent that was typed for a month is kept for a year, and shown again as it was typed', () =>
    assertProperty(
      fc.property(
        fc.integer({min: 1, max: 5_000_000}),
        fc.constantFrom(undefined, 'USD' as const),
        fc.constantFrom('year' as const, 'month' as const),
        (amount, currency, period) => {
          const format = {locale: 'en', exchange: currency && exchange(currency), period}
          const dirhams = readAmount(`${amount}`, format) ?? ''
          const rate = currency ? rates.dirhams[currency] : 1
          const times = period === 'month' ? 12 : 1
          assert.equal(dirhams, `${Math.round(amount * times * rate)}`)
          assert.equal(showAmount(dirhams, format).replaceAll(',', ''), `${amount}`)
        },
      ),
    ))

  it('areas are shown in square feet or in square metres', () => {
    const i18n = {locale: 'en', _: (text: string) => text} as never
    assert.equal(areaText(1250, i18n, 'sqft'), '1,250 sq ft')
    assert.equal(areaText(1250, i18n, 'sqm'), '116 m²')
  })

  const languages: [string, string][] = [
    ['fr', 'EUR'],
    ['fr-CH', 'EUR'],
    ['en', 'AED'],
    ['en-GB', 'GBP'],
    ['en-US', 'USD'],
    ['ru', 'RUB'],
    ['zh-Hans-CN', 'CNY'],
    ['ar', 'AED'],
    ['ar-SA', 'SAR'],
    ['', 'AED'],
  ]
  for (const [language, currency] of languages) {
    it(`a page in "${language}" that asks for its currency has ${currency}`, () => {
      assert.equal(currencyOfLanguage(language), currency)
    })
  }
})

describe('amounts with their currency', () => {
  const written = [
    ['en', 'AED 185,000', 'AED'],
    ['fr', 'AED 185,000', 'AED'],
    ['ru', 'AED 185,000', 'AED'],
    ['ar', '185,000 درهم', 'درهم'],
  ] as const
  for (const [locale, price, word] of written) {
    it(`readers of ${locale} see a price in dirhams as ${price}`, () => {
      assert.equal(withCurrency('185,000', 'AED', {locale}), price)
      assert.equal(currencyWord('AED', {locale}), word)
    })
  }

  it('other currencies have their code in Arabic, too', () =>
    assert.equal(withCurrency('50,400', 'USD', {locale: 'ar'}), 'USD 50,400'))
})
