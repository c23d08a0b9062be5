import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {selectContentVersion} from '#server/content/versions/content-version.ts'
import {startApi, type TestApi} from '../support/api/api.ts'
import {read} from '../support/api/read.ts'
import {importInto, newFolder, set, startWithContent} from '../support/content/content.ts'
import {searchExample} from '../support/content/search-example.ts'
import {databases} from '../support/databases/databases.ts'
import {newDirectory} from '../support/storage/directories.ts'

type Names = string[]
type Cities = {cities: {name: string; title?: string}[]; total?: number}

const all = ['100% Marina', 'Back\\Slash', 'Coral Bay', 'Low_Tide', 'Éden Bay']
const emirates = ['Dubai', 'Ras Al Khaimah', 'Sharjah']

const suggest = async (api: TestApi, params?: Record<string, string>) => {
  const {status, message, data} = await read(api.app, 'getCities', params)
  assert.equal(status, 200, message)
  const {cities, total} = data as Cities
  return {names: cities.map(({name}) => name), cities, total}
}

for (const database of databases) {
  describe(`location suggestions, with ${database.name}`, () => {
    let api: TestApi
    let env: {DATA_DIR: string; DATABASE_URL?: string}
    before(async () => {
      env = await database.prepare()
      api = await startApi(env)
      await importInto(api, await newFolder(searchExample))
    })
    after(() => api.close())

    it('getCities without parameters lists all places and then their emirates', async () => {
      const {names, total} = await suggest(api)
      assert.deepEqual(names, [...all, ...emirates])
      assert.equal(total, undefined)
    })

    const searches: [what: string, search: string, found: Names][] = [
      ['anywhere in a name', 'bay', ['Coral Bay', 'Éden Bay']],
      ['regardless of case', 'CORAL', ['Coral Bay']],
      [
        'first at the beginning of a name',
        'l',
        ['Low_Tide', 'Back\\Slash', 'Coral Bay', 'Ras Al Khaimah'],
      ],
      ['in another language', 'отлив', ['Low_Tide']],
      ['in Russian upper case', 'БУХТА', ['Coral Bay']],
      ['in upper case with an accent', 'ÉDEN', ['Éden Bay']],
      ['in a title', 'homes of per', ['100% Marina']],
      ['in an emirate', 'aimah', ['Ras Al Khaimah']],
      ['as an emirate, without its places', 'dubai', ['Dubai']],
      ['in Arabic without vowel signs', 'خليج المرجان', ['Coral Bay']],
      ['in Arabic with another alif and a stretched word', 'الـــازرق', ['Coral Bay']],
      ['in Arabic with vowel signs that the name has not', 'خَلِيج', ['Coral Bay']],
      ['in an emirate in Arabic, with another last letter', 'الشارقه', ['Sharjah']],
      ['in an emirate in Russian', 'дубай', ['Dubai']],
      ['despite spaces around it', ' low ', ['Low_Tide']],
      ['literally although SQL has it as a wildcard', '%', ['100% Marina']],
      ['literally although SQL has it as a wildcard', '_', ['Low_Tide']],
      ['without its accent', 'eden', ['Éden Bay']],
      ['without its blank', 'coralbay', ['Coral Bay']],
      ['with a hyphen', 'coral-bay', ['Coral Bay']],
      ['without the article', 'ras khaimah', ['Ras Al Khaimah']],
      ['as the alias of an emirate', 'rak', ['Ras Al Khaimah']],
      ['although two letters are swapped', 'corla bay', ['Coral Bay']],
      ['although a letter is wrong so far', 'coril b', ['Coral Bay']],
      ['first as a whole name', 'sharjah', ['Sharjah']],
      ['in no name', 'Atlantis', []],
    ]
    for (const [what, search, found] of searches) {
      it(`getCities matches "${search}" ${what}`, async () => {
        const {names, total} = await suggest(api, {search})
        assert.deepEqual([names, total], [found, found.length])
      })
    }

    it('getCities suggests a whole name first, then beginnings, aliases and words inside', async test => {
      const named = await startWithContent(database, await newFolder(searchExample, ranked))
      test.after(() => named.close())
      const {names} = await suggest(named, {search: 'shore'})
      assert.deepEqual(names, ['Shore', 'Shore Gate', 'Éden Bay', 'North Shore'])
    })

    it('getCities limits its list and reports the total number of matches', async () => {
      const few = await suggest(api, {limit: '2'})
      assert.deepEqual([few.names, few.total], [all.slice(0, 2), 8])
      const one = await suggest(api, {search: 'bay', limit: '1'})
      assert.deepEqual([one.names, one.total], [['Coral Bay'], 2])
    })

    it('getCities shows titles in the language of the request', async () => {
      assert.deepEqual((await suggest(api, {search: 'coral', lang: 'ru'})).cities, [
        {
          name: 'Coral Bay',
          title: 'Коралловая бухта',
          names: ['خليج المَرجان الأزرق', 'Homes of coral-bay', 'Коралловая бухта'],
        },
      ])
    })

    for (const limit of ['0', '101', '-1', '1.5', 'many']) {
      it(`getCities rejects limit=${limit} with 422 and the reason`, async () => {
        const {status, message, errors} = await read(api.app, 'getCities', {limit})
        assert.equal(status, 422)
        assert.equal(message, 'limit must be a whole number from 1 to 100.')
        assert.deepEqual(errors, {limit: message})
      })
    }

    it('getCities shows a renamed place right after the import', async test => {
      const changed = await startWithContent(database, await newFolder(searchExample))
      test.after(() => changed.close())
      assert.deepEqual((await suggest(changed, {search: 'bay'})).names, ['Coral Bay', 'Éden Bay'])
      await importInto(changed, await newFolder(searchExample, renamed))
      assert.deepEqual((await suggest(changed, {search: 'bay'})).names, ['Pearl Bay', 'Éden Bay'])
    })

    it('getCities answers 20 concurrent requests with the same place', async () => {
      const answers = await Promise.all(
        Array.from({length: 20}, () => suggest(api, {search: 'bay', limit: '1'})),
      )
      for (const {names} of answers) assert.deepEqual(names, ['Coral Bay'])
    })

    if (database.name === 'PostgreSQL') {
      it('getCities shows a renamed place after an import through another server', async test => {
        const other = await startApi({...env, DATA_DIR: await newDirectory()})
        test.after(() => other.close())
        assert.deepEqual((await suggest(other, {search: 'coral'})).names, ['Coral Bay'])
        await importInto(api, await newFolder(searchExample, renamed))
        await hears(other)
        assert.deepEqual((await suggest(other, {search: 'coral'})).names, ['Pearl Bay'])
        assert.deepEqual((await suggest(other, {search: 'pearl'})).names, ['Pearl Bay'])
      })
    }
  })
}

/** Waits until a server has read the content as it is now. */
async function hears({app, database}: TestApi) {
  const version = await selectContentVersion(await database.ready())
  await app.contentVersion.refresh()
  for (;;) if ((await app.catalogue.of(version)).version === version) return
}

/** Its title is still `Homes of coral-bay`. */
const renamed = set('neighborhoods', 'coral-bay', {name: 'Pearl Bay'})

const ranked: typeof renamed = folder => {
  set('neighborhoods', 'coral-bay', {name: 'North Shore', title: null})(folder)
  set('neighborhoods', 'eden', {aliases: ['Shoreline']})(folder)
  set('neighborhoods', 'low-tide', {name: 'Shore Gate', title: null})(folder)
  set('neighborhoods', 'percent', {name: 'Shore', title: null})(folder)
}
