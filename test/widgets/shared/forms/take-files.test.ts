import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {adoptFiles, filesOf, pickFrom} from '../../../../widgets/shared/forms/files/take-files.ts'

const [one, other] = ['a.png', 'b.png'].map(name => new File(['…'], name)) as [File, File]

const fieldWith = (files: File[] | null) => {
  const field = {files, value: files?.length ? 'C:\\fakepath\\a.png' : 'untouched'}
  return field as typeof field & HTMLInputElement
}

/** A shadow root that has this field under a name. */
const rootWith = (name: string, field: HTMLInputElement) => {
  const root = {
    querySelector: (selector: string) => (selector === `[type=file][name=${name}]` ? field : null),
  }
  return root as unknown as ShadowRoot
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

describe('files chosen before the form is loaded', () => {
  const adopted = (root: ShadowRoot | null | undefined) => {
    const taken: File[][] = []
    adoptFiles(root, 'media', files => taken.push(files))
    return taken
  }

  it('files chosen before the form is loaded are passed to the form', () => {
    const field = fieldWith([one])
    assert.deepEqual(adopted(rootWith('media', field)), [[one]])
    assert.equal(field.value, '')
  })

  it('no files are passed when none were chosen or the field is missing', () => {
    assert.deepEqual(adopted(rootWith('media', fieldWith([]))), [])
    assert.deepEqual(adopted(rootWith('images', fieldWith([one]))), [])
    assert.deepEqual(adopted(null), [])
    assert.deepEqual(adopted(undefined), [])
  })
})
