import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  countRecords,
  editedKinds,
  filtersOf,
  type ListRequest,
  listRecords,
} from '#desk/content/list/list-records.ts'
import {listPermits} from '#desk/content/list/permits.ts'
import {saveDraft} from '#desk/content/record/drafts.ts'
import {findChoices} from '#desk/content/record/read-record.ts'
import {withdrawRecord} from '#desk/content/record/withdraw-record.ts'
import {properties} from '#server/content/tables.ts'
import {exampleRecords} from '../../server/support/content/content-records.ts'
import {databases} from '../../server/support/databases/databases.ts'
import {LENA, useDeskContent} from '../../server/support/desk/desk-content.ts'

for (const database of databases) {
  describe(`lists of records, with ${database.name}`, () => {
    const desk = useDeskContent(database)
    const keys = async (request: ListRequest) =>
      (await listRecords(desk.orm, request)).records.map(({key}) => key)

    it('every kind can be listed by each order and filter', async () => {
      const all = exampleRecords()
      for (const kind of editedKinds) {
        assert.deepEqual((await keys({kind})).toSorted(), Object.keys(all[kind]).toSorted(), kind)
        for (const filter of filtersOf(kind)) await keys({kind, filter, order: 'name', search: 'a'})
      }
      assert.equal((await countRecords(desk.orm)).find(({kind}) => kind === 'team')?.published, 5)
    })

    it('the order is that of the site, or of the names', async () => {
      assert.deepEqual(await keys({kind: 'team'}), [
        ...['lina-west', 'anna-berg', 'ben-long', 'hidden-agent', 'omar-said', 'zoe-hill'],
      ])
      assert.deepEqual((await keys({kind: 'team', order: 'name'})).slice(0, 2), [
        ...['anna-berg', 'ben-long'],
      ])
      assert.equal((await keys({kind: 'blogs'}))[0], 'hidden-blog')
    })

    it('a search finds names in every language, references and keys', async () => {
      assert.deepEqual(await keys({kind: 'neighborhoods', search: 'coral'}), ['coral-bay'])
      assert.deepEqual(await keys({kind: 'property-types', search: 'вилла'}), ['villa'])
      assert.deepEqual(await keys({kind: 'properties', search: 'r-05'}), ['harbour-office'])
      assert.deepEqual(await keys({kind: 'properties', search: 'sold-v'}), ['sold-villa'])
      assert.deepEqual(await keys({kind: 'properties', search: '%'}), [])
      const choices = await findChoices(desk.orm, 'property-types', {locale: 'en', search: 'вилла'})
      assert.deepEqual(choices, [{key: 'villa', name: 'Villa'}])
    })

    it('a search takes Arabic spellings and digits for the same, in records and in drafts', async () => {
      const name = {en: 'Garden', ar: 'شقة فاطمة ٥'}
      await desk.change('properties', 'plain-flat', {name})
      await desk.change('builders', 'north-wind', {name: 'شركة الإمارات'})
      const draft = {
        kind: 'news',
        key: 'garden',
        value: {title: name},
        base: '',
        since: '',
      } as const
      await saveDraft(desk.orm, LENA, draft)
      for (const search of ['شقه فاطمه', 'شقة فَاطِمة 5', 'فاطمة ۵'])
        assert.deepEqual(await keys({kind: 'properties', search}), ['plain-flat'], search)
      assert.deepEqual(await keys({kind: 'builders', search: 'شركه الامارات'}), ['north-wind'])
      assert.deepEqual(await keys({kind: 'news', search: 'فاطمه 5'}), ['garden'])
    })

    it('records to choose from have their names in the language of the desk', async () => {
      const search = {search: 'villa'}
      const russian = await findChoices(desk.orm, 'property-types', {locale: 'ru', ...search})
      assert.deepEqual(russian, [{key: 'villa', name: 'Вилла'}])
      const arabic = await findChoices(desk.orm, 'property-types', {locale: 'ar', ...search})
      assert.deepEqual(arabic, [{key: 'villa', name: 'Villa'}], 'without an Arabic name')
    })

    it('drafts of new records and what was withdrawn are found', async () => {
      const saving = {value: {name: {en: 'New loft'}}, base: '', since: ''}
      await saveDraft(desk.orm, LENA, {kind: 'properties', key: 'new-loft', ...saving})
      assert.deepEqual(await keys({kind: 'properties', filter: 'draft'}), ['new-loft'])
      assert.deepEqual(await keys({kind: 'properties', search: 'new loft'}), ['new-loft'])
      assert.deepEqual((await keys({kind: 'properties', filter: 'withdrawn'})).toSorted(), [
        ...['hidden-flat', 'hidden-sold'],
      ])
      const {base} = await desk.now('seo', 'team')
      await withdrawRecord(desk.parts, LENA, {kind: 'seo', key: 'team', base})
      assert.deepEqual(await keys({kind: 'seo', filter: 'withdrawn'}), ['team'])
      assert.deepEqual(await keys({kind: 'seo', filter: 'published'}), ['home', 'news'])
    })

    it('permits that end in the next days come first', async () => {
      const {permits} = await listPermits(desk.orm)
      const soonest = permits.slice(0, 3).map(({key, daysLeft}) => [key, daysLeft])
      assert.deepEqual(soonest, [
        ['expired-flat', -1],
        ['last-day', 0],
        ['bay-towers', 90],
      ])
      assert.deepEqual((await keys({kind: 'properties', filter: 'permit'})).toSorted(), [
        ...['expired-flat', 'last-day'],
      ])
    })

    it('a list has 50 a page, each record once', async () => {
      const [like] = await desk.orm.select().from(properties).limit(1)
      if (!like) assert.fail()
      const rows = Array.from({length: 120}, (_, index) => ({
        ...{...like, id: `copy-${index}`, reference: `C-${index}`, sort_order: index % 3},
      }))
      await desk.orm.insert(properties).values(rows)
      for (const order of ['position', 'name'] as const) {
        const seen: string[] = []
        let after: string | undefined
        do {
          const page = await listRecords(desk.orm, {kind: 'properties', order, after})
          assert.ok(page.records.length <= 50)
          seen.push(...page.records.map(({key}) => key))
          after = page.next
        } while (after)
        assert.equal(new Set(seen).size, 120 + 15)
        assert.equal(seen.length, 120 + 15)
      }
      const {permits, next} = await listPermits(desk.orm)
      assert.equal(permits.length, 50)
      assert.ok(next && (await listPermits(desk.orm, next)).permits.length)
    })
  })
}
