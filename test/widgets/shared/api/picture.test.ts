import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {pictureFiles} from '../../../../widgets/shared/api/picture.ts'

describe('the files of a picture', () => {
  const pathsOf = (path: string, width: number, widths: number[]) =>
    pictureFiles(path, {width, widths}).map(file => [file.path, file.width, file.format])

  it('are an AVIF and a WebP of each width, called after it', () => {
    assert.deepEqual(pathsOf('pictures/villa.jpg', 1000, [320, 640]), [
      ['pictures/villa-320.avif', 320, 'avif'],
      ['pictures/villa-640.avif', 640, 'avif'],
      ['pictures/villa-320.webp', 320, 'webp'],
      ['pictures/villa-640.webp', 640, 'webp'],
    ])
  })

  it('do not have a WebP of the width that the picture itself is', () => {
    assert.deepEqual(pathsOf('villa.webp', 640, [320, 640]), [
      ['villa-320.avif', 320, 'avif'],
      ['villa-640.avif', 640, 'avif'],
      ['villa-320.webp', 320, 'webp'],
    ])
    assert.equal(pathsOf('villa.jpg', 640, [640]).length, 2)
  })

  it('are named by what stands before the last dot', () => {
    assert.deepEqual(pathsOf('v1.2/old.villa.png', 9, [5])[0]?.[0], 'v1.2/old.villa-5.avif')
  })

  it('are none where there are no widths', () => {
    assert.deepEqual(pathsOf('villa.jpg', 640, []), [])
  })
})
