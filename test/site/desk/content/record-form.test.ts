import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {readRecord, withRowChange} from '#desk/content/record/record-form.ts'
import {readTypedTexts} from '#desk/content/text-form/typed-texts.ts'
import {kinds} from '#server/content/schema/kinds.ts'

const {fields} = kinds.properties
const faqs = [
  ['faqs#', '0'],
  ['faqs.0.question.en', 'When?'],
  ['faqs#', '1'],
  ['faqs.1.question.en', 'Where?'],
] as const
const questions = (entries: Parameters<typeof readRecord>[1]) =>
  (readRecord(fields, entries).faqs as {question?: {en: string}}[]).map(
    ({question}) => question?.en,
  )

describe('the form of a record', () => {
  it('gives the value as a file of the folder says it', () => {
    const entries = [
      ['reference', ' R-1 '],
      ['name.en', 'Loft'],
      ['name.ar', 'شقة'],
      ['price', '1,250 000'],
      ['bedrooms', 'two'],
      ['tagline.en', ''],
      ['coordinates.0', '25.1'],
      ['coordinates.1', '55.2'],
      ['featured', 'on'],
      ['main_images#', '1'],
      ['main_images#', '0'],
      ['main_images.0', 'a'],
      ['main_images.1', 'b'],
      ['pic.desk/a.jpg.alt.fr', 'La mer'],
      ['pic.desk/a.jpg.x', '20'],
      ['pic.desk/a.jpg.y', '70'],
    ] as const
    assert.deepEqual(readRecord(fields, entries), {
      reference: 'R-1',
      name: {en: 'Loft', ar: 'شقة'},
      price: 1_250_000,
      bedrooms: 'two',
      coordinates: [25.1, 55.2],
      featured: true,
      published: false,
      main_images: ['b', 'a'],
      $pictures: {'desk/a.jpg': {alt: {fr: 'La mer'}, focus: [20, 70]}},
    })
  })

  it('says once what reads the same in every language', () => {
    const entries = ['en', 'fr', 'ru', 'ar'].map(
      locale => [`name.${locale}`, 'Bay Towers'] as const,
    )
    assert.equal(readRecord(fields, entries).name, 'Bay Towers')
    assert.deepEqual(readRecord(fields, entries.slice(0, 3)).name, {
      ...{en: 'Bay Towers', fr: 'Bay Towers', ru: 'Bay Towers'},
    })
  })

  it('adds, removes and moves rows without a script', () => {
    assert.deepEqual(questions(withRowChange(faqs, 'add faqs') ?? []), [
      'When?',
      'Where?',
      undefined,
    ])
    assert.deepEqual(questions(withRowChange(faqs, 'remove faqs 0') ?? []), ['Where?'])
    assert.deepEqual(questions(withRowChange(faqs, 'up faqs 1') ?? []), ['Where?', 'When?'])
    assert.deepEqual(questions(withRowChange(faqs, 'down faqs 0') ?? []), ['Where?', 'When?'])
    assert.equal(withRowChange(faqs, 'up faqs 0'), undefined)
    assert.equal(withRowChange(faqs, 'remove faqs 7'), undefined)
  })

  it('a list of a record has at most 500 rows, each of them once, and says so', async () => {
    const marks = Array.from({length: 600}, (_, row) => ['skills#', `${row}`] as const)
    const {entries, problems} = await readTypedTexts([...marks, ...marks])
    assert.equal(entries.length, 500)
    const limits = problems.map(({field, says}) => [field, says.values])
    assert.deepEqual(limits, [['skills', {most: 500}]])
  })

  it('keeps long texts that it cannot read as they were typed, with the reason at the field', async () => {
    const long = 'a'.repeat(100_001)
    const dense = '**a'.repeat(10_000)
    const {entries, asTyped, problems} = await readTypedTexts([
      ...(['about.en', 'about.fr', 'about.ru'] as const).map(name => [`${name}~`, ''] as const),
      ...([
        ['about.en', long],
        ['about.fr', dense],
        ['about.ru', 'a **b**'],
      ] as const),
      ['name', long],
    ])
    assert.deepEqual(entries, [
      ['about.en', long],
      ['about.fr', dense],
      ['about.ru', '<p>a <strong>b</strong></p>'],
      ['name', long],
    ])
    assert.deepEqual(asTyped, [long, dense])
    const fields = problems.map(({field}) => field)
    assert.deepEqual(fields, ['about.en', 'about.fr', 'name'])
  })
})
