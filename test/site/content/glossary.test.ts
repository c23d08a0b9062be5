/** A place, a kind of property or a term of the trade has the same name wherever it is read. */
import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {formatter} from '@lingui/format-po'
import {type Glossary, missingWords} from './support/accepted-words.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const GLOSSARIES = globSync('site/content/glossary/*.json', {cwd: ROOT})
const RECORDS = globSync('site/content/demo/**/*.json', {cwd: ROOT}).sort()

/** The columns after the English one of the terms in docs/guides/words.md. */
const COLUMNS = ['fr', 'ru', 'ar']

/** A text in English and in another language. */
type Pair = [english: string, translation: string]

for (const file of GLOSSARIES) {
  const locale = basename(file, '.json')
  const glossary = readJson(file) as Glossary

  describe(`the words of the glossary in ${locale}`, () => {
    it('each form stands for its term by itself', () => {
      const all = Object.values(glossary).flatMap(terms => Object.entries(terms) as Entry[])
      const wrong = all.flatMap(([english, forms]) =>
        forms.flatMap(form => missingWords(english, form, glossary)),
      )
      assert.deepEqual(wrong, [])
    })

    it('communities and neighbourhoods have different words', () => {
      const {community = [], neighbourhood = []} = glossary.terms
      assert.ok(community.length > 0 && neighbourhood.length > 0)
      assert.deepEqual(
        community.filter(form => neighbourhood.includes(form)),
        [],
      )
    })

    it('the interface says them', () => {
      const catalogues = globSync(`{widgets/*,site/app}/messages/${locale}.po`, {cwd: ROOT})
      assert.ok(catalogues.length > 0, `There are no catalogues in ${locale}.`)
      assert.deepEqual(problemsIn(catalogues, pairsOfCatalogue), [])
    })

    it('the guide for writers names them', () => {
      const pairs = termsOfGuide().map(
        ([english = '', ...others]): Pair => [english, others[COLUMNS.indexOf(locale)] ?? ''],
      )
      assert.ok(pairs.length > 20)
      const missing = pairs.flatMap(pair => missingWords(...pair, glossary))
      assert.deepEqual(missing, [])
    })

    it('the records of the demonstration say them', () => {
      assert.deepEqual(
        problemsIn(RECORDS, name => pairsOfRecord(readJson(name))),
        [],
      )
    })
  })

  function problemsIn(files: string[], pairsOf: (file: string) => Pair[]): string[] {
    return files.flatMap(name =>
      pairsOf(name).flatMap(([english, translation]) =>
        missingWords(english, translation, isProse(english) ? placesOf(glossary) : glossary).map(
          missing => `${name}: ${missing}, not so in "${translation}" for "${english}"`,
        ),
      ),
    )
  }

  function pairsOfCatalogue(name: string): Pair[] {
    const messages = formatter().parse(read(name), {filename: name, locale: 'en'} as never)
    return Object.entries(messages as Record<string, {translation: string}>).map(
      ([english, {translation}]) => [english, translation],
    )
  }

  /** Skips texts that are not translated yet. */
  function pairsOfRecord(value: unknown): Pair[] {
    if (!value || typeof value !== 'object') return []
    const {en, [locale]: translation} = value as Record<string, unknown>
    if (typeof en === 'string' && typeof translation === 'string') return [[en, translation]]
    return Object.values(value).flatMap(pairsOfRecord)
  }
}

/** In sentences and paragraphs a translator may say the same otherwise; a place keeps its name. */
const isProse = (text: string) => text.length > 120 || text.includes('</p>')
const placesOf = ({places}: Glossary): Glossary => ({places, propertyTypes: {}, terms: {}})

type Entry = [english: string, forms: string[]]

describe('what the glossary accepts', () => {
  const glossary: Glossary = {
    places: {Jumeirah: ['جميرا'], 'Palm Jumeirah': ['نخلة جميرا'], 'The Villa': ['ذا فيلا']},
    propertyTypes: {Mansion: ['قصر'], Villa: ['فيلا', 'فلل']},
    terms: {amenity: ['مرافق'], shortlist: ['قائمة مختصرة']},
  }
  const accepts = (english: string, translation: string) =>
    assert.deepEqual(missingWords(english, translation, glossary), [])
  const refuses = (english: string, translation: string) =>
    assert.notDeepEqual(missingWords(english, translation, glossary), [])

  it('another name of a place is refused', () => refuses('Near Jumeirah', 'قرب الجميرة'))
  it('a longer name is not also the shorter one', () => {
    accepts('On Palm Jumeirah', 'في نخلة جميرا')
    refuses('Palm Jumeirah or Jumeirah', 'نخلة جميرا')
  })
  it('a kind of property in small letters is not a place', () => accepts('the villa', 'الفيلا'))
  it('articles, particles, pronouns and vowel signs belong to the word', () => {
    accepts('Your shortlist', 'قائمتكم المُختصرة')
    accepts('With amenities', 'بالمرافق')
    accepts('For villas', 'للفلل')
  })
  it('a part of another word is not the word', () => refuses('A mansion', 'مقصر'))
  it('a name that stays in Latin letters is no term', () => {
    accepts('The Montgomerie Mansions', 'مشروع Montgomerie Mansions')
    refuses('A mansion', 'Mansion')
  })
})

/** The cells of each row of the guide's table of terms. */
function termsOfGuide(): string[][] {
  const [, terms = ''] = read('docs/guides/words.md').split('\n### Terms\n')
  const [section = ''] = terms.split('\n### ')
  const rows = section.split('\n').filter(line => line.startsWith('| '))
  return rows.slice(1).map(row =>
    row
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

function readJson(file: string): unknown {
  return JSON.parse(read(file))
}

function read(file: string) {
  return readFileSync(join(ROOT, file), 'utf8')
}
