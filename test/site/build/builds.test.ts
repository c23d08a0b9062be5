import assert from 'node:assert/strict'
import {spawn} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, it, type TestContext} from 'node:test'
import {startOf} from '#server/platform/process-start.ts'
import {buildsOf} from '../../../site/build/builds.ts'
import {newDirectory} from '../server/support/storage/directories.ts'

/** A finished build whose page names it. */
function make(root: string, name: string) {
  const builds = buildsOf(root)
  mkdirSync(builds.unfinished(name), {recursive: true})
  writeFileSync(join(builds.unfinished(name), 'page'), name)
  builds.complete(name)
  builds.publish(name)
}

const served = (root: string) => readFileSync(join(root, 'dist', 'page'), 'utf8')

/** Marks what `dist` names as served, by a process that ends with the test. */
function serve(root: string, test: TestContext) {
  const server = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  test.after(() => server.kill())
  const folder = realpathSync(join(root, 'dist'))
  writeFileSync(join(folder, `.served-by-${server.pid}`), startOf(server.pid ?? 0) ?? '')
  return folder
}

describe('published builds', () => {
  it('dist points to a build only once that build is complete', async () => {
    const root = await newDirectory()
    make(root, 'first')
    const builds = buildsOf(root)
    mkdirSync(builds.unfinished('second'))
    assert.equal(served(root), 'first')
    make(root, 'second')
    assert.equal(served(root), 'second')
  })

  it('a build replaces a dist folder that an earlier version left', async () => {
    const root = await newDirectory()
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist', 'page'), 'old')
    make(root, 'first')
    assert.equal(served(root), 'first')
  })

  it('later builds keep the files of a running server', async test => {
    const root = await newDirectory()
    make(root, 'first')
    const folder = serve(root, test)
    for (const name of ['second', 'third', 'fourth']) make(root, name)
    assert.equal(readFileSync(join(folder, 'page'), 'utf8'), 'first')
  })

  it('a build keeps the previous build and removes older unused ones', async () => {
    const root = await newDirectory()
    for (const name of ['first', 'second', 'third']) make(root, name)
    const remaining = ['first', 'second', 'third'].filter(name =>
      existsSync(join(root, '.builds', name)),
    )
    assert.deepEqual(remaining, ['second', 'third'])
  })

  it('a build removes leftovers of a killed build, but no build in progress', async () => {
    const root = await newDirectory()
    make(root, 'first')
    const killed = join(root, '.builds', 'second.unfinished-4194304')
    const inProgress = join(root, '.builds', `third.unfinished-${process.ppid}`)
    for (const folder of [killed, inProgress]) mkdirSync(folder)
    make(root, 'fourth')
    assert.deepEqual([existsSync(killed), existsSync(inProgress)], [false, true])
  })

  it('an earlier build can be published again as a rollback', async () => {
    const root = await newDirectory()
    for (const name of ['first', 'second']) make(root, name)
    buildsOf(root).publish('first')
    assert.equal(served(root), 'first')
  })
})
