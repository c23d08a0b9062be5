import assert from 'node:assert/strict'
import {spawnSync} from 'node:child_process'
import {it} from 'node:test'

it('the files of the build stay below their ceilings', () => {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['site/commands/sizes.mjs'], {
    encoding: 'utf8',
  })
  assert.equal(status, 0, stdout + stderr)
})
