// Keeps a server running on what the sources say now. A source that does not build leaves the old
// server running, and says why.
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {watch} from 'node:fs'
import {join} from 'node:path'
import {NODE_FLAGS} from '../server/node-flags.mjs'
import {root, run} from './node24.mjs'

/** Milliseconds: editors save in bursts, and one rebuild is enough for one. */
const QUIET = 200

let server
let timer
rebuild()
for (const folder of ['widgets', 'site', 'loader', 'docs']) {
  watch(join(root, folder), {recursive: true}, () => {
    clearTimeout(timer)
    timer = setTimeout(rebuild, QUIET)
  })
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

async function rebuild() {
  try {
    run('site/build/build.ts')
  } catch (error) {
    console.error(error.message)
    return
  }
  await stopServer()
  server = spawn(process.execPath, [...NODE_FLAGS, 'site/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
}

async function stopServer() {
  if (!server || server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function stop() {
  await stopServer()
  process.exit(0)
}
