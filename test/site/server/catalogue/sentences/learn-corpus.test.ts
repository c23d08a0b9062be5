/** Sentences as visitors type them, with what each means; rules may be changed to fit them. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {SentenceFilters} from '#server/catalogue/sentences/meaning.ts'
import {readSentence} from '#server/catalogue/sentences/read-sentence.ts'
import type {Vocabulary} from '#server/catalogue/sentences/vocabulary.ts'
import {demoVocabulary, readCorpus} from '../../support/catalogue/demo-vocabulary.ts'

interface Line {
  says: string
  understood: SentenceFilters
  rest: string
  /** It has a price in a currency that we have no rate for. */
  rest_may_have_price?: boolean
}

/** Ways to type the same sentence. */
const spellings: Record<string, (text: string) => string> = {
  'in capitals': text => text.toUpperCase(),
  'without commas': text => text.replace(/[,،](?=\s)/g, ''),
  'with Arabic digits': text => text.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  'with Persian digits': text => text.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))),
  'with blanks of another kind': text => `  ${text.replaceAll(' ', '\u00a0 ')} `,
  twice: text => `${text}, ${text}`,
  politely: text => `hello, ${text} please`,
}
const LANGUAGES = ['en', 'fr', 'ru', 'ar']

describe('the sentences that rules were written for', () => {
  let vocabulary: Vocabulary
  before(async () => {
    vocabulary = await demoVocabulary()
  })

  for (const language of LANGUAGES) {
    it(`all of learn.${language}.jsonl are understood`, async () => {
      for (const {says, understood, rest, ...line} of await readCorpus<Line>(
        `learn.${language}.jsonl`,
      )) {
        const reading = readSentence(vocabulary, says)
        assert.deepEqual(reading.filters, understood, says)
        if (!line.rest_may_have_price) assert.equal(reading.rest, rest, says)
      }
    })
  }

  for (const [title, spell] of Object.entries(spellings)) {
    it(`they mean the same ${title}`, async () => {
      for (const language of LANGUAGES) {
        for (const {says, understood} of await readCorpus<Line>(`learn.${language}.jsonl`)) {
          const sentence = spell(says)
          assert.deepEqual(readSentence(vocabulary, sentence).filters, understood, sentence)
        }
      }
    })
  }
})
