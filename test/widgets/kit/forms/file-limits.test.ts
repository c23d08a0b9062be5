import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  fileMessages,
  imagesRefusal,
  imageTypes,
  isImageType,
  isResume,
} from '#kit/forms/files/limits.ts'

const image = (type = 'image/png', size = 1) => ({name: 'x', type, size})
const MB = 1024 * 1024

describe('image limits', () => {
  it('only JPEG, PNG, WebP, AVIF and GIF files are accepted as images', () => {
    assert.deepEqual(imageTypes, {
      'image/jpeg': ['jpg', 'jpeg'],
      'image/png': ['png'],
      'image/webp': ['webp'],
      'image/avif': ['avif'],
      'image/gif': ['gif'],
    })
    for (const type of Object.keys(imageTypes)) assert.equal(isImageType(image(type)), true)
    for (const type of ['image/svg+xml', 'application/pdf', 'toString', 'constructor']) {
      assert.equal(isImageType(image(type)), false, type)
    }
  })

  it('an image without a type is accepted, since some systems name none', () => {
    assert.equal(isImageType(image('')), true)
  })

  const cases: [what: string, images: ReturnType<typeof image>[], error: string | undefined][] = [
    ['no files', [], undefined],
    ['five images', Array(5).fill(image()), undefined],
    ['six images', Array(6).fill(image()), 'Please select only 5 images'],
    [
      'five images and another file',
      [...Array(5).fill(image()), image('x/y')],
      'Please select only 5 images',
    ],
    ['an image and a PDF', [image(), image('application/pdf')], 'Invalid file format'],
    ['a text file', [image('text/plain')], 'Invalid file format'],
    ['an image of 20 MB', [image('image/png', 20 * MB)], undefined],
    [
      'an image of over 20 MB',
      [image(), image('image/png', 20 * MB + 1)],
      'Each image can be up to 20 MB.',
    ],
    ['another file of over 20 MB', [image('x/y', 21 * MB)], 'Invalid file format'],
  ]
  for (const [what, images, error] of cases) {
    it(`a choice of ${what} shows ${error ?? 'no message'}`, () =>
      assert.equal(imagesRefusal(images), error))
  }
})

describe('resume limits', () => {
  it('a resume is accepted as a PDF of less than 10 MB', () => {
    assert.equal(isResume(image('application/pdf', 10 * MB - 1)), true)
    assert.equal(isResume(image('application/pdf', 10 * MB)), false)
    assert.equal(isResume(image('image/png', 1)), false)
    assert.equal(isResume(image('', 1)), false)
  })

  it('a refused resume shows the message of the specification', () => {
    assert.equal(fileMessages.resume, 'Invalid File Format')
  })
})
