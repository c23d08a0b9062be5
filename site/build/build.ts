/**
 * Everything that is served, as one folder. Skipped when that folder has been made of the same sources;
 * a build that fails leaves everything as it was.
 */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {rmSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {buildsOf} from './builds.ts'
import {fingerprintOf} from './fingerprint.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = [
  'widgets',
  'loader',
  'docs',
  'site/app',
  'site/desk',
  'site/build',
  'site/server/content',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  'LICENSE',
  '.env.example',
]
const ROLLUP = 'node_modules/rollup/dist/bin/rollup'

const builds = buildsOf(root)
const isForced = process.argv.includes('--force')
const made = fingerprintOf(root, SOURCES)
// A folder that may be served is never built into again.
const name = isForced ? `${made}-${Date.now().toString(36)}` : made
if (!builds.isComplete(name)) await build()
builds.publish(name)

async function build() {
  console.log('building …')
  const folder = builds.unfinished(name)
  try {
    await run(folder, ROLLUP, '-c', '--silent')
    await run(folder, 'site/build/described.mjs')
    await run(folder, 'site/build/licences.mjs')
    builds.complete(name)
  } catch (error) {
    rmSync(folder, {recursive: true, force: true})
    console.error(`${(error as Error).message}. What was built before is still served.`)
    process.exit(1)
  }
}

async function run(folder: string, script: string, ...args: string[]) {
  const env = {...process.env, NODE_ENV: 'production', BUILD_DIR: folder}
  const child = spawn(process.execPath, [script, ...args], {cwd: root, env, stdio: 'inherit'})
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`The build failed in ${script}`)
}
