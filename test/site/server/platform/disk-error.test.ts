/** Which file system errors are the operator's to solve with DATA_DIR. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {asDiskError} from '../../../../site/server/platform/disk-error.ts'

const failing = (path: string) =>
  Object.assign(new Error('refused'), {code: 'EACCES', syscall: 'open', path})

describe('an error of the file system', () => {
  for (const path of ['/data', '/data/spool/1.jsonl', '/']) {
    it(`at ${path} names DATA_DIR=/data`, () => {
      assert.match(`${asDiskError(failing(path), '/data')}`, /DATA_DIR=\/data cannot be read/)
    })
  }

  for (const path of ['/data2', '/data2/content', '/dat', '/other']) {
    it(`at ${path} does not name DATA_DIR=/data`, () => {
      assert.equal(asDiskError(failing(path), '/data'), undefined)
    })
  }
})
