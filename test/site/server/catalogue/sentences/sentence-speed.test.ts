/** Sentences are read while a visitor waits, with more places than the demonstration has. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import {readSentence} from '#server/catalogue/sentences/read-sentence.ts'
import {vocabularyOf} from '#server/catalogue/sentences/vocabulary.ts'
import {demoRecords} from '../../support/catalogue/demo-vocabulary.ts'

const PLACES = 1_000
const RUNS = 100
const MAX_MEDIAN_MS = 2

const SENTENCES = [
  'looking for 2 bedroom flat to rent in dubai marinna between 120 and 150k with sea view',
  'ищу двухкомнатную квартиру без мебели в аренду в джумейра виладж серкл до 8 тысяч в месяц рядом',
  'أريد شقة غرفتين وصالة للإيجار في دبي مارينا لا تزيد عن 130 ألف درهم سنويا قريبة من المترو',
  'xyzzya qwertyb asdfghc zxcvbnd poiuyte lkjhgff mnbvcxg qazwsxh edcrfvi tgbyhnj ujmikol plokijm',
]

it('a sentence of 15 words takes less than two milliseconds with a thousand places', async () => {
  const records = await demoRecords()
  const others = Array.from({length: PLACES - records.neighborhoods.length}, (_, index) => {
    const name = `${syllables(index)} ${syllables(index * 7 + 3)} Hills`
    return {id: `place-${index}`, name, emirate: 'Dubai', aliases: [syllables(index * 11 + 5)]}
  })
  const neighborhoods = [...records.neighborhoods, ...others]
  const vocabulary = vocabularyOf({...records, neighborhoods})
  for (const sentence of SENTENCES) {
    const times = Array.from({length: RUNS}, () => {
      const start = performance.now()
      readSentence(vocabulary, sentence)
      return performance.now() - start
    })
    const median = times.sort((one, other) => one - other)[RUNS / 2] ?? 0
    assert.ok(median < MAX_MEDIAN_MS, `${median} ms: ${sentence}`)
  }
})

/** A name that looks like those of Dubai, another one for each number. */
function syllables(number: number) {
  const parts = ['al', 'bar', 'ka', 'mi', 'ra', 'dun', 'for', 'zab', 'el', 'lin', 'mo', 'shi']
  const at = (place: number) => parts[Math.floor(number / parts.length ** place) % parts.length]
  return `${at(0)}${at(1)}${at(2)}${at(3)}`
}
