import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {filesOf, pickFrom} from '#kit/forms/files/take-files.ts'

const [one, other] = ['a.png', 'b.png'].map(name => new File(['…'], name)) as [File, File]

const fieldWith = (files: File[] | null) => {
  const field = {files, value: files?.length ? 'C:\\fakepath\\a.png' : 'untouched'}
  return field as typeof field & HTMLInputElement
}

describe('files in a form’s values', () => {
  it('filesOf returns an array for a list of files, one file or none', () => {
    assert.deepEqual(filesOf([one, other]), [one, other])
    assert.deepEqual(filesOf(one), [one])
    for (const none of [undefined, null, '', 'a.png', {}]) assert.deepEqual(filesOf(none), [])
  })
})

describe('file input', () => {
  it('pickFrom returns the chosen files and clears the input', () => {
    const field = fieldWith([one, other])
    assert.deepEqual(pickFrom(field), [one, other])
    assert.equal(field.value, '')
  })

  it('pickFrom leaves an input without chosen files unchanged', () => {
    for (const field of [fieldWith([]), fieldWith(null)]) {
      assert.deepEqual(pickFrom(field), [])
      assert.equal(field.value, 'untouched')
    }
  })
})
