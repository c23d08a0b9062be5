/** Changes from the desk survive imports of folders and syncs of feeds. */
import assert from 'node:assert/strict'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {editedFields, giveBackToFeed} from '#desk/content/record/withdraw-record.ts'
import {describeProblem} from '#server/content/schema/problem.ts'
import type {ContentReport, TaskOptions} from '#server/content/tasks/content.ts'
import {leaveOut, newFolder, remove, set} from '../../server/support/content/content.ts'
import {databases} from '../../server/support/databases/databases.ts'
import {LENA, useDeskContent} from '../../server/support/desk/desk-content.ts'
import {type Portal, startPortal} from '../../server/support/feeds/portal.ts'
import {newDirectory} from '../../server/support/storage/directories.ts'

for (const database of databases) {
  describe(`imports beside the desk, with ${database.name}`, () => {
    const desk = useDeskContent(database)
    let portal: Portal
    before(async () => {
      portal = await startPortal()
    })
    after(() => portal.close())

    const importing = async (folder: string, options?: TaskOptions): Promise<string[]> => {
      const report: ContentReport = await desk.api.content.perform('import', folder, options)
      return report.is === 'refused' ? report.problems.map(describeProblem) : [report.is]
    }
    const sync = async () => {
      const report = await desk.api.content.perform('sync', portal.feed, {sync: {permitDays: 30}})
      assert.equal(report.is, 'synced', JSON.stringify(report))
    }
    const shown = async (kind: 'properties' | 'careers' | 'pictures', key: string) =>
      (await desk.now(kind, key)).value

    it('an import that would undo a change is refused, with the remedy', async () => {
      await desk.change('properties', 'plain-flat', {price: 1_234_000})
      const [problem, ...more] = await importing(await newFolder())
      assert.deepEqual(more, [])
      assert.match(
        problem ?? '',
        /^properties\/plain-flat\.json · plain-flat: was price changed at the desk .* Export the content .* --overwrite-desk\.$/,
      )
      assert.equal((await shown('properties', 'plain-flat')).price, 1_234_000)
    })

    it('one that has the change, too, is not refused, and it counts as imported', async () => {
      const changed = set('properties', 'plain-flat', {price: 1_234_000, bathrooms: 2})
      assert.deepEqual(await importing(await newFolder(changed)), ['imported'])
      const name = {kind: 'properties', key: 'plain-flat'} as const
      assert.deepEqual(await editedFields(desk.orm, name), [])
      assert.deepEqual(await importing(await newFolder()), ['imported'])
    })

    it('an import that leaves a changed or an added record out is refused', async () => {
      const {value} = await desk.now('careers', 'writer')
      const like = await desk.change('careers', 'editor', {...value, title: 'Editor'})
      assert.equal(like.is, 'published', JSON.stringify(like))
      const [problem] = await importing(await newFolder())
      assert.match(problem ?? '', /^careers · editor: was added or withdrawn at the desk/)
      const others = await newFolder(leaveOut('careers'))
      assert.deepEqual(await importing(others, {only: ['blogs']}), ['imported'])
    })

    it('an export can be imported, and --overwrite-desk undoes what was changed', async () => {
      const directory = join(await newDirectory(), 'export')
      await desk.api.content.perform('export', directory)
      assert.deepEqual(await importing(directory), ['imported'])
      await desk.change('careers', 'writer', {title: 'Author'})
      const folder = await newFolder(remove('careers', 'editor'))
      assert.deepEqual(await importing(folder, {overwriteDesk: true}), ['imported'])
      assert.equal((await shown('careers', 'writer')).title, 'Writer')
      assert.deepEqual(await shown('careers', 'editor'), {})
      assert.deepEqual(await importing(await newFolder()), ['imported'])
    })

    it('a text for a picture stays, too', async () => {
      const {value} = await desk.now('properties', 'plain-flat')
      const [sea = ''] = value.main_images as string[]
      await desk.change('properties', 'plain-flat', {
        $pictures: {[sea]: {alt: 'The sea at noon', focus: [20, 80]}},
      })
      assert.deepEqual(await shown('pictures', sea).then(({alt, focus}) => ({alt, focus})), {
        alt: 'The sea at noon',
        focus: [20, 80],
      })
      assert.match(
        (await importing(await newFolder())).join(),
        /pictures\/sea\.png: was alt, focus/,
      )
      const same = {alt: 'The sea at noon', focus: [20, 80]}
      const folder = await newFolder(set('pictures', 'pictures/sea.png', same))
      assert.deepEqual(await importing(folder), ['imported'])
      assert.deepEqual((await shown('pictures', sea)).focus, [20, 80])
      assert.deepEqual(await importing(await newFolder()), ['imported'])
    })

    it('a feed brings all fields but those that people changed', async () => {
      portal.listings = [
        {reference: 'a-1', price: 1_000_000, title: 'Home', photos: ['/1.jpg', '/2.jpg']},
      ]
      await sync()
      const [first, second] = (await shown('properties', 'home-a-1')).main_images as string[]
      const changed = await desk.change('properties', 'home-a-1', {
        price: 90_000,
        tagline: '<p>By hand</p>',
        main_images: [second, first],
      })
      assert.equal(changed.is, 'published', JSON.stringify(changed))
      portal.listings = [{reference: 'a-1', price: 2_000_000, title: 'House', photos: ['/1.jpg']}]
      await sync()
      const {price, tagline, name, main_images} = await shown('properties', 'home-a-1')
      assert.deepEqual(
        {price, tagline, name, main_images},
        {
          price: 90_000,
          tagline: '<p>By hand</p>',
          name: {en: 'House'},
          main_images: [second, first],
        },
      )
      assert.ok((await shown('pictures', second ?? '')).width, 'the picture is still known')
      assert.ok(await desk.api.storage.find(second ?? ''))
    })

    it('a field that is given back is the feed’s again', async () => {
      portal.listings = [{reference: 'a-1', price: 800_000, title: 'House', photos: ['/1.jpg']}]
      await giveBackToFeed(desk.parts, LENA, {key: 'home-a-1', field: 'price'})
      await sync()
      const {price, tagline} = await shown('properties', 'home-a-1')
      assert.deepEqual({price, tagline}, {price: 800_000, tagline: '<p>By hand</p>'})
    })

    it('how a feed finds its property cannot be changed', async () => {
      const refused = await desk.change('properties', 'home-a-1', {reference: 'b-1', feed: 'other'})
      assert.equal(refused.is, 'refused')
      assert.deepEqual(refused.is === 'refused' && refused.problems.map(({field}) => field), [
        'reference',
      ])
    })

    it('a record hidden at the desk stays hidden', async () => {
      await desk.change('properties', 'home-a-1', {published: false})
      portal.listings = [{reference: 'a-1', price: 3_000_000, title: 'House', photos: ['/1.jpg']}]
      await sync()
      const {price, published} = await shown('properties', 'home-a-1')
      assert.deepEqual({price, published}, {price: 3_000_000, published: false})
    })
  })
}
