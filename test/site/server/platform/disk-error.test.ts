/** Tests which file system errors the operator can solve with DATA_DIR. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {asDiskError} from '#server/platform/operator-error.ts'

const failing = (path: string) =>
  Object.assign(new Error('refused'), {code: 'EACCES', syscall: 'open', path})

describe('file system error', () => {
  for (const path of ['/data', '/data/spool/1.jsonl', '/']) {
    it(`an EACCES error at ${path} is reported as one of DATA_DIR=/data`, () => {
      assert.match(`${asDiskError(failing(path), '/data')}`, /DATA_DIR=\/data cannot be read/)
    })
  }

  for (const path of ['/data2', '/data2/content', '/dat', '/other']) {
    it(`an EACCES error at ${path} is not reported as one of DATA_DIR=/data`, () => {
      assert.equal(asDiskError(failing(path), '/data'), undefined)
    })
  }
})
