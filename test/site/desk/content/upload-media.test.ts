import assert from 'node:assert/strict'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {pictureConverter} from '#desk/content/media/convert-picture.ts'
import {uploadMedia} from '#desk/content/media/upload-media.ts'
import {pictureFiles} from '#kit/ui/picture-files.ts'
import {read} from '../../server/support/api/read.ts'
import {importInto, newFolder} from '../../server/support/content/content.ts'
import {mp4, pdf, phonePhoto, raster, svg} from '../../server/support/content/media-samples.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {LENA, useDeskContent} from '../../server/support/desk/desk-content.ts'
import {newDirectory} from '../../server/support/storage/directories.ts'

describe('files from an editor’s machine', () => {
  const desk = useDeskContent(oneDatabase)
  const convert = pictureConverter()

  async function upload(
    name: string,
    content: Buffer,
    kind: 'picture' | 'video' | 'document' = 'picture',
  ) {
    const path = join(await newDirectory(), 'received')
    await writeFile(path, content)
    const {database, storage} = desk.api
    return uploadMedia({database, storage, convert}, LENA, {path, name, kind})
  }
  const addressOf = async (...given: Parameters<typeof upload>) => {
    const uploaded = await upload(...given)
    return uploaded.is === 'stored' ? uploaded.address : assert.fail(JSON.stringify(uploaded))
  }

  it('a picture is stored with its smaller files, and shown with its focus and its text', async () => {
    const address = await addressOf('Sea view (2).JPG', await raster(60, 'jpeg', 700, 400))
    assert.match(address, /^desk\/sea-view-2-[0-9a-f]{8}\.[0-9a-f]{12}\.jpg$/)
    for (const {path} of pictureFiles(address, {width: 700, widths: [320, 640, 700]}))
      assert.ok(await desk.api.storage.find(path), path)
    const published = await desk.change('properties', 'plain-flat', {
      main_images: [address],
      $pictures: {[address]: {alt: {en: 'Sea', fr: 'La mer'}, focus: [10, 90]}},
    })
    assert.equal(published.is, 'published', JSON.stringify(published))
    const {data} = await read(desk.api.app, 'propertyDetail', {slug: 'plain-flat', lang: 'fr'})
    const {pictures} = data as {pictures: Record<string, {alt: string; focus: number[]}>}
    assert.equal(pictures[address]?.alt, 'La mer')
    assert.deepEqual(pictures[address]?.focus, [10, 90])
  })

  it('an upload survives an import, also while no record shows it', async () => {
    const picture = await addressOf('a.png', await raster(61))
    const film = await addressOf('film.mp4', mp4, 'video')
    const brochure = await addressOf('brochure.pdf', pdf, 'document')
    await importInto(desk.api, await newFolder()).catch(() => {})
    const report = await desk.api.content.perform('import', await newFolder(), {
      overwriteDesk: true,
    })
    assert.equal(report.is, 'imported', JSON.stringify(report))
    for (const address of [picture, film, brochure])
      assert.ok(await desk.api.storage.find(address), address)
    const published = await desk.change('properties', 'plain-flat', {
      ...{main_images: [picture], video: film, transcript: 'A film.', brochure},
    })
    assert.deepEqual(published, {
      ...{is: 'published', changed: ['main_images', 'video', 'transcript', 'brochure']},
      notices: [],
    })
  })

  it('a photo whose scan header is unusual, as that of some phones, is published', async () => {
    const address = await addressOf('phone.jpg', await phonePhoto(63, 700, 400))
    assert.ok(await desk.api.storage.find(address))
  })

  it('only what a field can show is taken, by its content', async () => {
    const refused = async (...given: Parameters<typeof upload>) => {
      const uploaded = await upload(...given)
      return uploaded.is === 'refused' ? uploaded.why : uploaded.is
    }
    assert.equal(await refused('drawing.svg', svg), 'format')
    assert.equal(await refused('brochure.jpg', pdf), 'format')
    assert.equal(await refused('page.pdf', Buffer.from('<html>'), 'document'), 'format')
    assert.equal(await refused('film.mp4', mp4.subarray(0, 400), 'video'), 'damaged')
    const picture = await raster(62, 'png', 400, 400)
    assert.equal(await refused('half.png', picture.subarray(0, picture.length / 2)), 'damaged')
  })
})
