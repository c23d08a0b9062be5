import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  file,
  files,
  flag,
  optional,
  read,
  readFile,
  send,
  takesFiles,
  text,
} from '#kit/api-client/call.ts'

describe('description of an API call', () => {
  it('a field of a call is required unless it is marked as optional', () => {
    for (const [kind, field] of Object.entries({text, flag, file, files})) {
      assert.deepEqual(field, {kind, optional: false})
      assert.deepEqual(optional(field), {kind, optional: true})
    }
  })

  it('a call uses its name as path unless another path is given', () => {
    const params = {slug: text}
    const response = {read: () => 'a team'}
    assert.deepEqual(read(response)('getTeam', params), {
      name: 'getTeam',
      method: 'GET',
      path: 'getTeam',
      params,
      response,
    })
    assert.equal(read(response)('getTeam', params, 'team/{slug}').path, 'team/{slug}')
    assert.deepEqual(send('contact', params), {
      name: 'contact',
      method: 'POST',
      path: 'contact',
      params,
    })
    assert.equal(send('contact', params, 'enquiry').path, 'enquiry')
    const media = {name: 'media', method: 'GET', path: 'media', params, isFile: true}
    assert.deepEqual(readFile('media', params), media)
    assert.equal(readFile('media', params, 'media/{slug}').path, 'media/{slug}')
  })

  it('a call is multipart only if one of its fields takes files', () => {
    assert.equal(takesFiles(send('a', {text, flag})), false)
    assert.equal(takesFiles(send('a', {})), false)
    assert.equal(takesFiles(send('a', {text, media: optional(file)})), true)
    assert.equal(takesFiles(send('a', {text, files})), true)
  })
})
