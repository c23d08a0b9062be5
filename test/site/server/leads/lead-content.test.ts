import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fieldsOf, filesOf} from '#server/leads/delivery/content.ts'

const file = (path: string) => ({path, sha256: 's', name: path, type: 'image/png', size: 1})

describe('content of a lead', () => {
  it('fields of a lead start with the contact, end with the message, else keep order', () => {
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

  it('fields of a lead exclude its page and uploaded files', () => {
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

  it('files of a lead are listed with the name of their form field', () => {
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
    // A list with at least one file counts as a file field.
    assert.deepEqual(Object.keys(fieldsOf({payload})), ['name', 'nothing'])
  })
})
