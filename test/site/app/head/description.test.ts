/** Descriptions of pages, in the length that search engines show. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {inShownLength} from '../../../../site/app/head/description.ts'

const AGENCY =
  'Homes for sale and to rent in Dubai, with one specialist from the first question onwards.'

const sentences = {
  en: 'A home of four rooms at the end of a quiet canal',
  fr: 'Une maison de quatre pièces au bout d’un canal tranquille',
  ru: 'Дом из четырёх комнат в конце тихого канала',
  ar: 'بيت من أربع غرف في نهاية قناة هادئة بعيدة عن الطريق',
}

describe('description of a page', () => {
  for (const [language, words] of Object.entries(sentences)) {
    it(`a long description ends after a whole word or sentence, in ${language}`, () => {
      const whole = inShownLength(`${words}. ${words}. ${words}, ${words}.`, AGENCY)
      assert.equal(whole, `${words}. ${words}.`)
      const endless = `${words}, `.repeat(9)
      const cut = inShownLength(endless, AGENCY)
      assert.ok(cut.length >= 50 && cut.length <= 165, `${cut.length}`)
      const kept = cut.replace(/ …$/, '')
      assert.ok(endless.startsWith(kept))
      assert.match(endless.slice(kept.length), /^[ ,]/)
    })
  }

  it('a description that says too little is completed with what the agency does', () => {
    assert.equal(inShownLength('Small numbers', AGENCY), `Small numbers. ${AGENCY}`)
    assert.equal(inShownLength('Small numbers.', AGENCY), `Small numbers. ${AGENCY}`)
  })
})
