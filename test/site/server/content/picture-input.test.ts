import assert from 'node:assert/strict'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {it} from 'node:test'
import {pixelLimit} from '#server/content/media/picture-input.ts'
import {jpegClaiming, raster} from '../support/content/media-samples.ts'
import {newDirectory} from '../support/storage/directories.ts'

async function limitOf(picture: Buffer) {
  const file = join(await newDirectory(), 'picture')
  await writeFile(file, picture)
  return pixelLimit(file)
}

it('a photo of 250 megapixels is taken, because it is shrunk while it is decoded', async () => {
  assert.equal(await limitOf(await jpegClaiming(15_811)), 250_000_000)
})

it('a picture that takes the memory of all its pixels may have 60 megapixels', async () => {
  assert.equal(await limitOf(await raster(1, 'png')), 60_000_000)
  assert.equal(await limitOf(await jpegClaiming(15_811, 15_811, true)), 60_000_000)
  assert.equal(await limitOf(await jpegClaiming(2_560, 60_000)), 60_000_000)
})
