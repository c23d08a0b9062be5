import assert from 'node:assert/strict'
import {it} from 'node:test'
import {prepareImage} from '#kit/forms/files/prepare-image.ts'
import {jpegClaiming, raster} from '../../../site/server/support/content/media-samples.ts'

const TOO_LARGE =
  'Images can be up to 50 megapixels, JPEGs up to 250. Please choose a smaller version.'

async function refusalOf(content: Uint8Array, type: string) {
  const file = new File([new Uint8Array(content)], 'house', {type})
  const {image, refusal} = await prepareImage(file)
  assert.equal(image, file)
  return refusal
}

it('a PNG of more than 50 megapixels is refused by its header, and one of 50 is not', async () => {
  const png = await raster(1)
  png.writeUInt32BE(10_000, 16)
  png.writeUInt32BE(5_000, 20)
  assert.equal(await refusalOf(png, 'image/png'), undefined)
  png.writeUInt32BE(5_001, 20)
  assert.equal(await refusalOf(png, 'image/png'), TOO_LARGE)
})

it('a JPEG is refused above 250 megapixels, whatever the browser calls it', async () => {
  for (const type of ['image/jpeg', '']) {
    assert.equal(await refusalOf(await jpegClaiming(15_811), type), undefined)
    assert.equal(await refusalOf(await jpegClaiming(15_812), type), TOO_LARGE)
  }
})

it('a file whose header is not recognized is left to the server', async () => {
  assert.equal(await refusalOf(Buffer.from('…'), 'image/jpeg'), undefined)
})
