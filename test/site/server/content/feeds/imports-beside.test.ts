/** An import of a folder leaves the properties of feeds, which only their syncs withdraw. */
import assert from 'node:assert/strict'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {describeProblem} from '#server/content/schema/problem.ts'
import type {ContentReport} from '#server/content/tasks/content.ts'
import type {TestApi} from '../../support/api/api.ts'
import {everything, read} from '../../support/api/read.ts'
import {
  importInto,
  leaveOut,
  newFolder,
  remove,
  set,
  startWithContent,
} from '../../support/content/content.ts'
import {exampleRecords} from '../../support/content/content-records.ts'
import {databases} from '../../support/databases/databases.ts'
import {type Portal, startPortal} from '../../support/feeds/portal.ts'
import {newDirectory} from '../../support/storage/directories.ts'

for (const database of databases) {
  describe(`an import beside a feed, with ${database.name}`, () => {
    let api: TestApi
    let portal: Portal
    before(async () => {
      portal = await startPortal()
      api = await startWithContent(database, await newFolder())
      portal.listings = [{reference: 'a-1', photos: ['/1.jpg', '/2.jpg']}, {reference: 'a-2'}]
      const report = await api.content.perform('sync', portal.feed, {sync: {permitDays: 30}})
      assert.equal(report.is, 'synced', JSON.stringify(report))
    })
    after(async () => {
      portal.close()
      await api.close()
    })
    const importing = async (folder: string): Promise<string[]> => {
      const report: ContentReport = await api.content.perform('import', folder)
      return report.is === 'refused' ? report.problems.map(describeProblem) : [report.is]
    }

    it('the feed’s homes and their pictures stay as they are', async () => {
      const old = await everything(api.app)
      await importInto(api, await newFolder(set('team', 'zoe-hill', {name: 'Zoe New'})))
      await importInto(api, await newFolder())
      assert.deepEqual(await everything(api.app), old)
      const {changes} = (await api.content.perform('sync', portal.feed, {
        sync: {permitDays: 30},
      })) as Extract<ContentReport, {is: 'synced'}>
      assert.deepEqual(changes, {added: 0, changed: 0, withdrawn: 0, unchanged: 2})
    })

    it('records of the folder may name them', async () => {
      const folder = await newFolder(set('open-houses', 'sea-open', {property: 'home-a-1'}))
      const [problem] = await importing(folder)
      assert.doesNotMatch(problem ?? '', /home-a-1/)
    })

    it("records that the feed's homes refer to cannot be left out", async () => {
      assert.deepEqual(
        (await importing(await newFolder(remove('team', 'anna-berg')))).filter(problem =>
          problem.includes('home-a-1'),
        ),
        [
          'team: has no record "anna-berg", which properties/home-a-1 names in "agent". Add it, or import properties with it.',
        ],
      )
    })

    it('a reference that one of them has is refused', async () => {
      const folder = await newFolder(set('properties', 'plain-flat', {reference: 'a-1'}))
      assert.deepEqual(await importing(folder), [
        'properties/plain-flat.json · plain-flat · reference: "a-1" is taken by home-a-1, which the feed property-finder brought. Give it another.',
      ])
    })

    it('an export has them, and its import changes nothing', async () => {
      const directory = join(await newDirectory(), 'export')
      await api.content.perform('export', directory)
      const old = await everything(api.app)
      await importInto(api, directory)
      assert.deepEqual(await everything(api.app), old)
      assert.ok((await read(api.app, 'propertyDetail', {slug: 'home-a-2'})).data)
    })

    it('an article that the folder no longer has is withdrawn all the same', async () => {
      const folder = await newFolder(remove('blogs', 'first-home'))
      const report = await api.content.perform('import', folder, {dryRun: true})
      const {changes} = report as Extract<ContentReport, {is: 'imported'}>
      assert.equal(changes.blogs?.withdrawn, 1)
      assert.equal(changes.properties?.withdrawn, 0)
    })

    it('a folder without properties is refused for those alone that were entered by hand', async () => {
      const own = Object.keys(exampleRecords().properties).length
      const problems = await importing(await newFolder(leaveOut('properties')))
      assert.match(problems.join(), new RegExp(`properties/: is missing, but there are ${own} rec`))
    })
  })
}
