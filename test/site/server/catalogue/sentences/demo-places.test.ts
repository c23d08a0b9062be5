/** Names of the demonstration's places as whole sentences, right and with typos. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {rankNames} from '#server/catalogue/names/rank-names.ts'
import {readSentence} from '#server/catalogue/sentences/read-sentence.ts'
import {type Vocabulary, vocabularyOf} from '#server/catalogue/sentences/vocabulary.ts'
import {emirates, emirateTitle} from '../../../../../site/app/shared-with-server/emirate-names.ts'
import {demoRecords, readCorpus} from '../../support/catalogue/demo-vocabulary.ts'

interface Typo {
  typed: string
  name: string
}

const MIN_SHARE_FOUND = 0.95

describe('a place as a whole sentence', () => {
  let vocabulary: Vocabulary
  let spellings: {name: string; text: string}[]
  before(async () => {
    const records = await demoRecords()
    vocabulary = vocabularyOf(records)
    const places = [
      ...records.neighborhoods,
      ...records.communities,
      ...emirates.map(name => ({name, title: emirateTitle(name), aliases: []})),
    ]
    spellings = places.flatMap(({name, title, aliases}) =>
      [name, ...Object.values(title ?? {}), ...(aliases ?? [])].map(text => ({name, text})),
    )
  })

  it('its name in each language and its aliases give that place and nothing else', () => {
    for (const {name, text} of spellings) {
      for (const typed of [text, text.toUpperCase(), text.toLowerCase().replaceAll('-', ' ')]) {
        const reading = readSentence(vocabulary, typed)
        assert.deepEqual(reading, {filters: {place: name}, rest: ''}, typed)
      }
    }
  })

  it('each builder is understood by its name and its aliases', async () => {
    for (const {id, name, aliases} of (await demoRecords()).builders) {
      for (const typed of [name, ...(aliases ?? [])]) {
        const reading = readSentence(vocabulary, typed)
        assert.deepEqual(reading, {filters: {builder: id}, rest: ''}, typed)
      }
    }
  })

  it('a name with one typo is found first by a search field', async () => {
    await assertShare(({typed, name}) => {
      const [best] = rankNames(vocabulary.places, typed)
      return best?.item.place.name === name
    })
  })

  it('a name with one typo is the place of the sentence', async () => {
    await assertShare(({typed, name}) => readSentence(vocabulary, typed).filters.place === name)
  })

  async function assertShare(isFound: (line: Typo) => boolean) {
    const lines = await readCorpus<Typo>('misspelt-places.jsonl')
    const missed = lines.filter(line => !isFound(line))
    const least = Math.ceil(lines.length * MIN_SHARE_FOUND)
    const list = missed.map(({typed, name}) => `${typed}: ${name}`).join('\n')
    assert.ok(lines.length - missed.length >= least, list)
  }
})
