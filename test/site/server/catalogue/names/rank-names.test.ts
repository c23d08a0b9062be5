/** How typed texts meet the names of a few places. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import {namesOf} from '#server/catalogue/names/names-of.ts'
import {rankNames} from '#server/catalogue/names/rank-names.ts'

const places = [
  {name: 'Dubai Marina', title: {en: 'Dubai Marina', ru: 'Дубай-Марина', ar: 'دبي مارينا'}},
  {name: 'Marina', aliases: ['Old Port']},
  {name: 'Palm Jumeirah', aliases: ['The Palm', 'Пальма']},
  {name: 'Old Town', title: null, aliases: null},
  {name: 'Jumeirah Village Circle', aliases: ['JVC', 'Marina Village']},
  {name: 'Submarine Bay'},
  {name: 'Marina Gate'},
].map(record => ({name: record.name, names: namesOf(record)}))

const found = (text: string) => rankNames(places, text).map(({item, rank}) => [item.name, rank])

it('a whole name is before a beginning, then aliases, words inside and other parts', () => {
  assert.deepEqual(found('marina'), [
    ['Marina', 'exact'],
    ['Marina Gate', 'prefix'],
    ['Jumeirah Village Circle', 'alias-prefix'],
    ['Dubai Marina', 'word'],
  ])
  assert.deepEqual(found('marin').at(-1), ['Submarine Bay', 'part'])
})

it('a whole alias is before the beginning of one', () => {
  const own = [
    {name: 'Long', names: namesOf({name: 'Long', aliases: ['JVC North']})},
    {name: 'Short', names: namesOf({name: 'Short', aliases: ['JVC']})},
  ]
  const ranks = rankNames(own, 'jvc').map(({item, rank}) => [item.name, rank])
  assert.deepEqual(ranks, [
    ['Short', 'alias'],
    ['Long', 'alias-prefix'],
  ])
})

it('records of one rank stay in their order', () => {
  assert.deepEqual(found('old'), [
    ['Old Town', 'prefix'],
    ['Marina', 'alias-prefix'],
  ])
  assert.deepEqual(
    found('m').filter(([, rank]) => rank === 'prefix'),
    [
      ['Marina', 'prefix'],
      ['Marina Gate', 'prefix'],
    ],
  )
})

const typos: [what: string, text: string][] = [
  ['two letters are swapped', 'dubia marina'],
  ['a letter is wrong', 'dubai narina'],
  ['a letter is missing', 'dubai maina'],
  ['a letter is added', 'dubaii marina'],
  ['the last letter is added', 'dubai marinas'],
  ['the first letter is missing', 'ubai marina'],
  ['the first two letters are swapped', 'udbai marina'],
  ['a letter of a Russian name is wrong', 'дубай марена'],
  ['an Arabic letter is missing', 'دبي مرينا'],
]
for (const [what, text] of typos) {
  it(`"${text}" finds Dubai Marina although ${what}`, () => {
    assert.equal(found(text)[0]?.[0], 'Dubai Marina')
  })
}

it('a typo is found while the name is still being typed', () => {
  assert.deepEqual(found('dubia m'), [['Dubai Marina', 'typo-prefix']])
})

it('a typo in a word inside a name is found', () => {
  assert.deepEqual(found('vilage'), [['Jumeirah Village Circle', 'typo-prefix']])
})

it('a whole name with a typo is before the beginning of another one', () => {
  assert.deepEqual(found('marima').slice(0, 3), [
    ['Marina', 'typo'],
    ['Dubai Marina', 'typo-prefix'],
    ['Jumeirah Village Circle', 'typo-prefix'],
  ])
})

it('a typo in an alias is found', () => {
  assert.deepEqual(found('палмьа'), [['Palm Jumeirah', 'typo']])
})

it('a typo counts only where nothing else is found', () => {
  assert.deepEqual(found('old port'), [['Marina', 'alias']])
  assert.deepEqual(found('old tort'), [['Marina', 'typo']])
})

for (const text of ['dbai', 'jvd', 'atlantis', 'dubya marima', '', ' - ']) {
  it(`"${text}" finds no place`, () => {
    assert.deepEqual(found(text), [])
  })
}
