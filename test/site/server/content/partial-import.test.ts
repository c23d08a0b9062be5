import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {describeProblem} from '#server/content/schema/problem.ts'
import type {ContentReport, TaskOptions} from '#server/content/tasks/content.ts'
import {everything, read} from '../support/api/read.ts'
import {
  addFile,
  type Change,
  leaveOut,
  newFolder,
  remove,
  set,
  startWithContent,
} from '../support/content/content.ts'
import {raster} from '../support/content/media-samples.ts'
import {everyDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

const KINDS = ['builders', 'blogs', 'news', 'reviews', 'careers', 'team', 'agency'] as const
/** As a portal's feed has it: properties, and nothing else. */
const onlyProperties = [...KINDS, 'pictures', 'seo', 'open-houses', 'launches', 'legal'] as const
const feed = (...changes: Change[]) =>
  newFolder(...changes, ...onlyProperties.map(kind => leaveOut(kind)))

for (const database of everyDatabase) {
  describe(`an import of some kinds, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))

    const perform = async (folder: string, options: TaskOptions) =>
      api.content.perform('import', folder, options)
    const problemsOf = (report: ContentReport) =>
      report.is === 'refused' ? report.problems.map(describeProblem) : []

    it('a dry run says what would change and changes nothing', async () => {
      const old = await everything(api.app)
      const files: string[] = []
      for await (const path of api.storage.list()) files.push(path)
      const folder = await newFolder(
        set('team', 'zoe-hill', {name: 'Zoe Changed'}),
        remove('properties', 'plain-flat'),
        set('blogs', 'first-home', {thumbnail: 'pictures/new.jpg'}),
        addFile('media/pictures/new.jpg', await raster(40, 'jpeg')),
      )
      const report = await perform(folder, {dryRun: true})
      assert.equal(report.is, 'imported', JSON.stringify(report))
      const {changes, pictures, dryRun} = report as Extract<ContentReport, {is: 'imported'}>
      assert.equal(dryRun, true)
      assert.deepEqual(changes.team, {records: 6, added: 0, changed: 1, withdrawn: 0})
      assert.deepEqual(changes.properties, {records: 13, added: 0, changed: 0, withdrawn: 1})
      assert.equal(changes.blogs?.changed, 1)
      assert.equal(pictures.converted, 1)
      assert.deepEqual(await everything(api.app), old)
      for await (const path of api.storage.list()) assert.ok(files.includes(path), path)
    })

    it('a dry run after an import finds nothing to change', async () => {
      const report = await perform(await newFolder(), {dryRun: true})
      const {changes} = report as Extract<ContentReport, {is: 'imported'}>
      for (const [kind, {added, changed, withdrawn}] of Object.entries(changes)) {
        assert.deepEqual([kind, added, changed, withdrawn], [kind, 0, 0, 0])
      }
    })

    it('other kinds and the texts of pictures stay as they are', async () => {
      const old = await everything(api.app)
      const folder = await feed(set('properties', 'bay-towers', {price: 777}))
      const report = await perform(folder, {only: ['properties']})
      assert.equal(report.is, 'imported', JSON.stringify(report))
      const {data} = await read(api.app, 'propertyDetail', {slug: 'bay-towers'})
      assert.match(JSON.stringify(data), /777/)
      const back = await perform(await feed(), {only: ['properties']})
      assert.equal(back.is, 'imported', JSON.stringify(back))
      assert.deepEqual(await everything(api.app), old)
    })

    it('new records may refer to those that stay, and to no others', async () => {
      const folder = await feed(set('properties', 'plain-flat', {agent: 'anna-bergg'}))
      const problems = problemsOf(await perform(folder, {only: ['properties']}))
      assert.deepEqual(problems, [
        'properties/plain-flat.json · plain-flat · agent: names "anna-bergg", but team has no such record. Is "anna-berg" meant?',
      ])
    })

    it('a record that a staying one refers to cannot be withdrawn', async () => {
      const folder = await newFolder(remove('builders', 'north-wind'))
      const problems = problemsOf(await perform(folder, {only: ['builders']}))
      assert.ok(problems.length > 0)
      assert.equal(
        problems[0],
        'builders: has no record "north-wind", which properties/bay-towers names in "builder". Add it, or import properties with it.',
      )
    })
  })
}
