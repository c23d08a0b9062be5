import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {pictureFiles} from '#kit/ui/picture-files.ts'

describe('files of a picture', () => {
  const pathsOf = (path: string, width: number, widths: number[]) =>
    pictureFiles(path, {width, widths}).map(file => [file.path, file.width, file.format])

  it('a picture has an AVIF and a WebP file of each width, named after it', () => {
    assert.deepEqual(pathsOf('pictures/villa.jpg', 1000, [320, 640]), [
      ['pictures/villa-320.avif', 320, 'avif'],
      ['pictures/villa-640.avif', 640, 'avif'],
      ['pictures/villa-320.webp', 320, 'webp'],
      ['pictures/villa-640.webp', 640, 'webp'],
    ])
  })

  it('a WebP picture has no WebP file of its original width, a JPEG has one', () => {
    assert.deepEqual(pathsOf('villa.webp', 640, [320, 640]), [
      ['villa-320.avif', 320, 'avif'],
      ['villa-640.avif', 640, 'avif'],
      ['villa-320.webp', 320, 'webp'],
    ])
    assert.equal(pathsOf('villa.jpg', 640, [640]).length, 2)
  })

  it('a picture file keeps the original path up to its last dot', () => {
    assert.deepEqual(pathsOf('v1.2/old.villa.png', 9, [5])[0]?.[0], 'v1.2/old.villa-5.avif')
  })

  it('a picture without widths has no files', () => {
    assert.deepEqual(pathsOf('villa.jpg', 640, []), [])
  })
})
