/** The words of sentences with the records of the demonstration. */
import {readFile} from 'node:fs/promises'
import {type SentenceRecords, vocabularyOf} from '#server/catalogue/sentences/vocabulary.ts'
import {checkFolder} from '#server/content/import/check-folder.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {DEMO} from '../content/demo-homes.ts'

export async function demoRecords(): Promise<SentenceRecords> {
  const only = ['neighborhoods', 'communities', 'builders', 'property-types'] as const
  const {records} = await checkFolder(DEMO, officeDay(), {only})
  const recordsOf = (kind: string) =>
    records.filter(one => one.kind === kind).map(({key, values}) => ({id: key, ...values}))
  return {
    neighborhoods: recordsOf('neighborhoods'),
    communities: recordsOf('communities'),
    builders: recordsOf('builders'),
    types: recordsOf('property-types'),
  } as unknown as SentenceRecords
}

export const demoVocabulary = async () => vocabularyOf(await demoRecords())

const CORPUS = new URL('../../catalogue/sentences/corpus/', import.meta.url)

/** The lines of a corpus beside the tests. */
export async function readCorpus<Line>(name: string): Promise<Line[]> {
  const text = await readFile(new URL(name, CORPUS), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}
