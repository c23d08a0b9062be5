import assert from 'node:assert/strict'
import {stat, utimes, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {contentTasks} from '#server/content/tasks/content.ts'
import type {TestApi} from '../support/api/api.ts'
import {addFile, importInto, newFolder, set, startWithContent} from '../support/content/content.ts'
import {raster} from '../support/content/media-samples.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

const villa = 'pictures/villa.jpg'
const withVilla = async (number: number, path = villa) =>
  newFolder(
    addFile(`media/${path}`, await raster(number, 'jpeg', 700, 350)),
    set('blogs', 'first-home', {thumbnail: path}),
  )

/** Stored paths that an import wrote, each with the file that it came from. */
const writing = ({storage}: TestApi) => {
  const written: string[] = []
  const noting = {
    ...storage,
    async store(path: string, source: string) {
      written.push(path)
      await storage.store(path, source)
    },
  }
  return {written, storage: noting}
}

for (const database of databases) {
  describe(`pictures of an earlier import, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))

    it('an unchanged picture is neither converted nor stored again', async () => {
      const folder = await withVilla(20)
      await importInto(api, folder)
      const {written, storage} = writing(api)
      const report = await contentTasks({...api, storage}).perform('import', folder)
      assert.deepEqual(written, [])
      assert.equal(report.is === 'imported' && report.pictures.converted, 0)
    })

    it('a changed picture is converted even if its size and time are the same', async () => {
      const folder = await withVilla(20)
      const file = join(folder, 'media', villa)
      const padded = async (number: number) =>
        Buffer.concat([await raster(number, 'jpeg', 700, 350), Buffer.alloc(20_000)])
      await writeFile(file, (await padded(20)).subarray(0, 20_000))
      await importInto(api, folder)
      const {atime, mtime} = await stat(file)
      await writeFile(file, (await padded(21)).subarray(0, 20_000))
      await utimes(file, atime, mtime)
      const report = await api.content.perform('import', folder)
      assert.equal(report.is === 'imported' && report.pictures.converted, 1)
    })

    it('a picture that only got another name is not converted again', async () => {
      await importInto(api, await withVilla(20))
      const renamed = await withVilla(20, 'pictures/renamed.jpg')
      const report = await api.content.perform('import', renamed)
      const paths: string[] = []
      for await (const path of api.storage.list()) if (/renamed/.test(path)) paths.push(path)
      assert.equal(report.is === 'imported' && report.pictures.converted, 0)
      assert.equal(paths.length, 7, paths.join())
    })

    it('a picture whose file the storage has lost is converted again', async () => {
      const folder = await withVilla(23)
      await importInto(api, folder)
      for await (const path of api.storage.list()) {
        if (/villa.*-320\.avif/.test(path)) await api.storage.remove(path)
      }
      const report = await api.content.perform('import', folder)
      assert.equal(report.is === 'imported' && report.pictures.converted, 1)
      const stored: string[] = []
      for await (const path of api.storage.list())
        if (/villa.*-320\.avif/.test(path)) stored.push(path)
      assert.equal(stored.length, 1)
    })

    it('a picture converted before an import failed is known to the next one', async () => {
      const folder = await withVilla(22)
      const failed = await newFolder(
        addFile(`media/${villa}`, await raster(22, 'jpeg', 700, 350)),
        set('blogs', 'first-home', {thumbnail: villa}),
        set('team', 'zoe-hill', {image: 'pictures/zz-broken.png'}),
        addFile('media/pictures/zz-broken.png', (await raster(1)).subarray(0, 60)),
      )
      assert.equal((await api.content.perform('import', failed)).is, 'refused')
      const report = await api.content.perform('import', folder)
      assert.equal(report.is === 'imported' && report.pictures.converted, 0)
    })
  })
}
