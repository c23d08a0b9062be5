import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sizesOf} from '#kit/ui/picture-sizes.ts'

describe('the width for which a picture is fetched', () => {
  it('sizes equals the displayed width on an ordinary screen', () => {
    assert.equal(sizesOf(380, 1), '380px')
    assert.equal(sizesOf(380.9, 1.6), '380px')
  })

  it('sizes is smaller on a dense screen, for 1.6 dots for each pixel', () => {
    for (const density of [1.75, 2, 2.625, 3]) {
      const dots = Number.parseInt(sizesOf(358, density), 10) * density
      assert.ok(dots <= 358 * 1.6 && dots > 358 * 1.6 - density, `${dots}`)
    }
  })
})
