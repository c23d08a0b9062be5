import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {coordinates} from '#kit/api-client/shapes.ts'

describe('shapes of answers', () => {
  it('a place is read from two numbers', () => {
    assert.deepEqual(coordinates.read([25.08, 55.14]), [25.08, 55.14])
    assert.deepEqual(coordinates.read([0, 0]), [0, 0])
  })

  it('a place with less than two numbers is none', () => {
    const broken = [[25.08], [null, 55.14], [25.08, 'east'], [], '25', {0: 25.08, 1: 55.14}, null]
    for (const value of broken) {
      assert.equal(coordinates.read(value), undefined, JSON.stringify(value))
    }
  })
})
