// `npm run dev`: the same as start, rebuilding and starting anew when a source changes.
import {spawn} from 'node:child_process'
import {watch} from 'node:fs'
import {join} from 'node:path'
import {NODE_FLAGS} from '../server/node-flags.mjs'
import {build} from './build.mjs'
import {ensureInstalled, node24, root} from './node24.mjs'

/** Editors save in bursts; one rebuild is enough for one. */
const QUIET = 200
const watched = ['widgets', 'site', 'loader', 'docs']

ensureInstalled()
build()
let server = start()
let timer

for (const folder of watched) {
  watch(join(root, folder), {recursive: true}, () => {
    clearTimeout(timer)
    timer = setTimeout(restart, QUIET)
  })
}

function restart() {
  try {
    build()
  } catch (error) {
    console.error(error.message) // the old server goes on until the source is right again
    return
  }
  server.once('exit', () => {
    server = start()
  })
  server.kill('SIGTERM')
}

function start() {
  const env = {...process.env, NODE_ENV: process.env.NODE_ENV ?? 'development'}
  return spawn(node24(), [...NODE_FLAGS, 'site/server/main.ts'], {cwd: root, stdio: 'inherit', env})
}

process.on('SIGINT', () => {
  server.once('exit', () => process.exit(0))
  server.kill('SIGTERM')
})
