/** Claims about all sentences, also those that nobody would type. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import fc from 'fast-check'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {readSentence} from '#server/catalogue/sentences/read-sentence.ts'
import type {Vocabulary} from '#server/catalogue/sentences/vocabulary.ts'
import {fillers} from '#server/catalogue/sentences/words/fillers.ts'
import {assertProperty} from '../../../../support/property-based.ts'
import {demoVocabulary} from '../../support/catalogue/demo-vocabulary.ts'

const RUNS = {once: 300, all: 20_000}

/** Words with a meaning, in any order, are harder than random letters. */
const words = fc.constantFrom(
  ...`2 3+ 4.5 1,5 2 500 000 99999999999999999 0 -1 bed beds br bedrooms studio villa flat office marina
  dubai view sea near without from to between and max min under over million k m млн тыс к до от и с
  спальни квартира вид на море без рядом année par mois chambres pièces entre vue de la à غرفتين و غرف
  مليون ألف من إلى بين شقة في إطلالة على ٣ درهم usd $ € aed + - < > sqm sqft m2 month year rent sale
  near school metro beach floor cheques deposit service charge parking handover available by march q4 2027
  minutes walk next summer soon cars developer شيكين موقفين минут застройщик новостройка этаж чеков сдача рядом школа livraison étage شيكات تسليم ready off plan payment now th higher
  damac emaar palm burj khalifa jvc pool private parking cheapest newest xyzzy фыва ضصث 🏝️ ? , . / ( )`
    .split(/\s+/)
    .concat('', '\n', '\u200f', '\ud800', '\0', '__proto__', 'constructor'),
)
const sentences = fc.oneof(
  fc.array(words, {maxLength: 25}).map(all => all.join(' ')),
  fc.array(words, {maxLength: 12}).map(all => all.join('')),
  fc.string({unit: 'binary', maxLength: 60}),
  fc.string({unit: 'grapheme', maxLength: 60}),
)

describe('any sentence', () => {
  let vocabulary: Vocabulary
  before(async () => {
    vocabulary = await demoVocabulary()
  })

  it('filters can be read by a search', () => {
    assertProperty(
      fc.property(sentences, sentence => {
        const {min_area, max_area, ...filters} = readSentence(vocabulary, sentence).filters
        assert.deepEqual(readFilters(filters).errors, {}, sentence)
        for (const area of [min_area, max_area]) assert.match(area ?? '1', /^[1-9]\d*$/, sentence)
      }),
      RUNS,
    )
  })

  it('the rest has words of the sentence in their order', () => {
    assertProperty(
      fc.property(sentences, sentence => {
        const {rest} = readSentence(vocabulary, sentence)
        let at = 0
        for (const word of rest.split(' ').filter(Boolean)) {
          const found = sentence.indexOf(word, at)
          assert.ok(found >= at, `${sentence}: ${rest}`)
          at = found + word.length
        }
      }),
      RUNS,
    )
  })

  it('words without a meaning are in the rest, and fillers alone are not', () => {
    const unknown = fc.constantFrom('xyzzy', 'quuxly', 'жщцкъ', 'ضصثقغ')
    const known = fc.constantFrom('please', 'in', 'villa', '2 bed', 'до 2 млн', 'شقة', 'vue mer')
    const mixed = fc.array(fc.oneof(unknown, known), {minLength: 1, maxLength: 20})
    assertProperty(
      fc.property(mixed, parts => {
        const {rest} = readSentence(vocabulary, parts.join(' , '))
        const expected: string[] = parts.filter(part => /xyzzy|quuxly|жщцкъ|ضصثقغ/.test(part))
        assert.deepEqual(
          rest.split(' ').filter(word => expected.includes(word)),
          expected,
        )
      }),
      RUNS,
    )
    for (const filler of fillers.split(/[,\n]/)) {
      assert.equal(readSentence(vocabulary, filler).rest, '', filler)
    }
  })

  it('a text of many kilobytes is read, and its end is in the rest', () => {
    const long = '2 bed villa near the marina xyzzy, '.repeat(3_000)
    const {filters, rest} = readSentence(vocabulary, long)
    assert.equal(filters.bedrooms, '2')
    assert.ok(rest.endsWith('xyzzy'))
  })
})
