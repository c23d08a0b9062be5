import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import sharp from 'sharp'
import {read} from '../support/api/read.ts'
import {addFile, importInto, newFolder, set, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'
import {newDirectory} from '../support/storage/directories.ts'

const GPS = {GPSLatitudeRef: 'N', GPSLatitude: '25/1 6/1 4/1'}

/** A photograph as a phone saves it: lying on its side, with the place where it was taken. */
const photograph = await sharp({
  create: {width: 3200, height: 1600, channels: 3, background: '#456'},
})
  .withMetadata({orientation: 6})
  .withExifMerge({IFD0: {Make: 'Phone'}, IFD3: GPS})
  .jpeg()
  .toBuffer()

const withPhotograph = (path: string) => [
  addFile(`media/${path}`, photograph),
  set('blogs', 'first-home', {thumbnail: path}),
]

describe('published photographs', () => {
  const api = useRunning(async () =>
    startWithContent(oneDatabase, await newFolder(...withPhotograph('pictures/trip.jpg'))),
  )

  const storedFiles = async (name: RegExp) => {
    const files: Record<string, Buffer> = {}
    for await (const path of api.storage.list()) {
      if (!name.test(path)) continue
      files[path] = (await api.app.inject(`/storage/${path}`)).rawPayload
    }
    return files
  }
  const assertBare = async (name: RegExp) => {
    const files = Object.entries(await storedFiles(name))
    assert.ok(files.length > 4, `${files.length} files`)
    for (const [path, file] of files) {
      const {exif, xmp, iptc, orientation} = await sharp(file).metadata()
      assert.deepEqual([path, exif, xmp, iptc, orientation ?? 1], [path, ...Array(3), 1])
    }
  }

  it('the photograph of the test says where it was taken', async () => {
    const {exif, orientation} = await sharp(photograph).metadata()
    assert.ok(exif?.includes('Phone'))
    // The tag of a GPS position, 0x8825.
    assert.ok(['2588', '8825'].some(tag => exif?.toString('hex').includes(tag)))
    assert.equal(orientation, 6)
  })

  it('no stored file of a photograph says where or with what it was taken', () =>
    assertBare(/trip/))

  it('a photograph is stored upright, and its size is the one that pages are told', async () => {
    const {data} = await read(api.app, 'getBlogDetail', {slug: 'first-home'})
    const {thumbnail, pictures} = (data as {blog: {thumbnail: string; pictures: object}}).blog
    const stored = (await storedFiles(/trip.*\.jpg$/))[thumbnail]
    const {width, height} = await sharp(stored).metadata()
    assert.deepEqual([width, height], [1600, 3200])
    assert.partialDeepStrictEqual(pictures, {[thumbnail]: {width, height}})
  })

  const importWide = async () => {
    const wide = await sharp({create: {width: 4000, height: 1000, channels: 3, background: '#654'}})
      .webp()
      .toBuffer()
    const path = 'pictures/wide.webp'
    const thumbnail = set('blogs', 'first-home', {thumbnail: path})
    await importInto(api, await newFolder(addFile(`media/${path}`, wide), thumbnail))
  }

  it('a photograph wider than 2,560 pixels is stored that wide', async () => {
    await importWide()
    const [stored] = Object.values(await storedFiles(/wide\.[0-9a-f]+\.webp/))
    const {width, height} = await sharp(stored).metadata()
    assert.deepEqual([width, height], [2560, 640])
  })

  it('the widest smaller file of a photograph is as wide as the photograph itself, in AVIF', async () => {
    await importWide()
    const widths = Object.keys(await storedFiles(/wide\..*\.avif/)).map(path =>
      Number(/-(\d+)\.avif$/.exec(path)?.[1]),
    )
    assert.deepEqual(
      widths.toSorted((one, other) => one - other),
      [320, 640, 1280, 1920, 2560],
    )
  })

  it('a photograph that replaces one in an exported folder is published without metadata', async () => {
    const directory = join(await newDirectory(), 'export')
    await importInto(api, await newFolder(...withPhotograph('pictures/trip.jpg')))
    assert.equal((await api.content.perform('export', directory)).is, 'exported')
    const records = JSON.parse(await readFile(join(directory, 'pictures.json'), 'utf8'))
    assert.ok(records['pictures/trip.jpg'].placeholder)
    const changed = addFile('media/pictures/trip.jpg', photograph)
    const smaller = await Promise.all(
      [
        '320.avif',
        '320.webp',
        '640.avif',
        '640.webp',
        '1280.avif',
        '1280.webp',
        '1600.avif',
        '1600.webp',
      ].map(async name => {
        const path = `media/pictures/trip-${name}`
        return addFile(path, await readFile(join(directory, path)))
      }),
    )
    const facts = set('pictures', 'pictures/trip.jpg', records['pictures/trip.jpg'])
    const thumbnail = set('blogs', 'first-home', {thumbnail: 'pictures/trip.jpg'})
    await importInto(api, await newFolder(changed, ...smaller, facts, thumbnail))
    await assertBare(/trip/)
  })

  it('an animation stays one', async () => {
    const frames = await sharp(
      Buffer.from(Array.from({length: 20 * 40 * 3}, (_, index) => (index < 1200 ? 20 : 220))),
      {raw: {width: 20, height: 40, channels: 3, pageHeight: 20}},
    )
      .gif()
      .toBuffer()
    const path = 'pictures/moves.gif'
    const thumbnail = set('blogs', 'first-home', {thumbnail: path})
    await importInto(api, await newFolder(addFile(`media/${path}`, frames), thumbnail))
    const [stored] = Object.values(await storedFiles(/moves\.[0-9a-f]+\.gif/))
    assert.equal((await sharp(stored, {animated: true}).metadata()).pages, 2)
  })
})
