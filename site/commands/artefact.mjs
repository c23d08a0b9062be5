// `npm run artefact -- DIR`: the last build with what it needs to be served by Node 24 of the machine
// that it is copied to: no sources of tests, no tools, no Node of its own, no demonstration's media.
import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, globSync, mkdirSync, realpathSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {fail, root} from './node24.mjs'
import {requireBuilt} from './server.mjs'

/** Commands, too: they are what an operator runs beside the server. */
const SOURCES = ['package.json', 'package-lock.json', 'LICENSE', '.env.example', 'site', 'widgets']
/** Only the npm package of the build is not served. Source maps are for developers. */
const NOT_NEEDED = [
  'dist/npm',
  'dist/**/*.map',
  'site/content/{art,demo/media}',
  'site/dev',
  'node_modules/node-{linux,win}-*',
  'node_modules/.bin/node',
  'node_modules/**/*.{map,md,d.ts,d.mts,d.cts}',
]

const [given] = process.argv.slice(2)
if (!given) fail('Name a folder that is not there yet: npm run artefact -- ../agency')
const target = resolve(given)
if (existsSync(target)) fail(`${target} is there already: name a folder that is not.`)
requireBuilt()

mkdirSync(target, {recursive: true})
for (const name of SOURCES) cpSync(join(root, name), join(target, name), {recursive: true})
cpSync(realpathSync(join(root, 'dist')), join(target, 'dist'), {recursive: true})
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const {status} = spawnSync(
  npm,
  ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  {
    cwd: target,
    stdio: 'inherit',
    shell: npm.endsWith('.cmd'),
  },
)
if (status !== 0) fail('npm ci failed. What it said is above; then start again.')
for (const path of globSync(NOT_NEEDED, {cwd: target})) {
  rmSync(join(target, path), {recursive: true, force: true})
}
console.log(
  `${target} is ready: copy it, and run node site/commands/serve.mjs there, with Node 24.`,
)
