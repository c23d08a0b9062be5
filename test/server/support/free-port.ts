/** Finds an unused TCP port; the same process never gets one twice. */
import {once} from 'node:events'
import {createServer} from 'node:net'

/** Below those that systems give to connections, which could take one before its server does. */
const FIRST = 20_000
const COUNT = 12_000

/** Test files are processes: each begins somewhere else. */
let tried = process.pid * 7919

export async function freePort(): Promise<number> {
  for (let left = COUNT; left > 0; left--) {
    const port = FIRST + (tried++ % COUNT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
