// `npm run build`: everything that is served, into dist/. Skipped when nothing it is made of changed.
import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {ensureInstalled, root, run} from './node24.mjs'

const sources = ['widgets', 'site/browser', 'site/build', 'site/server/content', 'loader', 'docs']
const files = ['rollup.config.mjs', 'tsconfig.json', 'package-lock.json']

/** Builds unless `dist/` was made of the very same files. */
export function build({force = false} = {}) {
  const made = fingerprint()
  const mark = join(root, 'dist/.made-of')
  if (!force && existsSync(mark) && readFileSync(mark, 'utf8') === made) return
  console.log('building …')
  rmSync(join(root, 'dist'), {recursive: true, force: true})
  run('node_modules/rollup/dist/bin/rollup', ['-c', '--silent'])
  run('site/build/npm.mjs')
  run('site/build/docs.mjs')
  writeFileSync(mark, made)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of [...sources.flatMap(filesBelow), ...files]) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(join(root, folder))
    .sort()
    .flatMap(name => {
      const path = `${folder}/${name}`
      return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path]
    })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  build({force: process.argv.includes('--force')})
}
