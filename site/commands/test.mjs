// `npm test`: every check, from a fresh clone. Each step says what it is; the first that fails ends it.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ensureInstalled, run} from './node24.mjs'

const WIDGETS = 'test/web-test-runner.config.mjs'

const steps = [
  ['types', () => run('node_modules/typescript/bin/tsc', ['--noEmit'])],
  ['format, lint, import rules', () => run('node_modules/@biomejs/biome/bin/biome', ['check'])],
  ['translations', () => run('site/commands/messages.mjs', ['--check'])],
  ['build', () => run('site/build/build.ts')],
  ['byte budgets', () => run('site/commands/sizes.mjs')],
  ['shared code and server, on both databases', () => runNodeTests(['shared', 'server'], 2)],
  [
    'widgets in a browser, both builds',
    () => run('node_modules/@web/test-runner/dist/bin.js', ['--config', WIDGETS]),
  ],
  ['the site in a browser', () => runInBrowser(['site'], 2)],
  // Real pointers, and time that is measured: these want the machine to themselves.
  [
    'loader, hostile pages, docs, npm package, end to end',
    () => runInBrowser(['loader', 'hostile', 'docs', 'npm', 'end-to-end'], 1),
  ],
]

ensureInstalled()
const started = Date.now()
for (const [name, check] of steps) {
  console.log(`\n== ${name}`)
  try {
    check()
  } catch (error) {
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
console.log(`\nall checks passed in ${Math.round((Date.now() - started) / 1000)} s`)

/** Tests that start servers and browsers of their own, so many files at a time, on two cores. */
function runNodeTests(folders, atOnce, ...more) {
  const options = [
    `--test-concurrency=${atOnce}`,
    '--test-global-setup=test/server/support/shared-parts.ts',
    '--test-reporter=spec',
    '--test-timeout=60000',
    ...more,
  ]
  const files = folders.map(folder => `test/${folder}/*.test.ts`)
  run('--test', [...options, ...files], {NODE_ENV: 'test'})
}

/**
 * A browser on a busy machine may lose a click or a second: what failed is tried once more, alone,
 * and said aloud, since a test that needs it hides a race or is one.
 */
function runInBrowser(folders, atOnce) {
  const folder = mkdtempSync(join(tmpdir(), 'ocp-tests-'))
  const state = join(folder, 'tries.json')
  const attempt = () => runNodeTests(folders, atOnce, `--test-rerun-failures=${state}`)
  try {
    attempt()
  } catch {
    console.error('\n== once more, what failed')
    attempt()
    console.error(`\nonly at the second try:\n${neededTwo(state).join('\n')}`)
  } finally {
    rmSync(folder, {recursive: true})
  }
}

/** The tests that the second of two tries passed and the first did not. */
function neededTwo(state) {
  const [first, second = {}] = JSON.parse(readFileSync(state, 'utf8'))
  return Object.entries(second)
    .filter(([place, {children}]) => !(place in first) && children.length === 0)
    .map(([place, {name}]) => `${name} (${place})`)
}
