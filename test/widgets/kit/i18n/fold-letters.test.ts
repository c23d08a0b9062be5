/** Spellings that a search takes for the same. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import {foldLetters} from '#kit/i18n/fold-letters.ts'

const same: [what: string, one: string, other: string][] = [
  ['upper and lower case', 'МАРИНА Éden', 'марина éden'],
  ['hamza above and below alif', 'الأحمر إمارة آفاق ٱلبحر', 'الاحمر اماره افاق البحر'],
  ['hamza typed as a sign of its own', 'ا\u0654حمد', 'احمد'],
  ['the two letters that end a word', 'مرسى حديقة', 'مرسي حديقه'],
  ['vowel signs', 'مَرْسًى', 'مرسي'],
  ['a stretched word', 'دبــــي', 'دبي'],
  ['Arabic and Persian digits', 'برج ١٢ ۳۴', 'برج 12 34'],
  ['letters of a Persian keyboard', 'کی', 'كي'],
]
for (const [what, one, other] of same) {
  it(`a search takes ${what} for the same`, () => {
    assert.equal(foldLetters(one), foldLetters(other))
  })
}

it('a search tells letters apart that are not spellings of each other', () => {
  assert.notEqual(foldLetters('دبي'), foldLetters('ذبي'))
  assert.notEqual(foldLetters('Eden'), foldLetters('Éden'))
})
