import assert from 'node:assert/strict'
import {execFile} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {promisify} from 'node:util'
import {buildsOf} from '../../../site/build/builds.ts'
import {copyWorkingTree, type WorkingCopy} from '../../support/partner/working-copy.ts'

describe('build of a broken source', () => {
  let copy: WorkingCopy
  before(async () => {
    copy = await copyWorkingTree()
    const builds = buildsOf(copy.folder)
    mkdirSync(builds.unfinished('before'), {recursive: true})
    writeFileSync(join(builds.unfinished('before'), 'page'), 'as before')
    builds.complete('before')
    builds.publish('before')
  })
  after(() => copy.remove())

  it('a syntax error fails the build by file and line, and keeps the last build', async () => {
    await copy.edit('widgets/book-now/view.tsx', 'export ', 'const broken: = ;\nexport ')
    const build = promisify(execFile)(process.execPath, ['site/build/build.ts'], {
      cwd: copy.folder,
    })
    await assert.rejects(build, ({code, stderr}: {code: number; stderr: string}) => {
      assert.equal(code, 1)
      assert.match(stderr, /widgets\/book-now\/view\.tsx \(\d+:\d+\).*Type expected/)
      assert.match(stderr, /What was built before is still served\./)
      return true
    })
    assert.equal(readFileSync(join(copy.folder, 'dist', 'page'), 'utf8'), 'as before')
  })
})
