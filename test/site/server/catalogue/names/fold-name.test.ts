/** Spellings of a name that a comparison takes for the same. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import {foldName, readingsOf, readingsOfTyped} from '#server/catalogue/names/fold-name.ts'

const lettersOf = (text: string) => readingsOf(text).map(({letters}) => letters)
const haveOneInCommon = (one: string, other: string) =>
  lettersOf(one).some(letters => lettersOf(other).includes(letters))

const same: [what: string, one: string, other: string][] = [
  ['capitals', 'DUBAI Marina', 'dubai marina'],
  ['accents', 'Fujaïrah, Éden', 'fujairah eden'],
  ['the two letters of Russian that have dots', 'Зелёный', 'зеленый'],
  ['hyphens of all kinds', 'Дубай-Марина', 'дубай‑марина'],
  ['a hyphen and a blank', 'Дубай – Марина', 'дубай марина'],
  ['blanks that are missing', 'Dubai Land', 'Dubailand'],
  ['apostrophes', 'Al Ma’arid', "al ma'arid"],
  ['the mark of a direction', '\u200fدبي', 'دبي'],
  ['the Arabic article in Latin letters', 'Al Furjan', 'furjan'],
  ['the article as it is spoken in Egypt', 'El-Furjan', 'Al-Furjan'],
  ['an article that is part of the word', 'AlFurjan', 'Al Furjan'],
  ['an article inside a name', 'Ras el Khaimah', 'Ras Al Khaimah'],
  ['the Arabic article', 'الفرجان', 'فرجان'],
  ['the Arabic article in Russian letters', 'Аль-Барари', 'Барари'],
  ['both Russian spellings of the article', 'Рас-эль-Хайма', 'Рас аль Хайма'],
]
for (const [what, one, other] of same) {
  it(`a comparison of names ignores ${what}`, () => {
    assert.ok(haveOneInCommon(one, other), `${lettersOf(one)} ${lettersOf(other)}`)
  })
}

const different: [one: string, other: string][] = [
  ['The Villa', 'Villa'],
  ['Aldar', 'Dar'],
  ['Elan', 'An'],
  ['Al', 'El'],
]
for (const [one, other] of different) {
  it(`"${one}" is another name than "${other}"`, () => {
    assert.ok(!haveOneInCommon(one, other))
  })
}

it('a folded name has one blank between two words and none around them', () => {
  assert.equal(foldName('  Jumeirah - Village\u00a0Circle (JVC) '), 'jumeirah village circle jvc')
})

it('signs that are no part of a name leave nothing to compare', () => {
  assert.deepEqual(readingsOf(' -– '), [])
})

it('a name knows where each of its words begins', () => {
  assert.deepEqual(readingsOf('Nad Al Sheba'), [
    {words: 'nad al sheba', letters: 'nadalsheba', starts: [0, 3, 5]},
    {words: 'nad sheba', letters: 'nadsheba', starts: [0, 3]},
  ])
})

it('an article with the first two letters of a name is not read without the article', () => {
  const read = (text: string) => readingsOfTyped(text).map(({letters}) => letters)
  assert.deepEqual(read('al fu'), ['alfu'])
  assert.deepEqual(read('al fur'), ['alfur', 'fur'])
})
