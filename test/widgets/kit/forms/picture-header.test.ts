import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import sharp from 'sharp'
import {readPictureHeader} from '#kit/forms/files/picture-header.ts'
import {heic, phonePhoto, raster} from '../../../site/server/support/content/media-samples.ts'

const headerOf = (content: Uint8Array) => readPictureHeader(new Blob([new Uint8Array(content)]))
const drawn = (channels: 3 | 4) =>
  sharp({create: {width: 48, height: 32, channels, background: {r: 9, g: 90, b: 140, alpha: 0.5}}})

describe('header of a picture', () => {
  const pictures: [what: string, picture: () => Promise<Buffer>, type: string][] = [
    ['a JPEG', () => raster(1, 'jpeg'), 'image/jpeg'],
    ['a progressive JPEG', () => drawn(3).jpeg({progressive: true}).toBuffer(), 'image/jpeg'],
    ['a photo of a phone', () => phonePhoto(1), 'image/jpeg'],
    ['a PNG', () => raster(1, 'png'), 'image/png'],
    ['a GIF', () => raster(1, 'gif'), 'image/gif'],
    ['a WebP', () => raster(1, 'webp'), 'image/webp'],
    ['a WebP without loss', () => drawn(3).webp({lossless: true}).toBuffer(), 'image/webp'],
    ['a WebP with transparency', () => drawn(4).webp().toBuffer(), 'image/webp'],
    ['an AVIF', () => raster(1, 'avif'), 'image/avif'],
    ['an AVIF with transparency', () => drawn(4).avif().toBuffer(), 'image/avif'],
  ]
  for (const [what, picture, type] of pictures) {
    it(`${what} tells its type and size in its first bytes`, async () => {
      assert.deepEqual(await headerOf(await picture()), {type, width: 48, height: 32})
    })
  }

  it('the size of a photo is found behind a preview and fill bytes', async () => {
    const photo = await raster(1, 'jpeg')
    const preview = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)])
    const fill = Buffer.from([0xff, 0xff])
    const found = await headerOf(
      Buffer.concat([photo.subarray(0, 2), preview, preview, fill, photo.subarray(2)]),
    )
    assert.deepEqual(found, {type: 'image/jpeg', width: 48, height: 32})
  })

  it('a HEIC photo tells its type by its brand', async () => {
    assert.deepEqual(await headerOf(heic), {type: 'image/heic', width: 32, height: 10})
    for (const brand of ['heix', 'mif1', 'msf1']) {
      const file = Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0mif1`, 'latin1')
      assert.equal((await headerOf(file))?.type, 'image/heic', brand)
    }
  })

  it('other files, films and beginnings of pictures have no header', async () => {
    const others = [
      '',
      'text',
      '%PDF-1.4',
      '\0\0\0\x14ftypisom\0\0\0\0mp42',
      'ÿØÿ',
      'ÿØÿÙ..',
      'GIF89a',
    ]
    for (const text of others) {
      assert.equal(await headerOf(Buffer.from(text, 'latin1')), undefined, text)
    }
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      assert.equal(await headerOf((await raster(1, format)).subarray(0, 18)), undefined, format)
    }
  })
})
