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

describe('the sentences that rules were written for', () => {
  let vocabulary: Vocabulary
  before(async () => {
    vocabulary = await demoVocabulary()
  })

  for (const language of ['en', 'fr', 'ru', 'ar']) {
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
})
