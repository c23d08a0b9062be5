import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fieldsOf, filesOf} from '../../../../site/server/leads/delivery/content.ts'

const file = (path: string) => ({path, sha256: 's', name: path, type: 'image/png', size: 1})

describe('the content of a lead', () => {
  it('begins with who it is and ends with the message; the rest keeps its order', () => {
    const payload = {
      message: 'Hi',
      zone: 'Marina',
      email: 'l@example.com',
      budget: '1',
      is_whatsapp_number: true,
      age: '2',
      phone: '97150',
      name: 'Layla',
    }
    assert.deepEqual(Object.entries(fieldsOf({payload})), [
      ['name', 'Layla'],
      ['phone', '97150'],
      ['is_whatsapp_number', true],
      ['email', 'l@example.com'],
      ['zone', 'Marina'],
      ['budget', '1'],
      ['age', '2'],
      ['message', 'Hi'],
    ])
  })

  it('is what was filled in: not the page, and no files', () => {
    const payload = {
      name: 'Layla',
      fromUrl: 'careers',
      media: file('1.pdf'),
      property_images: [file('1.png'), file('2.png')],
      none: [],
      words: ['a', 'b'],
      nothing: null,
      like: {path: 'but no file'},
      alike: {sha256: 'no file either'},
    }
    assert.deepEqual(fieldsOf({payload}), {
      name: 'Layla',
      none: [],
      words: ['a', 'b'],
      nothing: null,
      like: {path: 'but no file'},
      alike: {sha256: 'no file either'},
    })
  })

  it('names each file with its field', () => {
    const payload = {
      name: 'Layla',
      nothing: null,
      media: file('1.pdf'),
      property_images: [file('1.png'), 'no file', file('2.png')],
    }
    assert.deepEqual(filesOf({payload}), [
      {field: 'media', ...file('1.pdf')},
      {field: 'property_images', ...file('1.png')},
      {field: 'property_images', ...file('2.png')},
    ])
    // One file among others makes a field one of files.
    assert.deepEqual(Object.keys(fieldsOf({payload})), ['name', 'nothing'])
  })
})
