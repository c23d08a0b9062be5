import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  fileMessages,
  imagesRefusal,
  imageTypes,
  isImageType,
  isResume,
} from '../../../../widgets/shared/forms/files/limits.ts'

const image = (type = 'image/png', size = 1) => ({name: 'x', type, size})
const MB = 1024 * 1024

describe('images', () => {
  it('are JPEG, PNG, WebP, AVIF or GIF, by the type that a browser names and the ending', () => {
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

  it('pass without a type, which some systems do not name', () => {
    assert.equal(isImageType(image('')), true)
  })

  const cases: [what: string, images: ReturnType<typeof image>[], refusal: string | undefined][] = [
    ['none', [], undefined],
    ['five', Array(5).fill(image()), undefined],
    ['six', Array(6).fill(image()), 'Please select only 5 images'],
    [
      'six, of which one is none',
      [...Array(5).fill(image()), image('x/y')],
      'Please select only 5 images',
    ],
    ['one that is none', [image(), image('application/pdf')], 'Invalid file format'],
    ['none that is one', [image('text/plain')], 'Invalid file format'],
    ['one of 20 MB', [image('image/png', 20 * MB)], undefined],
    [
      'a larger one',
      [image(), image('image/png', 20 * MB + 1)],
      'Each image may have up to 20 MB.',
    ],
    ['a larger one that is none', [image('x/y', 21 * MB)], 'Invalid file format'],
  ]
  for (const [what, images, refusal] of cases) {
    it(`${what}: ${refusal ?? 'taken'}`, () => assert.equal(imagesRefusal(images), refusal))
  }
})

describe('a resume', () => {
  it('is a PDF of less than 10 MB', () => {
    assert.equal(isResume(image('application/pdf', 10 * MB - 1)), true)
    assert.equal(isResume(image('application/pdf', 10 * MB)), false)
    assert.equal(isResume(image('image/png', 1)), false)
    assert.equal(isResume(image('', 1)), false)
  })

  it('is refused in the words of the specification', () => {
    assert.equal(fileMessages.resume, 'Invalid File Format')
  })
})
