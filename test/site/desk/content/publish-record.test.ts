import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {asc, eq} from 'drizzle-orm'
import {saveDraft} from '#desk/content/record/drafts.ts'
import {publishRecord} from '#desk/content/record/publish-record.ts'
import {
  editedFields,
  restoreVersion,
  versionsOf,
  withdrawRecord,
} from '#desk/content/record/withdraw-record.ts'
import {auditLog} from '#desk/tables.ts'
import {contentDrafts} from '#server/content/edit-tables.ts'
import {openContentVersion} from '#server/content/versions/content-version.ts'
import {read} from '../../server/support/api/read.ts'
import {everyDatabase} from '../../server/support/databases/databases.ts'
import {LENA, OTTO, useDeskContent} from '../../server/support/desk/desk-content.ts'

for (const database of everyDatabase) {
  describe(`a record at the desk, with ${database.name}`, () => {
    const desk = useDeskContent(database)
    /** The price that visitors see; undefined where there is no such page. */
    const priceOf = async (slug: string) => {
      const {status, data} = await read(desk.api.app, 'propertyDetail', {slug})
      return status === 200 ? (data as {about: {price: number}}).about.price : undefined
    }

    it('visitors get a published record at once', async () => {
      assert.equal(await priceOf('plain-flat'), 1_500_000)
      const version = openContentVersion(desk.api.database)
      const old = await version.current()
      const published = await desk.change('properties', 'plain-flat', {price: 1_400_000})
      assert.deepEqual(published, {is: 'published', changed: ['price'], notices: []})
      assert.notEqual(await version.current(), old)
      assert.equal(await priceOf('plain-flat'), 1_400_000)
      assert.deepEqual(await editedFields(desk.orm, {kind: 'properties', key: 'plain-flat'}), [
        'price',
      ])
    })

    it('every fault is said beside its field, and nothing is published', async () => {
      const refused = await desk.change('properties', 'plain-flat', {
        price: -1,
        reference: 'R-01',
        agent: 'nobody',
        permit_expiry: undefined,
        main_images: ['desk/lost.0123456789ab.jpg', 'pictures/sea.png'],
      })
      assert.equal(refused.is, 'refused')
      const fields = refused.is === 'refused' ? refused.problems.map(({field}) => field) : []
      assert.deepEqual(fields.toSorted(), [
        'agent',
        'main_images[0]',
        'main_images[1]',
        'permit_expiry',
        'price',
        'reference',
      ])
      assert.equal(await priceOf('plain-flat'), 1_400_000)
    })

    it('a second editor who began before is shown what the first one published', async () => {
      const {value, base} = await desk.now('careers', 'writer')
      const mine = {...value, title: 'Editor'}
      await desk.change('careers', 'writer', {title: 'Author'})
      const publishing = {kind: 'careers', key: 'writer', value: mine, base} as const
      const conflict = await publishRecord(desk.parts, OTTO, publishing)
      assert.equal(conflict.is, 'conflict')
      const {theirs, base: next} = conflict as Extract<typeof conflict, {is: 'conflict'}>
      assert.equal(theirs?.title, 'Author')
      assert.equal((await desk.now('careers', 'writer')).value.title, 'Author')
      const again = await publishRecord(desk.parts, OTTO, {...publishing, base: next})
      assert.equal(again.is, 'published')
    })

    it('each version can be restored, also the one from before the desk', async () => {
      const name = {kind: 'blogs', key: 'by-the-sea'} as const
      await desk.change('blogs', 'by-the-sea', {title: 'At the shore'})
      const versions = await versionsOf(desk.orm, name)
      const titles = versions.map(({what, value}) => [what, value.title])
      assert.deepEqual(titles, [
        ['published', 'At the shore'],
        ['found', 'By the sea'],
      ])
      const {base} = await desk.now('blogs', 'by-the-sea')
      await restoreVersion(desk.parts, LENA, {id: versions.at(-1)?.id ?? 0, base})
      assert.equal((await desk.now('blogs', 'by-the-sea')).value.title, 'By the sea')
      assert.deepEqual(await editedFields(desk.orm, name), [])
    })

    it('a record that others refer to cannot be withdrawn, and a withdrawn one can be restored', async () => {
      const {base} = await desk.now('properties', 'bay-towers')
      const needed = await withdrawRecord(desk.parts, LENA, {
        ...{kind: 'properties', key: 'bay-towers', base},
      })
      assert.deepEqual(needed, {
        is: 'needed',
        by: [
          {kind: 'open-houses', key: 'bay-morning', field: 'property'},
          {kind: 'launches', key: 'bay-tower-launch', field: 'property'},
        ],
      })
      const flat = await desk.now('properties', 'rent-villa')
      const name = {kind: 'properties', key: 'rent-villa'} as const
      const withdrawn = await withdrawRecord(desk.parts, LENA, {...name, base: flat.base})
      assert.deepEqual(withdrawn, {is: 'withdrawn'})
      assert.equal(await priceOf('rent-villa'), undefined)
      const [last] = await versionsOf(desk.orm, name)
      const {base: now} = await desk.now('properties', 'rent-villa')
      const restored = await restoreVersion(desk.parts, LENA, {id: last?.id ?? 0, base: now})
      assert.equal(restored.is, 'published', JSON.stringify(restored))
      assert.equal(await priceOf('rent-villa'), 900_000)
    })

    it('a record that cannot be hidden is removed, and can be restored', async () => {
      const name = {kind: 'seo', key: 'team'} as const
      const {value, base} = await desk.now('seo', 'team')
      await withdrawRecord(desk.parts, LENA, {...name, base})
      assert.deepEqual((await desk.now('seo', 'team')).value, {})
      const [last] = await versionsOf(desk.orm, name)
      await restoreVersion(desk.parts, LENA, {id: last?.id ?? 0, base: ''})
      assert.deepEqual((await desk.now('seo', 'team')).value, value)
    })

    it('a record that is new is added, and its draft is gone', async () => {
      const key = 'harbour-loft'
      const {value: like} = await desk.now('properties', 'plain-flat')
      const value = {...like, reference: 'R-99', name: 'Harbour Loft'}
      await saveDraft(desk.orm, LENA, {kind: 'properties', key, value, base: '', since: ''})
      const published = await publishRecord(desk.parts, LENA, {
        ...{kind: 'properties', key, value, base: ''},
      })
      assert.equal(published.is, 'published', JSON.stringify(published))
      assert.equal(await priceOf(key), 1_400_000)
      assert.equal(await desk.orm.$count(contentDrafts, eq(contentDrafts.record, key)), 0)
    })

    it('the audit log has each action with its actor', async () => {
      const rows = await desk.orm
        .select({action: auditLog.action, actor: auditLog.actor})
        .from(auditLog)
        .where(eq(auditLog.subject, 'properties/harbour-loft'))
        .orderBy(asc(auditLog.id))
      assert.deepEqual(rows, [
        {action: 'record.drafted', actor: 'Lena'},
        {action: 'record.published', actor: 'Lena'},
      ])
    })
  })
}
