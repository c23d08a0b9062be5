import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {dayFrom} from '../../../support/dates.ts'
import {startApi, type TestApi} from '../support/api/api.ts'
import {everything} from '../support/api/read.ts'
import {addFile, importInto, newFolder, set, startWithContent} from '../support/content/content.ts'
import {raster} from '../support/content/media-samples.ts'
import {databases} from '../support/databases/databases.ts'
import {newDirectory} from '../support/storage/directories.ts'

/** Content that is hard to preserve: markup, odd characters, rotated pictures, default values. */
const hard = await newFolder(
  set('blogs', 'first-home', {
    title: {en: 'A "quoted" \\ title — ☀️', ru: 'Дом'},
    description: '<p>Fish &amp; chips &lt; 5 &nbsp; “good”<br></p><img src="/a.png" alt="a">',
  }),
  set('team', 'anna-berg', {languages: ['en', 'a,b', '"c"', '{d}', 'NULL', ' e ', '\\']}),
  set('team', 'zoe-hill', {sort_order: 100, published: true, skills: []}),
  set('reviews', '101', {author_name: '101', rating: 5, text: 'Number', createdAt: '1 day ago'}),
  set('pictures', 'pictures/Turned.JPG', {alt: {en: 'Turned'}}),
  set('blogs', 'by-the-sea', {thumbnail: 'pictures/Turned.JPG'}),
  addFile('media/pictures/Turned.JPG', await raster(30, 'jpeg', 700, 350)),
  addFile('media/pictures/not-named.png', await raster(31)),
)

async function exportFrom(api: TestApi) {
  const directory = join(await newDirectory(), 'export')
  const report = await api.content.perform('export', directory)
  assert.equal(report.is, 'exported', JSON.stringify(report))
  return directory
}

/** Every file with its hash. */
async function contentsOf(directory: string) {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true})
  const files = entries.filter(entry => entry.isFile())
  const hashed = files.map(async ({parentPath, name}) => {
    const path = join(parentPath, name)
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    return [path.slice(directory.length + 1), hash] as const
  })
  return Object.fromEntries((await Promise.all(hashed)).sort())
}

const exports: Record<string, string>[] = []

for (const database of databases) {
  describe(`content export, with ${database.name}`, () => {
    it('an export can be imported elsewhere and exported again byte for byte', async () => {
      const first = await startWithContent(database, hard)
      const one = await exportFrom(first)
      const shown = await everything(first.app)
      await first.close()
      const second = await startWithContent(database, one)
      const two = await exportFrom(second)
      const contents = await contentsOf(one)
      assert.deepEqual(await contentsOf(two), contents)
      assert.deepEqual(await everything(second.app), shown)
      await second.close()
      exports.push(contents)
      assert.ok(contents['media/pictures/Turned-320.avif'])
      assert.equal(contents['media/pictures/not-named.png'], undefined)
    })

    it('an export holds the imported values and leaves out defaults', async () => {
      const api = await startWithContent(database, hard)
      const directory = await exportFrom(api)
      await api.close()
      const json = async (file: string) => JSON.parse(await readFile(join(directory, file), 'utf8'))
      assert.deepEqual(await json('team/zoe-hill.json'), {
        name: 'Zoe Hill',
        occupation: 'Adviser',
        skills: [],
      })
      assert.deepEqual((await json('team/anna-berg.json')).languages, [
        'en',
        'a,b',
        '"c"',
        '{d}',
        'NULL',
        'e',
        '\\',
      ])
      assert.deepEqual((await json('blogs/first-home.json')).title, {
        en: 'A "quoted" \\ title — ☀️',
        ru: 'Дом',
      })
      assert.equal((await json('properties/bay-towers.json')).listed, dayFrom(-1))
      assert.equal((await json('properties/hidden-flat.json')).published, false)
      assert.deepEqual(Object.keys(await json('reviews.json')).length, 6)
    })

    it('an export of an empty database can be imported', async () => {
      const api = await startApi(await database.prepare())
      const directory = await exportFrom(api)
      await importInto(api, directory)
      await api.close()
      assert.equal((await readdir(directory)).includes('properties'), true)
    })

    it('an export into a folder that is not empty fails and names it', async () => {
      const api = await startApi(await database.prepare())
      const directory = await newDirectory()
      await writeFile(join(directory, 'precious.txt'), 'precious')
      const report = await api.content.perform('export', directory)
      await api.close()
      assert.deepEqual(report, {
        is: 'failed',
        says: `${directory} is not empty. Name a new folder to export into.`,
      })
    })

    it('an export with a lost media file fails and names the file', async () => {
      const api = await startWithContent(database, hard)
      for await (const path of api.storage.list()) {
        if (path.endsWith('.pdf')) await api.storage.remove(path)
      }
      const report = await api.content.perform('export', join(await newDirectory(), 'new'))
      await api.close()
      assert.equal(report.is, 'failed')
      assert.match(JSON.stringify(report), /has lost documents\/bay.*Import the content again/)
    })
  })
}

it('the exports of all databases are identical', () => {
  assert.equal(exports.length, databases.length)
  assert.deepEqual(exports[0], exports.at(-1))
})
