/** The demonstration's content, which every page and screenshot shows. */
import assert from 'node:assert/strict'
import {stat} from 'node:fs/promises'
import {join} from 'node:path'
import {before, describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {locales} from '#kit/i18n/locale.ts'
import {checkFolder} from '#server/content/import/check-folder.ts'
import type {CheckedFolder} from '#server/content/import/checked-record.ts'
import type {Words} from '#server/content/schema/fields.ts'
import {describeProblem} from '#server/content/schema/problem.ts'
import {readSettings} from '#server/settings.ts'
import {officeDay} from '#trade/agency/office-day.ts'

const DEMO = fileURLToPath(new URL('../../../../site/content/demo', import.meta.url))
const MEGABYTE = 1_000_000

/** Spec section 2, 'Interactive map page'. */
const MAPPED = [
  'Palm Jumeirah',
  'Emirates Hills',
  'Downtown Dubai',
  'Jumeirah Beach Residence',
  'Arabian Ranches',
  'Dubai Marina',
  'Jumeirah Golf Estates',
  'Al Barari',
  'The Villa',
  'MBR City',
  'Dubai Hills Estate',
  'Emirates Living',
  'Meydan City',
  'Business Bay',
  'Al Furjan',
  'Dubai Sports City',
  'Dubai Silicon Oasis',
  'Jumeirah Village Circle',
  'The Springs',
  'The Lakes',
  'Victory Heights',
  'Damac Hills',
  'Nad Al Sheba',
  'The Meadows',
  'Umm Suqeim',
]

describe('demonstration content', () => {
  let demo: CheckedFolder
  before(async () => {
    demo = await checkFolder(DEMO, officeDay(), {decode: true})
  })
  const of = (kind: string) => demo.records.filter(record => record.kind === kind)

  it('a guide to a place links the homes of a place or a purpose, never those of everywhere', () => {
    const links = of('neighborhoods').flatMap(({values}) =>
      [...JSON.stringify(values).matchAll(/href=\\"(\/properties[^\\"/]*)\\"/g)].map(
        ([, to]) => to,
      ),
    )
    assert.notEqual(links.length, 0)
    assert.deepEqual(
      links.filter(to => !/[?&](community|place|purpose)=/.test(to ?? '')),
      [],
    )
  })

  it('the demonstration passes the check without problems and notices', () => {
    // It shows what becomes of a property whose permit has ended.
    const unexpected = demo.notices.filter(({field}) => field !== 'permit_expiry')
    assert.deepEqual([...demo.problems, ...unexpected].map(describeProblem), [])
  })

  it('texts are translated into the usual languages of a site, short ones into all', () => {
    const missing = demo.records.flatMap(({file, key, values}) =>
      untranslated(values).map(path => `${file} ${key} ${path}`),
    )
    assert.deepEqual(missing, [])
  })

  it('legal texts and landing pages are translated into all languages, the long ones, too', () => {
    const whole = demo.records.filter(({kind}) => kind === 'legal' || kind === 'launches')
    assert.ok(whole.length >= 4)
    const missing = whole.flatMap(({file, key, values}) =>
      untranslated(values, Infinity).map(path => `${file} ${key} ${path}`),
    )
    assert.deepEqual(missing, [])
  })

  it('the demonstration has a guide to each place of the interactive map', () => {
    const names = of('neighborhoods').map(({values}) => values.name)
    const missing = MAPPED.filter(name => !names.includes(name))
    assert.deepEqual(missing, [])
  })

  it('each place has a Russian name in Cyrillic letters', () => {
    const titles = of('neighborhoods').map(
      ({values}) => (values.title as Words | undefined)?.ru ?? '',
    )
    const foreign = titles.filter(title => !/^[А-ЯЁа-яё -]+( \([A-Z]+\))?$/.test(title))
    assert.deepEqual(foreign, [])
  })

  it('the demonstration has the minimum number of records of each kind', () => {
    const least = {builders: 10, team: 12, neighborhoods: 26, properties: 80, blogs: 8, news: 8}
    const others = {'open-houses': 6, careers: 6, reviews: 14, 'property-types': 8, seo: 20}
    for (const [kind, count] of Object.entries({...least, ...others})) {
      assert.ok(of(kind).length >= count, `${of(kind).length} ${kind}`)
    }
  })

  it('every picture of the demonstration has an alternative text', () => {
    const silent = of('pictures').filter(({values}) => !values.alt)
    const keys = silent.map(({key}) => key)
    assert.deepEqual(keys, [])
  })

  it('permit numbers of the demonstration start with six zeros', () => {
    for (const {values} of of('properties')) {
      if (values.permit_number) assert.match(`${values.permit_number}`, /^0{6}\d{4}$/)
    }
  })

  it('the media of the demonstration are smaller than 90 MB', async () => {
    const sizes = [...demo.folder.media].map(
      async path => (await stat(join(DEMO, 'media', path))).size,
    )
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    assert.ok(total < 90 * MEGABYTE, `${Math.round(total / MEGABYTE)} MB of media`)
  })
})

const USUAL = readSettings({}).languages

/** Longer texts of a record may fall back to English in other languages, and are marked there. */
const LONG = 300

/** Paths of texts that lack a translation, with its language. */
function untranslated(value: unknown, long = LONG, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => untranslated(item, long, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) {
    const isLong = `${value.en}`.replace(/<[^>]+>/g, '').length > long
    const wanted = isLong ? USUAL : locales
    return wanted.filter(locale => !(locale in value)).map(locale => `${path} (${locale})`)
  }
  return Object.entries(value).flatMap(([name, inside]) =>
    untranslated(inside, long, `${path}.${name}`),
  )
}
