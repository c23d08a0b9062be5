// How the server is started, by `npm start`, `npm run serve` and the benchmarks.
import {existsSync, readFileSync} from 'node:fs'
import {execNode24, fail, root} from './node24.mjs'

/**
 * On a machine with much memory V8 lets garbage gather: after 1,000 pages the server held 360 MB, of
 * which 50 MB were in use. Up to 1 GB is far more than it needs, and a limit at which V8 collects in
 * time; a young generation of 2 MB is as fast as one of 8 and leaves 30 MB less resident. Measured in
 * docs/decisions/037-collector-settings.md. The import is for a quick start, and says why itself.
 */
export const NODE_FLAGS = [
  '--max-semi-space-size=2',
  '--max-old-space-size=1024',
  `--import=${new URL('./fast-imports.mjs', import.meta.url)}`,
]

/**
 * For glibc, which reads it as a process starts: its default, eight arenas a core, keeps about 30 MB
 * more, and two of them 15.
 */
export const SERVER_ENV = {MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '1'}

/** Becomes the server, where the system allows it. `env`: more of its environment. */
export const execServer = (env = {}) =>
  execNode24([...NODE_FLAGS, 'site/server/main.ts'], {...SERVER_ENV, ...env})

/** Ends with what to run, where a build or a package that the server needs is missing. */
export function requireBuilt() {
  if (!existsSync(`${root}dist/server/render.js`)) {
    fail(
      'The site is not built yet: run `npm run build`, or copy a build as docs/guides/installing.md says.',
    )
  }
  const missing = productionPackages().find(path => !existsSync(`${root}${path}/package.json`))
  if (missing) fail(`${missing} is missing: run \`npm ci --omit=dev\`.`)
}

/** Their folders. Optional ones may be for another system. */
function productionPackages() {
  const {'': _project, ...all} = JSON.parse(
    readFileSync(`${root}package-lock.json`, 'utf8'),
  ).packages
  return Object.keys(all).filter(path => {
    const {dev, optional, devOptional} = all[path]
    return !dev && !optional && !devOptional
  })
}
